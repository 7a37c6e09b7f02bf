extension TableViewMultiNodeProvider {
  func commit(
    _ editingStyle: UITableViewCell.EditingStyle,
    _ tableView: UITableView,
    at indexPath: IndexPath,
    node: TableNode,
    index: Int
  ) {
    let value = value(of: node, at: index)
    switch editingStyle {
    case .delete:
      guard let provider = self as? any TableViewDeleteable else { return }
      provider.delete(tableView, at: indexPath, node: node, index: index)
      event.sendDeleted(value, at: indexPath)
    case .insert:
      guard let provider = self as? any TableViewInsertable else { return }
      provider.insert(tableView, at: indexPath, node: node, index: index)
      event.sendInserted(value, at: indexPath)
    default: break
    }
  }
}

extension TableViewEditable {
  func canEdit(_ tableView: UITableView, at indexPath: IndexPath, node: TableNode, index: Int) -> Bool {
    self.tableView(tableView, canEditRowAt: indexPath, value: value(of: node, at: index))
  }

  func editingStyle(
    _ tableView: UITableView,
    at indexPath: IndexPath,
    node: TableNode,
    index: Int
  ) -> UITableViewCell.EditingStyle {
    self.tableView(tableView, editingStyleForRowAt: indexPath, value: value(of: node, at: index))
  }
}

extension TableViewDeleteable {
  fileprivate func delete(_ tableView: UITableView, at indexPath: IndexPath, node: TableNode, index: Int) {
    self.tableView(tableView, itemDeletedForRowAt: indexPath, value: value(of: node, at: index))
  }

  func deletionTitle(_ tableView: UITableView, at indexPath: IndexPath, node: TableNode, index: Int) -> String? {
    self.tableView(
      tableView,
      titleForDeleteConfirmationButtonForRowAt: indexPath,
      value: value(of: node, at: index)
    )
  }
}

extension TableViewInsertable {
  fileprivate func insert(_ tableView: UITableView, at indexPath: IndexPath, node: TableNode, index: Int) {
    self.tableView(tableView, itemInsertedForRowAt: indexPath, value: value(of: node, at: index))
  }
}
