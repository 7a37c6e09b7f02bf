/// A provider whose rows a person can delete.
///
///     final class DevicesProvider: AnimatableTableViewProvider, TableViewDeleteable {
///       func tableView(_ tableView: UITableView, itemDeletedForRowAt indexPath: IndexPath, value: Device) {
///         model.devices.removeAll { $0.id == value.id }
///       }
///     }
public protocol TableViewDeleteable: TableViewEditable {
  /// A person deleted a row, which stays until its value is gone. Called before the events.
  func tableView(_ tableView: UITableView, itemDeletedForRowAt indexPath: IndexPath, value: Value)

  /// The title of the button that confirms the deletion, or `nil` for that of the table view.
  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath,
    value: Value
  ) -> String?
}

extension TableViewDeleteable {
  /// The title of the table view.
  public func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath,
    value: Value
  ) -> String? {
    nil
  }
}
