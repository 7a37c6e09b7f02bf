/// A provider of rows that are shown by cells of one class.
///
///     final class CityProvider: TableViewProvider {
///       func createValues() -> [City] { model.cities }
///
///       func configureCell(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath, value: City) {
///         cell.textLabel?.text = value.name
///       }
///     }
public protocol TableViewProvider: TableViewMultiNodeProvider {
  /// The class of the cells.
  associatedtype Cell: UITableViewCell

  /// Makes a cell show a value. The cell may have shown another value before.
  func configureCell(_ tableView: UITableView, cell: Cell, indexPath: IndexPath, value: Value)
}

extension TableViewProvider {
  /// Registers the class of the cells under the provider's identity.
  public func register(_ tableView: UITableView) {
    tableView.register(Cell.self, forCellReuseIdentifier: _flix_identity)
  }

  /// Dequeues a cell and configures it.
  public func configureCell(_ tableView: UITableView, indexPath: IndexPath, value: Value) -> UITableViewCell {
    let dequeued = tableView.dequeueReusableCell(withIdentifier: _flix_identity, for: indexPath)
    let cell = checked(dequeued, as: Cell.self)
    configureCell(tableView, cell: cell, indexPath: indexPath, value: value)
    return cell
  }

  /// Changed values keep their cells.
  public var reconfiguresCells: Bool { true }
}
