import CGTK
import Foundation

extension UICellAccessory {
  func isShown(whileEditing isEditing: Bool) -> Bool {
    switch displayed {
    case .always: true
    case .whenEditing: isEditing
    case .whenNotEditing: !isEditing
    }
  }

  /// Whether it marks the item as the one that is chosen.
  var isCheckmark: Bool {
    if case .checkmark = accessoryType { !isHidden } else { false }
  }

  /// Whether the view of another accessory can stand for this one.
  func looks(like other: UICellAccessory) -> Bool {
    switch (accessoryType, other.accessoryType) {
    case (.disclosureIndicator, .disclosureIndicator), (.detail, .detail), (.checkmark, .checkmark), (.delete, .delete),
      (.insert, .insert), (.reorder, .reorder), (.multiselect, .multiselect), (.label, .label),
      (.outlineDisclosure, .outlineDisclosure):
      tintColor == other.tintColor && backgroundColor == other.backgroundColor && text == other.text
        && font == other.font
    case (.customView(let view), .customView(let otherView)): view === otherView
    default: false
    }
  }

  /// Makes the view.
  ///
  /// - Parameter wasPressed: Called with the view when it is pressed, where pressing does something.
  @MainActor
  func makeView(_ wasPressed: @escaping (UIView) -> Void) -> UIView {
    switch accessoryType {
    case .customView(let view):
      if let tintColor { view.tintColor = tintColor }
      return view
    case .disclosureIndicator: return TableCellAccessory(kind: .disclosure, color: tintColor)
    case .checkmark: return TableCellAccessory(kind: .checkmark, color: tintColor)
    case .detail:
      let view = TableCellAccessory(kind: .detail, color: tintColor)
      view.buttonWasPressed = { [unowned view] in wasPressed(view) }
      return view
    case .delete: return makeControl(.delete, wasPressed)
    case .insert: return makeControl(.insert, wasPressed)
    case .multiselect: return makeControl(.select, wasPressed)
    case .reorder:
      let handle = TableCellReorderControl(frame: .zero)
      if let tintColor { handle.color(tintColor) }
      return handle
    case .label: return makeLabel()
    case .outlineDisclosure:
      let control = OutlineDisclosureControl(color: tintColor)
      control.wasPressed = { [unowned control] in wasPressed(control) }
      return control
    }
  }

  @MainActor
  private func makeControl(_ kind: TableCellEditControl.Kind, _ wasPressed: @escaping (UIView) -> Void) -> UIView {
    let control = TableCellEditControl(kind: kind)
    control.color(tintColor, background: backgroundColor)
    control.wasPressed = { [unowned control] in wasPressed(control) }
    return control
  }

  @MainActor
  private func makeLabel() -> UIView {
    let label = UILabel(frame: .zero)
    label.text = text
    label.font = font ?? .preferredFont(forTextStyle: .body)
    label.textColor = tintColor ?? .secondaryLabel
    label.sizeToFit()
    return label
  }
}
