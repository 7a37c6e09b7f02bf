/// A node that is told from all others of its form, and compared by its value.
public nonisolated struct IdentifiableNode: Equatable {
  /// The identity of the provider that the node belongs to.
  public let providerIdentity: String
  /// The value that the row shows.
  public let value: Any
  /// The identity of the provider followed by that of the value.
  public let identity: String
  /// The index path of the provider's first row.
  public var providerStartIndexPath = IndexPath(row: 0, section: 0)
  /// The index path of the provider's last row.
  public var providerEndIndexPath = IndexPath(row: 0, section: 0)

  private let isEqualTo: (Any) -> Bool

  package init<Value: Equatable>(providerIdentity: String, value: Value, valueIdentity: String) {
    self.providerIdentity = providerIdentity
    self.value = value
    identity = providerIdentity + valueIdentity
    isEqualTo = { ($0 as? Value) == value }
  }

  /// Whether two nodes have the same identity and equal values.
  public static func == (lhs: IdentifiableNode, rhs: IdentifiableNode) -> Bool {
    lhs.identity == rhs.identity && lhs.isEqualTo(rhs.value)
  }
}
