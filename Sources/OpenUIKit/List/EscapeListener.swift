import CGTK

/// Hears the Escape key of a window before anything in it does, for as long as it lives.
@MainActor
final class EscapeListener {
  private let widget: UnsafeMutablePointer<GtkWidget>
  private let controller: OpaquePointer?

  /// Begins to listen.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - wasPressed: Answers whether the key was used up.
  init(in window: UIWindow, wasPressed: @escaping @MainActor () -> Bool) {
    widget = window.gtkWindow
    controller = gtk_event_controller_key_new()
    g_object_ref(widget)
    guard let controller else { return }
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(widget, controller)
    Signal.connectKeyPressed(controller) { key, _ in
      Int32(bitPattern: key) == GDK_KEY_Escape && wasPressed()
    }
  }

  isolated deinit {
    // The key may still be on its way through the controller.
    let (widget, controller) = (widget, controller)
    MainLoop.beforeNextFrame {
      if let controller { gtk_widget_remove_controller(widget, controller) }
      g_object_unref(widget)
    }
  }
}
