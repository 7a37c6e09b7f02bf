import CGTK
import Foundation

/// Runs a closure at each frame for a while, with an eased progress from 0 to 1.
@MainActor
final class FrameAnimation {
  private let widget: UnsafeMutablePointer<GtkWidget>
  /// How the speed of an animation changes.
  enum Curve {
    case linear
    case easeIn
    case easeOut
    case easeInOut

    func callAsFunction(_ time: Double) -> Double {
      switch self {
      case .linear: time
      case .easeIn: time * time * time
      case .easeOut: 1 - (1 - time) * (1 - time) * (1 - time)
      case .easeInOut: time < 0.5 ? 4 * time * time * time : 1 - 4 * (1 - time) * (1 - time) * (1 - time)
      }
    }
  }

  private let duration: Double
  private let delay: Double
  private let curve: Curve
  private let step: (CGFloat) -> Void
  private let completion: () -> Void
  private var tick: guint = 0
  private var unmapHandler: UInt = 0
  private var isRunning = true
  private var start: gint64?

  /// Starts an animation.
  ///
  /// - Parameters:
  ///   - widget: The widget whose frame clock beats; the animation ends with it.
  ///   - duration: How long it runs, in seconds.
  ///   - delay: How long it waits before its first step, in seconds.
  ///   - curve: How its speed changes; fast at first unless given, so that the movement answers at once.
  ///   - step: Called at each frame with the progress, the last time with 1.
  ///   - completion: Called once after the last step; not called after `cancel()`.
  init(
    widget: UnsafeMutablePointer<GtkWidget>,
    duration: Double,
    delay: Double = 0,
    curve: Curve = .easeOut,
    step: @escaping (CGFloat) -> Void,
    completion: @escaping () -> Void = {}
  ) {
    self.widget = widget
    self.duration = duration
    self.delay = delay
    self.curve = curve
    self.step = step
    self.completion = completion
    // Held until the end, which may come after the view has let go of its widget.
    g_object_ref(widget)
    guard gtk_widget_get_mapped(widget) != 0 else {
      finishLater()
      return
    }
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
    unmapHandler = Signal.connect(widget, "unmap") { [weak self] in self?.finishLater() }
  }

  /// Ends the animation where it is.
  func cancel() {
    guard isRunning else { return }
    let id = tick
    let widget = widget
    didEnd()
    if id != 0 { gtk_widget_remove_tick_callback(widget, id) }
    g_object_unref(widget)
  }

  /// Goes to the end in the next turn of the main loop: no frames are drawn of what is not seen, and the tree of widgets
  /// may be in the middle of a change.
  private func finishLater() {
    MainLoop.beforeNextFrame {
      guard self.isRunning else { return }
      self.cancel()
      self.step(1)
      self.completion()
    }
  }

  /// Takes note of the end; the reference to the widget is left to the caller.
  private func didEnd() {
    isRunning = false
    tick = 0
    guard unmapHandler != 0 else { return }
    if g_signal_handler_is_connected(widget, gulong(unmapHandler)) != 0 { Signal.disconnect(widget, unmapHandler) }
    unmapHandler = 0
  }

  private func advance(_ clock: OpaquePointer) -> Bool {
    guard isRunning else { return false }
    let now = gdk_frame_clock_get_frame_time(clock)
    let start = self.start ?? now
    self.start = start
    let elapsed = Double(now - start) / 1_000_000 - delay
    guard elapsed >= 0 else { return true }
    let progress = duration > 0 ? min(1, elapsed / duration) : 1
    let isLast = progress >= 1
    if isLast { didEnd() }
    step(CGFloat(curve(progress)))
    guard isLast else { return isRunning }
    completion()
    // GTK goes on with the widget after this call.
    let widget = widget
    MainLoop.beforeNextFrame { g_object_unref(widget) }
    return false
  }
}
