import CGTK

@testable import OpenUIKit

/// Counts the widgets of views that GTK has not freed.
@MainActor
final class WidgetProbe {
  private(set) var alive = 0

  func watch(_ view: UIView) {
    alive += 1
    let data = Unmanaged.passRetained(self).toOpaque()
    g_object_weak_ref(
      UnsafeMutableRawPointer(view.gtkWidget).assumingMemoryBound(to: GObject.self),
      { data, _ in
        guard let data else { return }
        Unmanaged<WidgetProbe>.fromOpaque(data).takeRetainedValue().alive -= 1
      },
      data
    )
  }
}

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
