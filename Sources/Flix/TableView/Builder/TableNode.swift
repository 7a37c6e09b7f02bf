/// A row provider's place in the form of a table view.
typealias TableNode = LeafNode<any TableViewMultiNodeProvider>
/// A header's or footer's place in the form of a table view.
typealias TablePartNode = LeafNode<any SectionPartitionTableViewProvider>
/// The form of a table view.
typealias TableForm = Form<any TableViewMultiNodeProvider, any SectionPartitionTableViewProvider>

extension TableViewMultiNodeProvider {
  /// A node for the provider in a form.
  func makeNode(in context: FormContext) -> FormNode<any TableViewMultiNodeProvider> {
    ValueNode<any TableViewMultiNodeProvider, Value>(provider: self, source: self, context: context)
  }

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

  func node(of node: TableNode, at index: Int) -> Node {
    Node(providerIdentity: _flix_identity, value: value(of: node, at: index))
  }

  /// The value of a row, with its type.
  func value(of node: TableNode, at index: Int) -> Value {
    guard let node = node as? ValueNode<any TableViewMultiNodeProvider, Value> else {
      preconditionFailure("the node of \(_flix_identity) was not made for values of the type \(Value.self)")
    }
    return node.values[index]
  }
}

extension AnimatableTableViewMultiNodeProvider {
  func identifiableNode(_ node: Node) -> IdentifiableNode? {
    (node.value as? Value).map {
      IdentifiableNode(providerIdentity: node.providerIdentity, value: $0, valueIdentity: identity(of: $0))
    }
  }
}

extension SectionPartitionTableViewProvider {
  /// A node for the provider in a form.
  func makeNode(in context: FormContext) -> FormNode<any SectionPartitionTableViewProvider> {
    ValueNode<any SectionPartitionTableViewProvider, Value>(provider: self, source: self, context: context)
  }

  func view(_ tableView: UITableView, inSection section: Int, node: TablePartNode) -> UIView? {
    guard let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: _flix_identity) else { return nil }
    view.isHidden = false
    configure(view, tableView, inSection: section, node: node)
    return view
  }

  func configure(_ view: UIView, _ tableView: UITableView, inSection section: Int, node: TablePartNode) {
    guard let value = value(of: node) else { return }
    guard let view = view as? View else {
      preconditionFailure(
        "provider \(_flix_identity) registered views of the class \(type(of: view)), but configures \(View.self)"
      )
    }
    configureSection(tableView, view: view, viewInSection: section, value: value)
  }

  func height(_ tableView: UITableView, inSection section: Int, node: TablePartNode) -> CGFloat? {
    value(of: node).flatMap { self.tableView(tableView, heightInSection: section, value: $0) }
  }

  private func value(of node: TablePartNode) -> Value? {
    (node as? ValueNode<any SectionPartitionTableViewProvider, Value>)?.values.first
  }
}
