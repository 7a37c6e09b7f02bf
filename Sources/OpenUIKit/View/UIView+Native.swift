import CGTK
import Foundation

extension UIView {
  /// Lets a GTK widget do this view's work.
  ///
  /// The widget fills the bounds, is never smaller than its minimum, and what does not fit is cut off.
  ///
  /// - Parameter widget: A new widget; this view takes it over.
  final func embed(_ widget: UnsafeMutablePointer<GtkWidget>) {
    precondition(nativeWidget == nil, "\(type(of: self)) has a native widget already.")
    nativeWidget = widget
    gtk_widget_set_parent(widget, gtkWidget)
    gtk_widget_set_overflow(gtkWidget, GTK_OVERFLOW_HIDDEN)
  }

  /// The natural size of the native widget, in points.
  ///
  /// - Parameter width: The width for which to measure the height; `nil` for the natural width.
  final func nativeFittingSize(forWidth width: CGFloat? = nil) -> CGSize {
    guard let nativeWidget else { return .zero }
    var minimum: gint = 0
    var natural: gint = 0
    gtk_widget_measure(nativeWidget, GTK_ORIENTATION_HORIZONTAL, -1, &minimum, &natural, nil, nil)
    let used = width.map { max(minimum, $0.rounded(.up).widgetLength) } ?? natural
    gtk_widget_measure(nativeWidget, GTK_ORIENTATION_VERTICAL, used, &minimum, &natural, nil, nil)
    return CGSize(width: CGFloat(used), height: CGFloat(natural))
  }

  final func allocateNativeWidget(width: Int, height: Int) {
    guard let nativeWidget else { return }
    var minimumWidth: gint = 0
    var minimumHeight: gint = 0
    gtk_widget_measure(nativeWidget, GTK_ORIENTATION_HORIZONTAL, -1, &minimumWidth, nil, nil, nil)
    let usedWidth = max(minimumWidth, gint(width))
    gtk_widget_measure(nativeWidget, GTK_ORIENTATION_VERTICAL, usedWidth, &minimumHeight, nil, nil, nil)
    gtk_widget_allocate(nativeWidget, usedWidth, max(minimumHeight, gint(height)), -1, nil)
  }
}
