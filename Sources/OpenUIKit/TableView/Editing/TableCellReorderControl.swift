import CGTK
import Foundation

/// The handle at the trailing edge of a row by which a person moves it.
final class TableCellReorderControl: UIView {
  override class var accessibleRole: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_IMG }

  override init(frame: CGRect) {
    super.init(frame: frame)
    guard let image = gtk_image_new_from_icon_name("list-drag-handle-symbolic") else { return }
    gtk_widget_add_css_class(image, "dim-label")
    cgtk_accessible_set_hidden(image, 1)
    cgtk_accessible_set_label(gtkWidget, SystemText.reorder)
    gtk_widget_set_cursor_from_name(gtkWidget, "grab")
    embed(image)
    self.frame.size = CGSize(width: 28, height: 28)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private let styleSheet = WidgetStyleSheet()

  /// Gives the handle another colour than that of the theme.
  func color(_ color: UIColor) {
    guard let nativeWidget else { return }
    styleSheet.load("* { color: \(RGBA(color.resolvedRGBA).css); opacity: 1; }")
    styleSheet.attach(to: nativeWidget)
  }

  override func drawOverlay(in snapshot: OpaquePointer) {
    super.drawOverlay(in: snapshot)
    if hasVisibleFocus { drawFocusRing(in: snapshot) }
  }

  override func widgetStateDidChange(_ flags: GtkStateFlags, previous: GtkStateFlags) {
    super.widgetStateDidChange(flags, previous: previous)
    setNeedsDisplay()
  }

  // The list follows the press; it does not choose the row.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
