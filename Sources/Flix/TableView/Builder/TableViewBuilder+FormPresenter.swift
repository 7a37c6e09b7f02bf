extension TableViewBuilder: FormPresenter {
  package func formWillUpdate() {
    // A batch counts from what the table view knows, so that has to be what it was told last.
    if let tableView, tableView.window != nil { tableView.layoutIfNeeded() }
  }

  package func formDidChange(_ changes: Changeset) {
    guard let tableView else { return }
    switch decideViewTransition(tableView, changes) {
    case .animated:
      apply(changes, to: tableView)
    case .nonAnimated:
      UIView.performWithoutAnimation { apply(changes, to: tableView) }
    case .reload:
      tableView.reloadData()
    }
  }

  private func apply(_ changes: Changeset, to tableView: UITableView) {
    let animation = rowAnimation
    tableView.performBatchUpdates {
      if !changes.sectionDeletes.isEmpty {
        tableView.deleteSections(IndexSet(changes.sectionDeletes), with: animation)
      }
      if !changes.sectionInserts.isEmpty {
        tableView.insertSections(IndexSet(changes.sectionInserts), with: animation)
      }
      for move in changes.sectionMoves { tableView.moveSection(move.from, toSection: move.to) }
      if !changes.deletes.isEmpty {
        tableView.deleteRows(at: changes.deletes.map { IndexPath($0) }, with: animation)
      }
      if !changes.inserts.isEmpty {
        tableView.insertRows(at: changes.inserts.map { IndexPath($0) }, with: animation)
      }
      for move in changes.moves { tableView.moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
      if !changes.reconfigures.isEmpty {
        tableView.reconfigureRows(at: changes.reconfigures.map { IndexPath($0) })
      }
    }
    for section in changes.headers { reconfigureHeader(of: section, in: tableView) }
    for section in changes.footers { reconfigureFooter(of: section, in: tableView) }
  }

  private func reconfigureHeader(of section: Int, in tableView: UITableView) {
    guard let node = form.tree.section(at: section).header, let view = tableView.headerView(forSection: section)
    else { return }
    reconfigure(view, of: node, section, tableView)
  }

  private func reconfigureFooter(of section: Int, in tableView: UITableView) {
    guard let node = form.tree.section(at: section).footer, let view = tableView.footerView(forSection: section)
    else { return }
    reconfigure(view, of: node, section, tableView)
  }

  /// A batch of rows changes the heights of headers and footers, but takes none of their views away.
  private func reconfigure(_ view: UIView, of node: TablePartNode, _ section: Int, _ tableView: UITableView) {
    view.isHidden = !node.isShown
    if node.isShown { node.provider.configure(view, tableView, inSection: section, node: node) }
  }
}
