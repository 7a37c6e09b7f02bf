/// Answers a table view from a form.
///
/// Changes of state wait while a cell is configured or a call is answered: a table view takes no batch meanwhile.
final class TableViewAdapter: FormAdapter {
  private(set) weak var builder: TableViewBuilder?

  let form: TableForm

  init(builder: TableViewBuilder) {
    self.builder = builder
    form = builder.form
  }

  override var scrollViewDelegate: (any UIScrollViewDelegate)? {
    builder.flatMap { $0.scrollViewDelegate ?? $0.forwardingDelegate }
  }

  override func unregister(_ identity: String) {
    builder?.tableView?.register(nil as AnyClass?, forCellReuseIdentifier: identity)
    builder?.tableView?.register(nil as AnyClass?, forHeaderFooterViewReuseIdentifier: identity)
  }

  func node(at indexPath: IndexPath) -> (node: TableNode, index: Int) {
    form.tree.node(at: NodePosition(indexPath))
  }
}

// MARK: - UITableViewDataSource

extension TableViewAdapter: UITableViewDataSource {
  func numberOfSections(in tableView: UITableView) -> Int {
    form.tree.numberOfSections
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    form.tree.numberOfItems(inSection: section)
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let (node, index) = node(at: indexPath)
    return form.withoutUpdates {
      registerIfNeeded(node.identity) { node.provider.register(tableView) }
      return node.provider.cell(tableView, at: indexPath, node: node, index: index)
    }
  }
}
