extension Form {
  /// The place nearest to a proposed one to which a row or item can be moved: one among those of its provider.
  func target(ofMoveFrom source: IndexPath, to proposed: IndexPath) -> IndexPath {
    let node = tree.node(at: NodePosition(source)).node
    guard let first = tree.firstPosition(of: node) else { return source }
    let last = NodePosition(section: first.section, item: first.item + node.count - 1)
    return IndexPath(min(max(NodePosition(proposed), first), last))
  }

  /// Follows a row or item that a person has moved in the view, which shows it at its new place already.
  ///
  /// The provider is to be told, and moves its value; should it not, the next update moves the row or item back.
  ///
  /// - Returns: The node and the indices among its values, or `nil` if the value left its provider.
  func follow(moveFrom source: IndexPath, to destination: IndexPath) -> (
    node: LeafNode<Provider>, from: Int, to: Int
  )? {
    let (node, from) = tree.node(at: NodePosition(source))
    guard let first = tree.firstPosition(of: node), first.section == destination.section else { return nil }
    let to = destination.item - first.item
    guard to >= 0, to < node.count else { return nil }
    node.moveValue(from: from, to: to)
    return (node, from, to)
  }
}
