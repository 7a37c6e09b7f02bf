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

  /// Lets the first responder follow the keyboard focus, and scrolls to what the keyboard now works on.
  final func keyboardFocusDidMove() {
    firstResponderFollowsFocus()
    guard let focused = focusedView else { return }
    var ancestor = focused.superview
    while let view = ancestor {
      if let scrollView = view as? UIScrollView {
        scrollView.scrollRectToVisible(scrollView.convert(focused.bounds, from: focused), animated: false)
      }
      ancestor = view.superview
    }
  }

  /// A view that refuses to begin or to end editing decides where the keyboard focus is.
  private func firstResponderFollowsFocus() {
    let focused = focusedView
    let current = (firstResponder as? UIView).flatMap { $0.followsKeyboardFocus ? $0 : nil }
    guard focused !== current else { return }
    if let focused, focused.followsKeyboardFocus {
      if isPresenting || !focused.becomeFirstResponder() {
        returnFocus(to: firstResponder as? UIView, from: focused)
        focused.keyboardFocusWasRefused()
      }
    } else if let current, !current.resignFirstResponder() {
      returnFocus(to: current, from: focused)
    }
  }

  private func returnFocus(to view: UIView?, from focused: UIView?) {
    guard focusedView === focused else { return }
    if let view {
      view.takeKeyboardFocus()
    } else {
      gtk_window_set_focus(gtkWindow.as(GtkWindow.self), nil)
    }
  }
}
