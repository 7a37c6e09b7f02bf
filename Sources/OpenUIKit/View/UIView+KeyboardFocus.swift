import CGTK
import Foundation

extension UIView {
  /// Whether the keyboard focus is in the view or on it.
  final var containsKeyboardFocus: Bool {
    if let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) { return true }
    guard let focus = focusedWidget else { return false }
    return focus == gtkWidget || gtk_widget_is_ancestor(focus, gtkWidget) != 0
  }

  /// Whether a person works with the keyboard in the view: in a control, or on the view itself with the focus shown.
  /// The focus that GTK gives a window when it opens is none of that.
  final var holdsKeyboardFocus: Bool {
    guard containsKeyboardFocus else { return false }
    guard focusedWidget == gtkWidget, let window = window?.gtkWindow else { return true }
    return gtk_window_get_focus_visible(window.as(GtkWindow.self)) != 0
  }

  /// The widget of the window that has the keyboard focus.
  final var focusedWidget: UnsafeMutablePointer<GtkWidget>? {
    gtk_widget_get_root(gtkWidget).flatMap { gtk_root_get_focus($0) }
  }

  /// Whether the view itself has the keyboard focus and shows it.
  final var hasVisibleFocus: Bool {
    let flags = gtk_widget_get_state_flags(gtkWidget).rawValue
    return flags & GTK_STATE_FLAG_FOCUSED.rawValue != 0 && flags & GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue != 0
  }

  /// Whether a change of a widget's state is one of whether the view itself shows the keyboard focus.
  static func isChangeOfVisibleFocus(_ flags: GtkStateFlags, _ previous: GtkStateFlags) -> Bool {
    let focus = GTK_STATE_FLAG_FOCUSED.rawValue | GTK_STATE_FLAG_FOCUS_VISIBLE.rawValue
    return (flags.rawValue & focus == focus) != (previous.rawValue & focus == focus)
  }

  /// Draws the ring around a view that shows the keyboard focus.
  final func drawFocusRing(in snapshot: OpaquePointer) {
    var rect = graphene_rect_t(CGRect(origin: .zero, size: bounds.size).insetBy(dx: 2, dy: 2))
    var outline = GskRoundedRect()
    let radius = Float(max((storedLayer?.cornerRadius ?? 0) - 2, 6))
    gsk_rounded_rect_init_from_rect(&outline, &rect, radius)
    let color = UIColor.tintColor.withAlphaComponent(0.5).resolvedRGBA
    gtk_snapshot_append_border(snapshot, &outline, [2, 2, 2, 2], [color, color, color, color])
  }

  /// Ends what a person does with the keyboard in the view, before it stands for something else.
  final func giveUpKeyboardFocus() {
    guard containsKeyboardFocus else { return }
    endEditing(true)
    // Else GTK would move the focus up to the view itself.
    if containsKeyboardFocus, let root = gtk_widget_get_root(gtkWidget) { gtk_root_set_focus(root, nil) }
  }

  /// Gives subviews the order back to front that they are given in, among each other; that is also the order in which
  /// assistive technologies read them.
  final func arrange(_ views: [UIView]) {
    let places = Dictionary(uniqueKeysWithValues: subviews.enumerated().map { (ObjectIdentifier($1), $0) })
    // As many as possible stay where they are.
    let staying = IncreasingSubsequence.indices(of: views.map { places[ObjectIdentifier($0), default: 0] })
    guard staying.count < views.count, let first = staying.first else { return }
    for index in (0..<first).reversed() { insertSubview(views[index], belowSubview: views[index + 1]) }
    var next = 1
    for index in views.indices.dropFirst(first + 1) {
      if next < staying.count, staying[next] == index {
        next += 1
      } else {
        insertSubview(views[index], aboveSubview: views[index - 1])
      }
    }
  }
}
