import CGTK

/// Calls a closure at each frame, with the time since the one before, until it is stopped or released.
@MainActor
final class FrameTicker {
  private final class Box {
    let tick: @MainActor (Double) -> Void
    var last: gint64?
    init(_ tick: @escaping @MainActor (Double) -> Void) { self.tick = tick }
  }

  private let widget: UnsafeMutablePointer<GtkWidget>
  private var id: guint

  /// Starts.
  ///
  /// - Parameters:
  ///   - widget: The widget whose frame clock beats.
  ///   - tick: Gets the time since the frame before, in seconds; 0 the first time.
  init(widget: UnsafeMutablePointer<GtkWidget>, tick: @escaping @MainActor (Double) -> Void) {
    self.widget = widget
    g_object_ref(widget)
    id = gtk_widget_add_tick_callback(
      widget,
      { _, clock, data in
        guard let clock, let data else { return 0 }
        let box = Unmanaged<Box>.fromOpaque(data).takeUnretainedValue()
        let now = gdk_frame_clock_get_frame_time(clock)
        let elapsed = Double(now - (box.last ?? now)) / 1_000_000
        box.last = now
        box.tick(elapsed)
        return 1
      },
      Unmanaged.passRetained(Box(tick)).toOpaque(),
      { data in
        if let data { Unmanaged<Box>.fromOpaque(data).release() }
      }
    )
  }

  isolated deinit {
    // A tick may be running, in which the widget has to stay.
    let (widget, id) = (widget, id)
    MainLoop.beforeNextFrame {
      gtk_widget_remove_tick_callback(widget, id)
      g_object_unref(widget)
    }
  }
}
