/// A group of providers whose changes become animations; see `CollectionViewGroupProvider`.
public protocol AnimatableCollectionViewGroupProvider: GroupNodeProvider, AnimatableCollectionViewMultiNodeProvider {
  /// The providers of the group, in their order.
  ///
  /// The method runs again when `@Observable` state changes that it read. Return the same provider objects for the items
  /// that stay, or providers with a `customIdentity`.
  func createProviders() -> [any AnimatableCollectionViewMultiNodeProvider]
}

extension AnimatableCollectionViewGroupProvider {
  /// A group has no items of its own.
  public func configureCell(
    _ collectionView: UICollectionView,
    indexPath: IndexPath,
    value: Never
  ) -> UICollectionViewCell {}
}
