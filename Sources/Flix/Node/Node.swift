/// One row of a form: a provider's value, and where the provider stands.
///
/// A node is made when it is asked for. Forms keep the values of their providers, not nodes.
public nonisolated struct Node {
  /// The identity of the provider that the node belongs to.
  public let providerIdentity: String
  /// The value that the row shows.
  public let value: Any
  /// The index path of the provider's first row.
  public var providerStartIndexPath = IndexPath(row: 0, section: 0)
  /// The index path of the provider's last row.
  public var providerEndIndexPath = IndexPath(row: 0, section: 0)

  init(providerIdentity: String, value: Any) {
    self.providerIdentity = providerIdentity
    self.value = value
  }
}
