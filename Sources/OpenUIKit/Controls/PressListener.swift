import CGTK

/// Tells of presses on a widget of GTK, which keeps them to itself, without taking them from it.
@MainActor
final class PressListener {
  /// Called when the primary button or a finger goes down.
  var began: () -> Void = {}
  /// Called when it goes up, with whether that is inside of the widget.
  var ended: (_ isInside: Bool) -> Void = { _ in }

  private let widget: UnsafeMutablePointer<GtkWidget>
  private var isDown = false

  /// Creates a listener.
  ///
  /// - Parameter widget: The widget, which keeps the connection for as long as it lives.
  init(_ widget: UnsafeMutablePointer<GtkWidget>) {
    self.widget = widget
    guard let controller = gtk_event_controller_legacy_new() else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(widget, controller)
    Signal.connectEvent(controller) { [weak self] event in self?.handle(event) }
    Signal.connect(UnsafeMutableRawPointer(widget), "unmap") { [weak self] in self?.finish(isInside: false) }
  }

  private func handle(_ event: OpaquePointer) {
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS where gdk_button_event_get_button(event) == 1, GDK_TOUCH_BEGIN:
      // GTK tells an insensitive widget of no release.
      finish(isInside: false)
      isDown = true
      began()
    case GDK_BUTTON_RELEASE where gdk_button_event_get_button(event) == 1, GDK_TOUCH_END, GDK_TOUCH_CANCEL:
      finish(isInside: contains(event))
    default: break
    }
  }

  /// Ends a press that will not be heard of any more.
  func finish(isInside: Bool) {
    guard isDown else { return }
    isDown = false
    ended(isInside)
  }

  private func contains(_ event: OpaquePointer) -> Bool {
    var (x, y) = (0.0, 0.0)
    guard gdk_event_get_event_type(event) != GDK_TOUCH_CANCEL, gdk_event_get_position(event, &x, &y) != 0,
      let native = gtk_widget_get_native(widget)
    else { return false }
    var (left, top) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &left, &top)
    var (innerX, innerY) = (0.0, 0.0)
    gtk_widget_translate_coordinates(
      UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self),
      widget,
      x - left,
      y - top,
      &innerX,
      &innerY
    )
    return gtk_widget_contains(widget, innerX, innerY) != 0
  }
}
