extension Form {
  /// Whether a row or item takes part, which those of disabled providers do not.
  func isEnabled(at indexPath: IndexPath) -> Bool {
    (tree.node(at: NodePosition(indexPath)).node.object as? any Disableable)?.isEnabled ?? true
  }

  /// Where rows or items of a node are after its events that are not to stay selected.
  ///
  /// - Parameter selected: What is selected.
  func indexPathsToDeselect(after node: LeafNode<Provider>, among selected: [IndexPath]?) -> [IndexPath] {
    guard let provider = node.object as? any SelfDeselecting, provider.deselectsAfterSelection,
      // What the events did may have moved it.
      let first = tree.firstPosition(of: node)
    else { return [] }
    return (selected ?? []).filter {
      $0.section == first.section && (first.item..<first.item + node.count).contains($0.row)
    }
  }
}
