import Foundation

/// How a row is edited, and the controls for it.
struct TableCellEditing {
  /// What the control does.
  var style = UITableViewCell.EditingStyle.none
  /// Whether the table view indents the row also without a control.
  var isIndented = false
  /// The control at the leading edge.
  var control: TableCellEditControl?
  /// Whether the row is edited by itself, outside the edit mode of the table view.
  var isAlone = false
  /// The button that confirms the deletion.
  var confirmation: TableCellConfirmation?
}
