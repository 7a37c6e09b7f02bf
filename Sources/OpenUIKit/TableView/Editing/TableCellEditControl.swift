import CGTK
import Foundation

/// The round control at the leading edge of a row that is edited: it deletes the row, inserts another, or shows whether
/// the row is selected.
final class TableCellEditControl: UIView {
  /// What a control does.
  enum Kind {
    case delete
    case insert
    case select
  }

  let kind: Kind
  private let styleSheet = WidgetStyleSheet()

  /// Called when the button is pressed.
  var wasPressed: (() -> Void)?

  init(kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    switch kind {
    case .delete: embedButton("list-remove-symbolic", "destructive-action", SystemText.delete)
    case .insert: embedButton("list-add-symbolic", "suggested-action", SystemText.insert)
    case .select: embedMark()
    }
    frame.size = nativeFittingSize()
  }

  required init?(coder: NSCoder) {
    kind = .delete
    super.init(coder: coder)
  }

  private func embedButton(_ icon: String, _ styleClass: String, _ name: String) {
    guard let button = gtk_button_new_from_icon_name(icon) else { return }
    gtk_widget_add_css_class(button, "circular")
    gtk_widget_add_css_class(button, styleClass)
    styleSheet.load(TableCellEditControl.buttonRule)
    styleSheet.attach(to: button)
    cgtk_accessible_set_label(button, name)
    Signal.connect(button, "clicked") { [weak self] in self?.wasPressed?() }
    embed(button)
  }

  /// The mark only shows; a press anywhere on the row selects it.
  private func embedMark() {
    guard let mark = gtk_check_button_new() else { return }
    gtk_widget_add_css_class(mark, "selection-mode")
    gtk_widget_set_can_focus(mark, 0)
    gtk_widget_set_focusable(mark, 0)
    cgtk_accessible_set_hidden(mark, 1)
    embed(mark)
    isUserInteractionEnabled = false
  }

  // The theme's round buttons are as high as a bar; these stand in a row of text.
  private static let buttonRule = "button { min-width: 24px; min-height: 24px; padding: 0; }"

  /// Gives the control other colours than those of the theme.
  ///
  /// - Parameters:
  ///   - color: That of the sign; nil for that of the theme.
  ///   - background: That behind the sign; nil for that of the theme.
  func color(_ color: UIColor?, background: UIColor?) {
    guard color != nil || background != nil, let nativeWidget else { return }
    var rule = ""
    if let color { rule += "color: \(RGBA(color.resolvedRGBA).css);" }
    if let background { rule += "background-color: \(RGBA(background.resolvedRGBA).css);" }
    guard kind == .select else { return styleSheet.load("\(TableCellEditControl.buttonRule) button { \(rule) }") }
    styleSheet.load("check:checked { \(rule) }")
    if let check = gtk_widget_get_first_child(nativeWidget) { styleSheet.attach(to: check) }
  }

  /// Whether the row is marked as selected.
  var isMarked = false {
    didSet {
      guard kind == .select, isMarked != oldValue, let nativeWidget else { return }
      gtk_check_button_set_active(nativeWidget.as(GtkCheckButton.self), isMarked ? 1 : 0)
    }
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
