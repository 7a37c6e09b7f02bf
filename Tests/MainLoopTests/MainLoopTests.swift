import CGTK
import Foundation
import MainLoopTesting
import Testing

@Suite(.serialized)
@MainActor
struct MainLoopTests {
  init() { _ = GTKStartup.done }

  @Test("The main actor runs on the thread that started the process")
  func mainActorIsTheMainThread() async {
    #expect(isMainThread())
    await Task.yield()
    #expect(isMainThread())
    await Task.detached {}.value
    #expect(isMainThread(), "also after waiting for work on another thread")
  }

  @Test("Frames are drawn while a test awaits")
  func framesAreDrawn() async throws {
    let window = Window()
    let first = try await nextFrame(of: window.widget)
    let second = try await nextFrame(of: window.widget)
    #expect(second > first)
  }

  @Test("Animations advance while a test awaits a condition")
  func animationsAdvance() async throws {
    let window = Window()
    let start = try await nextFrame(of: window.widget)
    let target = adw_callback_animation_target_new({ _, _ in }, nil, nil)
    let animation = adw_timed_animation_new(window.widget, 0, 1, 100, target)
    adw_animation_play(animation)
    try await waitFor("the animation to end") { adw_animation_get_state(animation) == ADW_ANIMATION_FINISHED }
    let end = try await nextFrame(of: window.widget)
    #expect(end > start + 2, "an animation is more than one picture")
    g_object_unref(UnsafeMutableRawPointer(animation))
  }

  @Test("Work on the main queue and in main-actor tasks goes on while a test awaits")
  func mainQueueIsDrained() async throws {
    var fromTask = false
    var fromQueue = false
    Task { fromTask = true }
    DispatchQueue.main.async { MainActor.assumeIsolated { fromQueue = true } }
    try await waitFor("both to be done") { fromTask && fromQueue }
  }

  @Test("A condition that never holds ends the wait with a message that names it")
  func waitingHasALimit() async throws {
    let error = await #expect(throws: WaitTimedOut.self) {
      try await waitFor("the moon", within: .milliseconds(30)) { false }
    }
    #expect(try #require(error).description.contains("waited 0.03 seconds in vain for the moon"))
  }

  /// The first thread of a process has the number of the process.
  private func isMainThread() -> Bool {
    let process = ProcessInfo.processInfo.processIdentifier
    let thread = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/thread-self")
    return thread == "\(process)/task/\(process)"
  }
}

/// A small mapped window, destroyed with its owner.
@MainActor
private final class Window {
  let widget: UnsafeMutablePointer<GtkWidget>

  init() {
    widget = gtk_window_new()
    gtk_window_set_default_size(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self), 120, 80)
    gtk_widget_show(widget)
  }

  isolated deinit {
    gtk_window_destroy(UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self))
  }
}
