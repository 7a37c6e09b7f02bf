/// A provider whose rows a person can move, by their handles in edit mode. A row cannot leave its provider.
///
///     final class IncludedProvider: AnimatableTableViewProvider, TableViewMoveable {
///       func tableView(_ tableView: UITableView, moveRowAt sourceIndex: Int, to destinationIndex: Int, value: Item) {
///         model.included.insert(model.included.remove(at: sourceIndex), at: destinationIndex)
///       }
///     }
public protocol TableViewMoveable: TableViewEditable {
  /// Whether a row can be moved.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath, value: Value) -> Bool

  /// A person moved a row. A provider that does not give its values in the new order gets the row moved back. Called
  /// before the events.
  ///
  /// Changes of state that come while a person drags a row are shown after the drag. The indices and the value are those of
  /// the values that the provider has by then; it is told of nothing if the row's value is gone from them.
  ///
  /// - Parameters:
  ///   - sourceIndex: Where the row was, among the rows of the provider.
  ///   - destinationIndex: Where it is now, among the rows of the provider.
  func tableView(_ tableView: UITableView, moveRowAt sourceIndex: Int, to destinationIndex: Int, value: Value)
}

extension TableViewMoveable {
  /// Every row can be moved.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath, value: Value) -> Bool { true }

  func canMove(_ tableView: UITableView, at indexPath: IndexPath, node: TableNode, index: Int) -> Bool {
    self.tableView(tableView, canMoveRowAt: indexPath, value: value(of: node, at: index))
  }

  func move(_ tableView: UITableView, _ move: FormMove<any TableViewMultiNodeProvider>) {
    guard let (value, source, destination) = follow(move) else { return }
    self.tableView(tableView, moveRowAt: source, to: destination, value: value)
    event.sendMoved(value, from: source, to: destination)
  }
}
