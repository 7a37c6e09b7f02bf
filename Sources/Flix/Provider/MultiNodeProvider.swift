/// A provider of rows or items, each shown by a cell of the provider's choice.
///
/// This is the part that providers of table views and of collection views share; adopt `TableViewMultiNodeProvider`,
/// `CollectionViewMultiNodeProvider` or both.
public protocol MultiNodeProvider: NodeProvider {
  /// What people do with the provider's rows or items.
  var event: ProviderEvent<Value> { get }
}

extension MultiNodeProvider {
  /// The events, the same object each time.
  public var event: ProviderEvent<Value> {
    ProviderStorage.value(for: self) { ProviderEvent<Value>() }
  }

  /// A changed value gets a new cell, as its class may be another.
  public var reconfiguresCells: Bool { false }
}
