import CGTK
import Foundation

/// Runs a closure at each frame for a while, with an eased progress from 0 to 1.
@MainActor
final class FrameAnimation {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let duration: Double
  private let step: (CGFloat) -> Void
  private let completion: () -> Void
  private var tick: guint = 0
  private var start: gint64?

  /// Starts an animation.
  ///
  /// - Parameters:
  ///   - widget: The widget whose frame clock beats; the animation ends with it.
  ///   - duration: How long it runs, in seconds.
  ///   - step: Called at each frame with the progress, the last time with 1.
  ///   - completion: Called once after the last step; not called after `cancel()`.
  init(
    widget: UnsafeMutablePointer<GtkWidget>,
    duration: Double,
    step: @escaping (CGFloat) -> Void,
    completion: @escaping () -> Void = {}
  ) {
    self.widget = widget
    self.duration = duration
    self.step = step
    self.completion = completion
    tick = gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        guard let clock, let data else { return 0 }
        return Unmanaged<FrameAnimation>.fromOpaque(data).takeUnretainedValue().advance(clock) ? 1 : 0
      },
      Unmanaged.passRetained(self).toOpaque(),
      { data in
        if let data { Unmanaged<FrameAnimation>.fromOpaque(data).release() }
      }
    )
  }

  /// Ends the animation where it is.
  func cancel() {
    guard tick != 0 else { return }
    let id = tick
    tick = 0
    gtk_widget_remove_tick_callback(widget, id)
  }

  private func advance(_ clock: OpaquePointer) -> Bool {
    guard tick != 0 else { return false }
    let now = gdk_frame_clock_get_frame_time(clock)
    let start = self.start ?? now
    self.start = start
    let progress = min(1, Double(now - start) / (duration * 1_000_000))
    // Ease out: fast at first, so that the movement answers at once.
    let rest = 1 - progress
    if progress >= 1 { tick = 0 }
    step(CGFloat(1 - rest * rest * rest))
    guard progress >= 1 else { return tick != 0 }
    completion()
    return false
  }
}
