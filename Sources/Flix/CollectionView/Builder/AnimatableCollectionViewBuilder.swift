/// Shows a form in a collection view, and animates its changes.
@MainActor
public class AnimatableCollectionViewBuilder: CollectionViewBuilder {
  /// Shows a form of sections in a collection view.
  public convenience init(
    collectionView: UICollectionView,
    sectionProviders: [AnimatableCollectionViewSectionProvider]
  ) {
    self.init(collectionView: collectionView, sections: sectionProviders, isAnimated: true)
  }

  /// Shows a form of one section in a collection view.
  public convenience init(
    collectionView: UICollectionView,
    providers: [any AnimatableCollectionViewMultiNodeProvider]
  ) {
    self.init(
      collectionView: collectionView,
      sections: [AnimatableCollectionViewSectionProvider(providers: providers)],
      isAnimated: true
    )
  }

  /// The node shown at an index path, with its identity.
  public func identifiableNode(at indexPath: IndexPath) -> IdentifiableNode {
    makeIdentifiableNode(at: indexPath)
  }
}
