/// A provider of rows for a table view, each shown by a cell of the provider's choice.
///
/// Everything but `createValues()` and `configureCell` has a default. Index paths are those of the table view.
public protocol TableViewMultiNodeProvider: MultiNodeProvider {
  /// The cell for a row, dequeued from the table view and configured.
  func configureCell(_ tableView: UITableView, indexPath: IndexPath, value: Value) -> UITableViewCell

  /// A person selected a row.
  func itemSelected(_ tableView: UITableView, indexPath: IndexPath, value: Value)

  /// A person deselected a row.
  func itemDeselected(_ tableView: UITableView, indexPath: IndexPath, value: Value)

  /// The height of a row in points, or `nil` for that of the table view, which fits the cell's content.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath, value: Value) -> CGFloat?

  /// Makes the provider's cells known to the table view. Called once, before the first cell is asked for.
  func register(_ tableView: UITableView)
}

extension TableViewMultiNodeProvider {
  /// Does nothing.
  public func itemSelected(_ tableView: UITableView, indexPath: IndexPath, value: Value) {}

  /// Does nothing.
  public func itemDeselected(_ tableView: UITableView, indexPath: IndexPath, value: Value) {}

  /// The height of the table view.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath, value: Value) -> CGFloat? { nil }

  /// Registers nothing.
  public func register(_ tableView: UITableView) {}
}
