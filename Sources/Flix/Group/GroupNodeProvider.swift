/// A provider made of other providers, without rows or items of its own.
///
/// This is the part that groups of table views and of collection views share; adopt `TableViewGroupProvider`,
/// `CollectionViewGroupProvider` or one of their animatable forms.
public protocol GroupNodeProvider: MultiNodeProvider where Value == Never {
  /// What lists the providers that the group may give: an array of them, or by default no list.
  associatedtype ListedProviders: Sequence = EmptyCollection<any NodeProvider>

  /// The providers that the group may give, in any order, where they are known beforehand.
  ///
  /// A group that lists its providers and then gives another one is hardly meant. The form shows the provider all the
  /// same, and reports it once. A group need not have a list, and then gives what it likes.
  var providers: ListedProviders { get }
}

extension GroupNodeProvider where ListedProviders == EmptyCollection<any NodeProvider> {
  /// No list.
  public var providers: EmptyCollection<any NodeProvider> { EmptyCollection() }
}

extension GroupNodeProvider {
  /// A group has no values.
  public func createValues() -> [Never] { [] }

  /// The identities of the providers that the group may give, or `nil` if it has no list of them.
  var listedIdentities: Set<String>? {
    guard ListedProviders.self != EmptyCollection<any NodeProvider>.self else { return nil }
    return Set(providers.compactMap { ($0 as? any NodeProvider)?._flix_identity })
  }
}
