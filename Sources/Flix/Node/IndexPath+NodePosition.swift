nonisolated extension IndexPath {
  /// The index path of a row or item at a position.
  init(_ position: NodePosition) {
    self.init(row: position.item, section: position.section)
  }
}

nonisolated extension NodePosition {
  /// The position of a row or item with an index path.
  init(_ indexPath: IndexPath) {
    self.init(section: indexPath.section, item: indexPath.row)
  }
}
