/// A provider whose changes become animations of single rows or items, as its values have an identity and can be compared.
///
/// This is the part that providers of table views and of collection views share; adopt
/// `AnimatableTableViewMultiNodeProvider`, `AnimatableCollectionViewMultiNodeProvider` or both.
///
/// The values are `Equatable`, and `Identifiable` or `StringIdentifiableType`. In a module whose default isolation is the
/// main actor, declare their types `nonisolated`.
public protocol AnimatableMultiNodeProvider: MultiNodeProvider where Value: Equatable {
  /// How values are compared: by their identity, and where that is the same by `==`.
  var animatableValueComparison: ValueComparison<Value> { get }

  /// The identity of a value as a string, unique among the values of the provider.
  func identity(of value: Value) -> String
}

extension AnimatableMultiNodeProvider {
  /// Compares values by identity and content.
  public var valueComparison: ValueComparison<Value> { animatableValueComparison }

  /// Nodes of the values that the provider has now, without their place in a form.
  public func createAnimatableNodes() -> [IdentifiableNode] {
    var current: [Value] = []
    // Only what is there at once is wanted; the subscription ends here.
    _ = deliverValues { current = $0 }
    return current.map {
      IdentifiableNode(providerIdentity: _flix_identity, value: $0, valueIdentity: identity(of: $0))
    }
  }
}

extension AnimatableMultiNodeProvider where Value: StringIdentifiableType {
  /// Compares values by their string and by `==`.
  @inlinable
  public var animatableValueComparison: ValueComparison<Value> { .stringIdentifiable }

  /// The value's string.
  public func identity(of value: Value) -> String { value.identity }
}

extension AnimatableMultiNodeProvider where Value: Identifiable, Value.ID: Sendable {
  /// Compares values by their `id` and by `==`.
  @inlinable
  public var animatableValueComparison: ValueComparison<Value> { .identifiable }

  /// The value's `id` as a string.
  public func identity(of value: Value) -> String { "\(value.id)" }
}

extension AnimatableMultiNodeProvider
where Value: Identifiable, Value.ID: Sendable, Value: StringIdentifiableType {
  /// Compares values by their `id` and by `==`.
  @inlinable
  public var animatableValueComparison: ValueComparison<Value> { .identifiable }

  /// The value's string.
  public func identity(of value: Value) -> String { value.identity }
}

extension AnimatableMultiNodeProvider {
  func identifiableNode(_ node: Node) -> IdentifiableNode? {
    (node.value as? Value).map {
      IdentifiableNode(providerIdentity: node.providerIdentity, value: $0, valueIdentity: identity(of: $0))
    }
  }
}
