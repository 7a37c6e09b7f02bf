import CGTK

/// A one-time source that is dispatched when the main loop next wakes up, whatever wakes it.
@MainActor
enum MainLoopTurn {
  /// The longest sleep of the turn, in milliseconds: work done by other threads wakes no main loop.
  private static let longestSleep: Int32 = 10

  /// GLib keeps the pointer for the life of each source.
  private static let functions: UnsafeMutablePointer<GSourceFuncs> = {
    let functions = UnsafeMutablePointer<GSourceFuncs>.allocate(capacity: 1)
    functions.initialize(to: GSourceFuncs())
    functions.pointee.prepare = { _, timeout in
      timeout?.pointee = MainLoopTurn.longestSleep
      return 0
    }
    functions.pointee.check = { _ in 1 }
    functions.pointee.dispatch = { _, callback, data in callback?(data) ?? 0 }
    return functions
  }()

  /// Whether the main loop of the tests runs; without it a wait would never end.
  static var isPossible = false

  /// Calls `action` at the end of the next turn, once.
  static func start(_ action: @escaping @MainActor () -> Void) {
    precondition(isPossible, "The main thread does not run the GLib main loop: dispatch_main was not replaced")
    let source = g_source_new(functions, guint(MemoryLayout<GSource>.size))
    g_source_set_priority(source, G_PRIORITY_DEFAULT_IDLE)
    g_source_set_callback(
      source,
      { data in
        // The box is the source's; GLib destroys it after this call.
        data.map { Unmanaged<Action>.fromOpaque($0).takeUnretainedValue().run() }
        return 0
      },
      Unmanaged.passRetained(Action(action)).toOpaque(),
      { data in data.map { Unmanaged<Action>.fromOpaque($0).release() } }
    )
    g_source_attach(source, nil)
    g_source_unref(source)
  }

  private final class Action {
    let run: @MainActor () -> Void
    init(_ run: @escaping @MainActor () -> Void) { self.run = run }
  }
}
