import CGTK

/// Waits until `condition` holds, while the main loop runs: frames are drawn, animations go on and input arrives.
///
/// The condition is evaluated now and after each turn of the main loop, on the main thread.
///
/// - Parameters:
///   - expectation: what is awaited, as a phrase that completes "waited in vain for".
///   - limit: the longest wait; past it the function throws.
///   - condition: what has to hold. An error it throws ends the wait.
/// - Throws: `WaitTimedOut` when the condition does not hold within `limit`.
@MainActor
public func waitFor(
  _ expectation: @autoclosure () -> String,
  within limit: Duration = .seconds(10),
  fileID: StaticString = #fileID,
  line: UInt = #line,
  until condition: () throws -> Bool
) async throws {
  let deadline = ContinuousClock.now + limit
  while try !condition() {
    guard ContinuousClock.now < deadline else {
      throw WaitTimedOut(expectation(), limit: limit, fileID: fileID, line: line)
    }
    await nextMainLoopTurn()
  }
}

/// Waits until the main loop has been through one more turn: it has slept until something happened, for 10 ms at most,
/// and has dealt with all that is more urgent than idle work, layout and drawing among it.
@MainActor
public func nextMainLoopTurn() async {
  await withCheckedContinuation { continuation in
    MainLoopTurn.start { continuation.resume() }
  }
}

/// Waits until the frame clock of `widget` has painted one more frame, and asks it for that frame.
///
/// - Parameters:
///   - widget: a realized widget, for example the window.
///   - limit: the longest wait; a window that is not mapped draws nothing.
/// - Returns: the number of the frame, counted by the clock.
/// - Throws: `WaitTimedOut` when no frame is painted within `limit`.
@MainActor
@discardableResult
public func nextFrame(
  of widget: UnsafeMutablePointer<GtkWidget>,
  within limit: Duration = .seconds(10),
  fileID: StaticString = #fileID,
  line: UInt = #line
) async throws -> Int {
  guard let clock = gtk_widget_get_frame_clock(widget) else {
    throw WaitTimedOut("a frame of a widget that is not realized", limit: .zero, fileID: fileID, line: line)
  }
  let frames = FrameCounter(clock)
  defer { frames.stop() }
  gtk_widget_queue_draw(widget)
  try await waitFor("the next frame", within: limit, fileID: fileID, line: line) { frames.count > 0 }
  return Int(gdk_frame_clock_get_frame_counter(clock))
}
