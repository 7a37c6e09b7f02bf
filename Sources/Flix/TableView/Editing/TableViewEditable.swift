/// A provider whose rows take part in the edit mode of the table view; rows of other providers stay as they are.
///
/// Index paths are those of the table view. See `TableViewDeleteable` and `TableViewInsertable` for what a row can do.
public protocol TableViewEditable: TableViewMultiNodeProvider {
  /// Whether a row can be edited.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath, value: Value) -> Bool

  /// The control that a row shows while it is edited.
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath,
    value: Value
  ) -> UITableViewCell.EditingStyle
}

extension TableViewEditable {
  /// Every row can be edited.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath, value: Value) -> Bool { true }

  /// The control that deletes if the provider is `TableViewDeleteable`, else the one that inserts if it is
  /// `TableViewInsertable`, else none.
  public func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath,
    value: Value
  ) -> UITableViewCell.EditingStyle {
    if self is any TableViewDeleteable { return .delete }
    return self is any TableViewInsertable ? .insert : .none
  }
}
