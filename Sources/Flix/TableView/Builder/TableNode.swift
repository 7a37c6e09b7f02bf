/// A row provider's place in the form of a table view.
typealias TableNode = LeafNode<any TableViewMultiNodeProvider>
/// A header's or footer's place in the form of a table view.
typealias TablePartNode = LeafNode<any SectionPartitionTableViewProvider>
/// The form of a table view.
typealias TableForm = Form<any TableViewMultiNodeProvider, any SectionPartitionTableViewProvider>

extension TableViewMultiNodeProvider {
  func cell(_ tableView: UITableView, at indexPath: IndexPath, node: TableNode, index: Int) -> UITableViewCell {
    configureCell(tableView, indexPath: indexPath, value: value(of: node, at: index))
  }

  func height(_ tableView: UITableView, at indexPath: IndexPath, node: TableNode, index: Int) -> CGFloat? {
    self.tableView(tableView, heightForRowAt: indexPath, value: value(of: node, at: index))
  }

  func didSelect(_ tableView: UITableView, at indexPath: IndexPath, node: TableNode, index: Int) {
    let value = value(of: node, at: index)
    itemSelected(tableView, indexPath: indexPath, value: value)
    event.sendSelected(value, at: indexPath)
  }

  func didDeselect(_ tableView: UITableView, at indexPath: IndexPath, node: TableNode, index: Int) {
    let value = value(of: node, at: index)
    itemDeselected(tableView, indexPath: indexPath, value: value)
    event.sendDeselected(value, at: indexPath)
  }
}

extension SectionPartitionTableViewProvider {
  func view(_ tableView: UITableView, inSection section: Int, node: TablePartNode) -> UIView? {
    guard let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: _flix_identity) else { return nil }
    view.isHidden = false
    configure(view, tableView, inSection: section, node: node)
    return view
  }

  func configure(_ view: UIView, _ tableView: UITableView, inSection section: Int, node: TablePartNode) {
    guard let value = value(of: node) else { return }
    configureSection(tableView, view: checked(view, as: View.self), viewInSection: section, value: value)
  }

  func height(_ tableView: UITableView, inSection section: Int, node: TablePartNode) -> CGFloat? {
    value(of: node).flatMap { self.tableView(tableView, heightInSection: section, value: $0) }
  }
}
