import CGTK

@testable import OpenUIKit

extension UIView {
  /// The tags of the subviews in the order of their widgets.
  var widgetTags: [Int] {
    var tags: [Int] = []
    var child = gtk_widget_get_first_child(contentWidget)
    while let current = child {
      if let view = subviews.first(where: { $0.gtkWidget == current }) { tags.append(view.tag) }
      child = gtk_widget_get_next_sibling(current)
    }
    return tags
  }
}
