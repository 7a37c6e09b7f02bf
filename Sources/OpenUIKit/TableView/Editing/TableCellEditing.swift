import Foundation

/// How a row is edited, and the controls for it.
struct TableCellEditing {
  /// What the control does.
  var style = UITableViewCell.EditingStyle.none
  /// Whether the control marks the row as one of several selected.
  var isSelecting = false
  /// Whether the table view indents the row also without a control.
  var isIndented = false
  /// Whether the row can be moved.
  var isMovable = false
  /// The control at the leading edge.
  var control: TableCellEditControl?
  /// The handle at the trailing edge.
  var handle: TableCellReorderControl?
  /// Whether the actions of the row show.
  var showsActions = false
}
