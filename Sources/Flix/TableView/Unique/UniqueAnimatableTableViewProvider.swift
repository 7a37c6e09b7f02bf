/// A provider that is its own single value: one row, with a cell that no other provider uses.
///
///     class ProfileProvider: UniqueAnimatableTableViewProvider {
///       func onCreate(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath) {
///         cell.textLabel?.text = "Flix"
///       }
///     }
public protocol UniqueAnimatableTableViewProvider: UniqueAnimatableProvider, AnimatableTableViewProvider {
  // Stated again, so that the compiler finds it out whichever protocol it looks at first.
  associatedtype Cell = UITableViewCell

  /// The cell was made. Called once for a cell, before `onUpdate`.
  func onCreate(_ tableView: UITableView, cell: Cell, indexPath: IndexPath)

  /// The cell is configured. Called each time the table view asks for it.
  func onUpdate(_ tableView: UITableView, cell: Cell, indexPath: IndexPath)
}

extension UniqueAnimatableTableViewProvider {
  /// Does nothing.
  public func onCreate(_ tableView: UITableView, cell: Cell, indexPath: IndexPath) {}

  /// Does nothing.
  public func onUpdate(_ tableView: UITableView, cell: Cell, indexPath: IndexPath) {}

  /// Creates the cell's content the first time, and updates it each time.
  public func configureCell(_ tableView: UITableView, cell: Cell, indexPath: IndexPath, value: Value) {
    whenNew(cell) { onCreate(tableView, cell: cell, indexPath: indexPath) }
    onUpdate(tableView, cell: cell, indexPath: indexPath)
  }
}
