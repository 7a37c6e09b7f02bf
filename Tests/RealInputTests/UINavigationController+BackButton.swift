import CGTK
import OpenUIKit

extension UINavigationController {
  /// GTK's button in the bar that leads back, or nil when it is not there.
  ///
  /// It is told from the window's own buttons by its tooltip, which is the title of the screen below.
  var backButton: UnsafeMutablePointer<GtkWidget>? {
    guard viewControllers.count > 1, let title = viewControllers.dropLast().last?.title else {
      return Self.buttons(below: navigationBar.gtkWidget).first { gtk_widget_get_tooltip_text($0) != nil }
    }
    return Self.buttons(below: navigationBar.gtkWidget).first { button in
      gtk_widget_get_tooltip_text(button).map { String(cString: $0) } == title
    }
  }

  private static func buttons(below parent: UnsafeMutablePointer<GtkWidget>) -> [UnsafeMutablePointer<GtkWidget>] {
    var found: [UnsafeMutablePointer<GtkWidget>] = []
    var child = gtk_widget_get_first_child(parent)
    while let widget = child {
      found += [widget] + buttons(below: widget)
      child = gtk_widget_get_next_sibling(widget)
    }
    return found
  }
}
