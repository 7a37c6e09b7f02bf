extension Form {
  /// The place nearest to a proposed one to which a row or item can be moved: one among those of its provider.
  func target(ofMoveFrom source: IndexPath, to proposed: IndexPath) -> IndexPath {
    let node = tree.node(at: NodePosition(source)).node
    guard let first = tree.firstPosition(of: node) else { return source }
    let last = NodePosition(section: first.section, item: first.item + node.count - 1)
    return IndexPath(min(max(NodePosition(proposed), first), last))
  }

  /// What a move of a row or item in the view is to the provider, or `nil` if it left its provider.
  ///
  /// The provider's node knows after that whether the provider changed meanwhile.
  func move(from source: IndexPath, to destination: IndexPath) -> FormMove<Provider>? {
    let (node, from) = tree.node(at: NodePosition(source))
    guard let first = tree.firstPosition(of: node), first.section == destination.section else { return nil }
    let to = destination.item - first.item
    guard to >= 0, to < node.count else { return nil }
    raiseSignals()
    return FormMove(node: node, from: from, to: to)
  }
}
