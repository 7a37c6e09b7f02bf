import CGTK

@_silgen_name("_dispatch_get_main_queue_handle_4CF")
private func mainQueueHandle() -> Int32

@_silgen_name("_dispatch_main_queue_callback_4CF")
private func drainMainQueue(_ message: UnsafeMutableRawPointer?)

/// Runs the GLib main loop on the calling thread, for ever, and the main dispatch queue from it.
///
/// The test runner ends in `dispatch_main()`, which parks the main thread and leaves the main queue to whichever pool
/// thread is free. A symbol of the executable takes the place of a library's of the same name, so this one makes the
/// thread that started the process the main actor's thread, as in an application, and GTK draws frames whenever a test
/// awaits. It relies on the dynamic libdispatch.
@_cdecl("dispatch_main")
public func runMainLoopForever() -> Never {
  MainActor.assumeIsolated { MainLoopTurn.isPossible = true }
  // The handle is an eventfd that is readable while the main queue holds work.
  _ = g_unix_fd_add(
    mainQueueHandle(),
    G_IO_IN,
    { descriptor, _, _ in
      var value: UInt64 = 0
      _ = read(descriptor, &value, MemoryLayout<UInt64>.size)
      drainMainQueue(nil)
      return 1
    },
    nil
  )
  // What was queued before the handle existed was announced to nobody.
  drainMainQueue(nil)
  g_main_loop_run(g_main_loop_new(nil, 0))
  fatalError("The main loop of the tests has ended, and nothing ends it")
}
