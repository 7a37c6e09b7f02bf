import CGTK
import Foundation

/// Closes a swiped row when something outside its list is pressed, or Escape.
@MainActor
final class SwipeDismissal {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let click: OpaquePointer?
  private let escape: EscapeListener

  init(of swipe: SwipeInteraction, in window: UIWindow) {
    widget = window.gtkWindow
    click = gtk_gesture_click_new()
    escape = EscapeListener(in: window) { [weak swipe] in
      guard let swipe, swipe.isOpen else { return false }
      swipe.close(animated: true)
      return true
    }
    g_object_ref(widget)
    guard let click else { return }
    gtk_gesture_single_set_button(click, 0)
    gtk_event_controller_set_propagation_phase(click, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(widget, click)
    Signal.connectPointer(UnsafeMutableRawPointer(click), "begin") { [weak self, weak swipe] sequence in
      guard let self, let swipe else { return }
      pressBegan(click, sequence, swipe)
    }
  }

  isolated deinit {
    // The last press may still be on its way through the gesture.
    let (widget, click) = (widget, click)
    MainLoop.beforeNextFrame {
      if let click { gtk_widget_remove_controller(widget, click) }
      g_object_unref(widget)
    }
  }

  /// The list itself decides on presses of the primary button inside it.
  private func pressBegan(_ click: OpaquePointer, _ sequence: OpaquePointer?, _ swipe: SwipeInteraction) {
    defer { gtk_gesture_set_state(click, GTK_EVENT_SEQUENCE_DENIED) }
    guard let list = swipe.host?.gtkWidget else { return }
    var x = 0.0
    var y = 0.0
    guard gtk_gesture_get_point(click, sequence, &x, &y) != 0 else { return }
    let target = gtk_widget_pick(widget, x, y, GTK_PICK_DEFAULT)
    let isInside = target.map { $0 == list || gtk_widget_is_ancestor($0, list) != 0 } ?? false
    if !isInside || gtk_gesture_single_get_current_button(click) != guint(GDK_BUTTON_PRIMARY) {
      swipe.close(animated: true)
    }
  }
}
