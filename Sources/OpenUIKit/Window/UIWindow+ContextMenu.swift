import CGTK
import Foundation

extension UIWindow {
  /// Turns presses of the secondary button, and the keys for menus, into context menus, and keys into refreshing.
  ///
  /// The controllers work in the bubble phase: a text field that has a menu of its own leaves nothing for the views below.
  final func installContextMenuControllers() {
    guard let gesture = gtk_gesture_click_new(), let keys = gtk_event_controller_key_new() else { return }
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_SECONDARY))
    Signal.connectPointer(UnsafeMutableRawPointer(gesture), "begin") { [weak self] sequence in
      guard let self, let point = location(in: gesture, sequence) else { return }
      if showContextMenu(at: point) { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
    }
    gtk_widget_add_controller(gtkWidget, gesture)
    Signal.connectKeyPressed(keys) { [weak self] key, modifiers in
      self?.keyWasLeft(key, modifiers) ?? false
    }
    gtk_widget_add_controller(gtkWidget, keys)
  }

  /// Shows the context menu of the innermost view under a point that has one.
  ///
  /// - Parameter point: The point in the window, in points.
  /// - Returns: Whether there is one.
  final func showContextMenu(at point: CGPoint) -> Bool {
    var view = hitTest(point, with: nil)
    while let current = view {
      let location = current.convert(point, from: self)
      for interaction in current.contextMenuInteractions where interaction.show(at: location) { return true }
      view = current.superview
    }
    return false
  }

  /// Shows the context menu of the view that has the keyboard focus.
  final func showContextMenuOfFocusedView() -> Bool {
    guard let focused = focusedView else { return false }
    var view: UIView? = focused
    while let current = view {
      let area = focused.convert(focused.bounds, to: current)
      for interaction in current.contextMenuInteractions
      where interaction.show(at: CGPoint(x: area.midX, y: area.midY), beside: area) { return true }
      view = current.superview
    }
    return false
  }

  private func keyWasLeft(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
    let shift = modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0
    let control = modifiers.rawValue & GDK_CONTROL_MASK.rawValue != 0
    switch Int32(bitPattern: key) {
    case GDK_KEY_F5 where !shift && !control: return refreshByKey()
    case GDK_KEY_r where !shift && control: return refreshByKey()
    case GDK_KEY_Menu: return showContextMenuOfFocusedView()
    case GDK_KEY_F10 where shift: return showContextMenuOfFocusedView()
    default: return false
    }
  }
}
