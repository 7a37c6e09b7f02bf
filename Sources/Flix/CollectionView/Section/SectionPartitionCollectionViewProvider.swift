/// A provider of a header or footer of a collection view, shown by reusable views of one class.
public protocol SectionPartitionCollectionViewProvider: SectionPartitionProvider {
  // Stated again, so that the compiler finds both out whichever protocol it looks at first.
  associatedtype Value
  associatedtype Values: ValueSource = [Value]

  /// The class of the views.
  associatedtype SectionView: UICollectionReusableView

  /// Whether this is a header or a footer.
  var collectionElementKindSection: CollectionElementKindSection { get }

  /// Makes a view show a value. The view may have shown another value before.
  func configureSupplementaryView(
    _ collectionView: UICollectionView,
    sectionView: SectionView,
    indexPath: IndexPath,
    value: Value
  )

  /// The size in points, or `nil` for that of the layout.
  ///
  /// Flow layouts ask for it and use the length along which they scroll.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeInSection section: Int,
    value: Value
  ) -> CGSize?

  /// Makes the views known to the collection view. Called once, before the first view is asked for.
  func register(_ collectionView: UICollectionView)
}

extension SectionPartitionCollectionViewProvider {
  /// The size of the layout.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeInSection section: Int,
    value: Value
  ) -> CGSize? {
    nil
  }

  /// Registers the class of the views under the provider's identity.
  public func register(_ collectionView: UICollectionView) {
    collectionView.register(
      SectionView.self,
      forSupplementaryViewOfKind: collectionElementKindSection.elementKind,
      withReuseIdentifier: _flix_identity
    )
  }
}

extension ElementKindSection {
  /// What collection views call it.
  @MainActor var elementKind: String {
    switch self {
    case .header: UICollectionView.elementKindSectionHeader
    case .footer: UICollectionView.elementKindSectionFooter
    }
  }
}
