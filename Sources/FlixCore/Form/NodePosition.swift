/// Where a node is shown: the index of its section and its index in the section, both counted without what is hidden.
public nonisolated struct NodePosition: Hashable, Comparable, Sendable {
  /// The index of the section in the view.
  public var section: Int
  /// The index of the row or item in the section.
  public var item: Int

  /// Creates a position.
  public init(section: Int, item: Int) {
    self.section = section
    self.item = item
  }

  /// Orders positions as the view shows them.
  public static func < (lhs: NodePosition, rhs: NodePosition) -> Bool {
    (lhs.section, lhs.item) < (rhs.section, rhs.item)
  }
}
