import CGTK
import Foundation

/// The button at the trailing edge of a row that confirms its deletion.
final class TableCellConfirmation: UIView {
  /// Called when the button is pressed.
  var wasPressed: (() -> Void)?

  /// Creates a button.
  ///
  /// - Parameter title: What it says.
  init(title: String) {
    super.init(frame: .zero)
    guard let button = gtk_button_new_with_label(title) else { return }
    gtk_widget_add_css_class(button, "destructive-action")
    Signal.connect(button, "clicked") { [weak self] in self?.wasPressed?() }
    embed(button)
    frame.size = nativeFittingSize()
  }

  required init?(coder: NSCoder) {
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
