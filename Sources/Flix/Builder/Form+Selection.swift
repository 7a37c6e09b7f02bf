extension Form {
  /// Where a node of one row or item is after its events, if it is not to stay selected.
  func indexPathToDeselect(after node: LeafNode<Provider>) -> IndexPath? {
    guard let provider = node.object as? any SelfDeselecting, provider.deselectsAfterSelection else { return nil }
    // What the events did may have moved it.
    return tree.firstPosition(of: node).map { IndexPath($0) }
  }
}
