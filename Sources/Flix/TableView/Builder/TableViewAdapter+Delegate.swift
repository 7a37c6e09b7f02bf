extension TableViewAdapter: UITableViewDelegate {
  // MARK: Sizes, headers and footers

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    let (node, index) = node(at: indexPath)
    return node.provider.height(tableView, at: indexPath, node: node, index: index) ?? tableView.rowHeight
  }

  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
    height(of: form.tree.section(at: section).header, tableView, section)
  }

  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
    height(of: form.tree.section(at: section).footer, tableView, section)
  }

  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    view(of: form.tree.section(at: section).header, tableView, section)
  }

  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    view(of: form.tree.section(at: section).footer, tableView, section)
  }

  private func height(of node: TablePartNode?, _ tableView: UITableView, _ section: Int) -> CGFloat {
    // A table view takes a height of 0 in a grouped style for its own default.
    let none = CGFloat.leastNonzeroMagnitude
    guard let node, node.isShown else { return none }
    let height = node.provider.height(tableView, inSection: section, node: node) ?? UITableView.automaticDimension
    return height == 0 ? none : height
  }

  private func view(of node: TablePartNode?, _ tableView: UITableView, _ section: Int) -> UIView? {
    guard let node, node.isShown else { return nil }
    return form.withoutUpdates {
      registerIfNeeded(node.identity) { node.provider.register(tableView) }
      return node.provider.view(tableView, inSection: section, node: node)
    }
  }

  // MARK: Selection

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    let (node, index) = node(at: indexPath)
    node.provider.didSelect(tableView, at: indexPath, node: node, index: index)
    forwardSelection(tableView, at: indexPath)
    for indexPath in form.indexPathsToDeselect(after: node, among: tableView.indexPathsForSelectedRows) {
      tableView.deselectRow(at: indexPath, animated: true)
    }
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    let (node, index) = node(at: indexPath)
    node.provider.didDeselect(tableView, at: indexPath, node: node, index: index)
    forwardDeselection(tableView, at: indexPath)
  }
}
