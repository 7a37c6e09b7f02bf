import CGTK
import Foundation

/// The round button at the leading edge of a row that is edited, which deletes it or inserts another.
final class TableCellEditControl: UIView {
  let style: UITableViewCell.EditingStyle
  private let styleSheet = WidgetStyleSheet()

  /// Called when the button is pressed.
  var wasPressed: (() -> Void)?

  /// Creates a control.
  ///
  /// - Parameter style: `delete` or `insert`.
  init(style: UITableViewCell.EditingStyle) {
    self.style = style
    super.init(frame: .zero)
    let isInsertion = style == .insert
    guard let button = gtk_button_new_from_icon_name(isInsertion ? "list-add-symbolic" : "list-remove-symbolic") else {
      return
    }
    gtk_widget_add_css_class(button, "circular")
    gtk_widget_add_css_class(button, isInsertion ? "suggested-action" : "destructive-action")
    // The theme's round buttons are as high as a bar; these stand in a row of text.
    styleSheet.load("button { min-width: 24px; min-height: 24px; padding: 0; }")
    styleSheet.attach(to: button)
    cgtk_accessible_set_label(button, isInsertion ? "Insert" : "Delete")
    Signal.connect(button, "clicked") { [weak self] in self?.wasPressed?() }
    embed(button)
    frame.size = nativeFittingSize()
  }

  required init?(coder: NSCoder) {
    style = .none
    super.init(coder: coder)
  }

  /// Whether the button has the keyboard focus.
  var isFocused: Bool {
    nativeWidget.map { gtk_widget_has_focus($0) != 0 } ?? false
  }

  // The press is the button's alone: it neither chooses the row nor takes the question of a deletion back.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
