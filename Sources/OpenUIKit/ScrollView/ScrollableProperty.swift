import CGTK

/// The four properties of the GtkScrollable interface.
@MainActor
enum ScrollableProperty: guint, CaseIterable {
  case horizontalAdjustment = 1
  case verticalAdjustment
  case horizontalPolicy
  case verticalPolicy

  var name: String {
    switch self {
    case .horizontalAdjustment: "hadjustment"
    case .verticalAdjustment: "vadjustment"
    case .horizontalPolicy: "hscroll-policy"
    case .verticalPolicy: "vscroll-policy"
    }
  }

  static func set(_ property: guint, of object: UnsafeMutableRawPointer, to value: UnsafePointer<GValue>) {
    guard
      let property = ScrollableProperty(rawValue: property),
      let view = ViewWidget.view(of: object.assumingMemoryBound(to: GtkWidget.self)) as? UIScrollView
    else { return }
    switch property {
    case .horizontalAdjustment:
      view.horizontal.adopt(g_value_get_object(value)?.assumingMemoryBound(to: GtkAdjustment.self))
    case .verticalAdjustment:
      view.vertical.adopt(g_value_get_object(value)?.assumingMemoryBound(to: GtkAdjustment.self))
    case .horizontalPolicy, .verticalPolicy:
      // The content's size is always its natural one.
      break
    }
  }

  static func get(_ property: guint, of object: UnsafeMutableRawPointer, into value: UnsafeMutablePointer<GValue>) {
    guard let property = ScrollableProperty(rawValue: property) else { return }
    let view = ViewWidget.view(of: object.assumingMemoryBound(to: GtkWidget.self)) as? UIScrollView
    switch property {
    case .horizontalAdjustment: g_value_set_object(value, view?.horizontal.adjustment)
    case .verticalAdjustment: g_value_set_object(value, view?.vertical.adjustment)
    case .horizontalPolicy, .verticalPolicy: g_value_set_enum(value, gint(GTK_SCROLL_NATURAL.rawValue))
    }
  }
}
