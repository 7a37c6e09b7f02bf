/// A provider made of other providers, without rows or items of its own.
///
/// This is the part that groups of table views and of collection views share; adopt `TableViewGroupProvider`,
/// `CollectionViewGroupProvider` or one of their animatable forms.
public protocol GroupNodeProvider: MultiNodeProvider where Value == Never {
  /// The providers that the group may give, in any order, where they are known beforehand; `nil` without such a list.
  ///
  /// A group that lists its providers and then gives another one is hardly meant. The form shows the provider all the
  /// same, and reports it once. A group need not have a list, and then gives what it likes.
  var listedProviders: [any NodeProvider]? { get }
}

extension GroupNodeProvider {
  /// A group has no values.
  public func createValues() -> [Never] { [] }

  /// No list.
  public var listedProviders: [any NodeProvider]? { nil }

  /// The identities of the providers that the group may give, or `nil` if it has no list of them.
  var listedIdentities: Set<String>? {
    listedProviders.map { Set($0.map(\._flix_identity)) }
  }
}
