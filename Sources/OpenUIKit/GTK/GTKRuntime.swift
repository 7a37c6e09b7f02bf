import CGTK
import Foundation

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func dispatchMainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func dispatchDrainMainQueue(_: UnsafeMutableRawPointer?)

/// Brings up GTK and ties its main loop to the main actor.
@MainActor
package enum GTKRuntime {
  private static var didStart = false
  private static var mainLoop: OpaquePointer?

  /// Initialises GTK and libadwaita once; stops with a clear sentence where there is no display.
  package static func start() {
    guard !didStart else { return }
    didStart = true
    // The desktop and assistive technologies know the program by it.
    if g_get_prgname() == nil { g_set_prgname(ProcessInfo.processInfo.processName) }
    guard gtk_init_check() != 0 else {
      FileHandle.standardError.write(
        Data("OpenUIKit: cannot open a display; set WAYLAND_DISPLAY or DISPLAY, or run under Xvfb.\n".utf8)
      )
      exit(1)
    }
    adw_init()
    ThemeObserver.start()
    BroadwayPointer.correctReleases()
  }

  /// Whether GTK has been initialised in this process.
  package static var isStarted: Bool { didStart }

  /// Runs the main loop until `stop()`.
  ///
  /// The main dispatch queue, and with it the main actor, is drained from a source of the loop. Its event counter
  /// must be read before the queue is drained, else the source stays ready and nothing of lower priority, such as
  /// drawing, ever runs.
  package static func run() {
    start()
    let handle = dispatchMainQueueHandle()
    let source = g_unix_fd_add(
      handle,
      G_IO_IN,
      { descriptor, _, _ in
        var counter: UInt64 = 0
        _ = read(descriptor, &counter, MemoryLayout<UInt64>.size)
        dispatchDrainMainQueue(nil)
        return 1
      },
      nil
    )
    dispatchDrainMainQueue(nil)
    let loop = g_main_loop_new(nil, 0)
    mainLoop = loop
    g_main_loop_run(loop)
    mainLoop = nil
    g_main_loop_unref(loop)
    g_source_remove(source)
  }

  /// Ends `run()` after the current turn of the loop.
  package static func stop() {
    if let mainLoop { g_main_loop_quit(mainLoop) }
  }
}
