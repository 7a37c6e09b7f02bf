/// A provider that is its own single value: one row, with a cell that no other provider uses.
///
///     class ProfileProvider: UniqueAnimatableTableViewProvider {
///       func onCreate(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath) {
///         cell.textLabel?.text = "Flix"
///       }
///     }
public protocol UniqueAnimatableTableViewProvider: AnimatableTableViewProvider, Equatable, StringIdentifiableType {
  // Stated again, so that the compiler finds all three out whichever protocol it looks at first.
  associatedtype Value: Equatable & StringIdentifiableType = Self
  associatedtype Values: ValueSource = [Value]
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

  /// The provider itself.
  public func createValues() -> [Value] {
    // `Value` is the class that conforms, which a protocol cannot say of classes that are not final.
    guard let value = self as? Value else {
      preconditionFailure("\(type(of: self)) is to be its own value, but its values are \(Value.self)")
    }
    return [value]
  }

  /// Creates the cell's content the first time, and updates it each time.
  public func configureCell(_ tableView: UITableView, cell: Cell, indexPath: IndexPath, value: Value) {
    let memory = ProviderStorage.value(for: self) { UniqueCellMemory() }
    if memory.cell !== cell {
      memory.cell = cell
      onCreate(tableView, cell: cell, indexPath: indexPath)
    }
    onUpdate(tableView, cell: cell, indexPath: indexPath)
  }

  /// The same for all, as there is one value.
  public nonisolated var identity: String { "" }

  /// Whether two providers are one.
  public nonisolated static func == (lhs: Self, rhs: Self) -> Bool { lhs === rhs }
}

/// Remembers the cell whose content a unique provider created.
private final class UniqueCellMemory {
  weak var cell: UITableViewCell?
}
