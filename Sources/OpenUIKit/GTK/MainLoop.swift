import CGTK

/// Work for a later turn of GTK's main loop.
@MainActor
enum MainLoop {
  private final class Box {
    let body: @MainActor () -> Void
    init(_ body: @escaping @MainActor () -> Void) { self.body = body }
  }

  /// Runs a closure once in a turn of its own, before the next frame is laid out.
  static func beforeNextFrame(_ body: @escaping @MainActor () -> Void) {
    g_idle_add_full(
      gint(G_PRIORITY_HIGH_IDLE),
      { data in
        if let data { Unmanaged<Box>.fromOpaque(data).takeUnretainedValue().body() }
        return 0
      },
      Unmanaged.passRetained(Box(body)).toOpaque(),
      { data in
        if let data { Unmanaged<Box>.fromOpaque(data).release() }
      }
    )
  }
}
