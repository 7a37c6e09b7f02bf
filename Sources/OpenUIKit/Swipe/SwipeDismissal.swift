import CGTK
import Foundation

/// Closes a swiped row when something outside its list is pressed, or Escape.
@MainActor
final class SwipeDismissal {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private var controllers: [OpaquePointer] = []

  init(of swipe: SwipeInteraction, in window: UIWindow) {
    widget = window.gtkWindow
    g_object_ref(widget)
    if let click = gtk_gesture_click_new() {
      gtk_gesture_single_set_button(click, 0)
      add(click)
      Signal.connectPointer(UnsafeMutableRawPointer(click), "begin") { [weak self, weak swipe] sequence in
        guard let self, let swipe else { return }
        pressBegan(click, sequence, swipe)
      }
    }
    if let keys = gtk_event_controller_key_new() {
      add(keys)
      Signal.connectKeyPressed(keys) { [weak swipe] key, _ in
        guard let swipe, swipe.isOpen, Int32(bitPattern: key) == GDK_KEY_Escape else { return false }
        swipe.close(animated: true)
        return true
      }
    }
  }

  isolated deinit {
    // The last press may still be on its way through the controllers.
    let (widget, controllers) = (widget, controllers)
    MainLoop.beforeNextFrame {
      for controller in controllers { gtk_widget_remove_controller(widget, controller) }
      g_object_unref(widget)
    }
  }

  private func add(_ controller: OpaquePointer) {
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(widget, controller)
    controllers.append(controller)
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
