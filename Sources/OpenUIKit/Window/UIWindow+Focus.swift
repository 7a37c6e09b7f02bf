import CGTK
import Foundation

extension UIWindow {
  /// The view that has GTK's keyboard focus, or contains the native control that has it.
  final var focusedView: UIView? {
    var widget = gtk_window_get_focus(gtkWindow.as(GtkWindow.self))
    while let current = widget {
      if let view = ViewWidget.existingView(of: current) { return view }
      widget = gtk_widget_get_parent(current)
    }
    return nil
  }

  /// Scrolls to what the keyboard now works on.
  final func keyboardFocusDidMove() {
    guard let focused = focusedView else { return }
    var ancestor = focused.superview
    while let view = ancestor {
      if let scrollView = view as? UIScrollView {
        scrollView.scrollRectToVisible(scrollView.convert(focused.bounds, from: focused), animated: false)
      }
      ancestor = view.superview
    }
  }
}
