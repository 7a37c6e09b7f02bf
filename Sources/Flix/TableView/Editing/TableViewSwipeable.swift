/// A provider whose rows show actions when they are swiped; rows of other providers stay as they are.
///
///     final class MessagesProvider: AnimatableTableViewProvider, TableViewSwipeable {
///       func tableView(
///         _ tableView: UITableView,
///         trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath,
///         value: Message
///       ) -> UISwipeActionsConfiguration? {
///         let archive = UIContextualAction(style: .normal, title: "Archive") { [model] _, _, completion in
///           model.archive(value)
///           completion(true)
///         }
///         return UISwipeActionsConfiguration(actions: [archive])
///       }
///     }
///
/// Index paths are those of the table view.
public protocol TableViewSwipeable: TableViewEditable {
  /// The actions at the leading end of a row, or `nil` for none.
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath,
    value: Value
  ) -> UISwipeActionsConfiguration?

  /// The actions at the trailing end of a row, or `nil` for those of the table view: one that deletes the row if the
  /// provider is `TableViewDeleteable`.
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath,
    value: Value
  ) -> UISwipeActionsConfiguration?
}

extension TableViewSwipeable {
  /// None.
  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath,
    value: Value
  ) -> UISwipeActionsConfiguration? { nil }

  /// Those of the table view.
  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath,
    value: Value
  ) -> UISwipeActionsConfiguration? { nil }

  func leadingActions(_ tableView: UITableView, at indexPath: IndexPath, node: TableNode, index: Int)
    -> UISwipeActionsConfiguration?
  {
    self.tableView(
      tableView,
      leadingSwipeActionsConfigurationForRowAt: indexPath,
      value: value(of: node, at: index)
    )
  }

  func trailingActions(_ tableView: UITableView, at indexPath: IndexPath, node: TableNode, index: Int)
    -> UISwipeActionsConfiguration?
  {
    self.tableView(
      tableView,
      trailingSwipeActionsConfigurationForRowAt: indexPath,
      value: value(of: node, at: index)
    )
  }
}
