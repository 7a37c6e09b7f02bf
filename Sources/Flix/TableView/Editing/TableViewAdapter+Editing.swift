/// Answers what a table view asks about editing; rows of providers that are not editable take no part in it.
extension TableViewAdapter {
  // MARK: UITableViewDataSource

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    let (node, index) = node(at: indexPath)
    guard let provider = node.provider as? any TableViewEditable else { return false }
    return provider.canEdit(tableView, at: indexPath, node: node, index: index)
  }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    let (node, index) = node(at: indexPath)
    node.provider.commit(editingStyle, tableView, at: indexPath, node: node, index: index)
  }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    let (node, index) = node(at: indexPath)
    guard let provider = node.provider as? any TableViewMoveable else { return false }
    return provider.canMove(tableView, at: indexPath, node: node, index: index)
  }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    form.withoutUpdates {
      guard let move = form.move(from: sourceIndexPath, to: destinationIndexPath),
        let provider = move.node.provider as? any TableViewMoveable
      else { return }
      provider.move(tableView, move)
    }
  }

  // MARK: UITableViewDelegate

  /// A row stays among the rows of its provider.
  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    form.target(ofMoveFrom: sourceIndexPath, to: proposedDestinationIndexPath)
  }

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle {
    let (node, index) = node(at: indexPath)
    guard let provider = node.provider as? any TableViewEditable else { return .none }
    return provider.editingStyle(tableView, at: indexPath, node: node, index: index)
  }

  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool {
    self.tableView(tableView, editingStyleForRowAt: indexPath) != .none
  }

  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? {
    let (node, index) = node(at: indexPath)
    let provider = node.provider as? any TableViewDeleteable
    return provider?.deletionTitle(tableView, at: indexPath, node: node, index: index)
  }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let (node, index) = node(at: indexPath)
    let provider = node.provider as? any TableViewSwipeable
    return provider?.leadingActions(tableView, at: indexPath, node: node, index: index)
  }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    let (node, index) = node(at: indexPath)
    let provider = node.provider as? any TableViewSwipeable
    return provider?.trailingActions(tableView, at: indexPath, node: node, index: index)
  }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    delegateMethod { $0.tableView(_:willBeginEditingRowAt:) }?(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    delegateMethod { $0.tableView(_:didEndEditingRowAt:) }?(tableView, indexPath)
  }
}
