/// A provider made of other providers, which may change over time and may be groups themselves.
///
///     final class RadioProvider: CollectionViewGroupProvider {
///       func createProviders() -> [any CollectionViewMultiNodeProvider] {
///         choice.needsComment ? [options, comment] : [options]
///       }
///     }
///
/// A group has no items of its own, and shows those of its providers in their order. A group that is
/// `ProviderHiddenable` hides all of them at once. One that names all its `listedProviders` has the form report those that
/// it gives besides.
public protocol CollectionViewGroupProvider: GroupNodeProvider, CollectionViewMultiNodeProvider {
  /// The providers of the group, in their order.
  ///
  /// The method runs again when `@Observable` state changes that it read. Return the same provider objects for the items
  /// that stay, or providers with a `customIdentity`.
  func createProviders() -> [any CollectionViewMultiNodeProvider]
}

extension CollectionViewGroupProvider {
  /// A group has no items of its own.
  public func configureCell(
    _ collectionView: UICollectionView,
    indexPath: IndexPath,
    value: Never
  ) -> UICollectionViewCell {}
}
