import Foundation

/// Answers a table view from a form: its data source and delegate.
///
/// Changes of state wait while a cell is configured or a call is answered: a table view takes no batch meanwhile.
final class TableViewAdapter: NSObject {
  weak var builder: TableViewBuilder?

  let form: TableForm
  private var registered: Set<String> = []

  init(form: TableForm) {
    self.form = form
  }

  func node(at indexPath: IndexPath) -> (node: TableNode, index: Int) {
    form.tree.node(at: NodePosition(indexPath))
  }

  /// Registers the cells of a provider before the first of them is asked for.
  func registerIfNeeded(_ identity: String, _ register: () -> Void) {
    if registered.insert(identity).inserted { register() }
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
