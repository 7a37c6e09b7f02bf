/// A header or footer made on the spot: add views to `contentView`, and give it to a section.
///
///     let header = UniqueCustomCollectionViewSectionProvider(collectionElementKindSection: .header)
///     header.sectionSize = { collectionView in CGSize(width: collectionView.bounds.width, height: 35) }
@MainActor
open class UniqueCustomCollectionViewSectionProvider: CustomSectionPartition, SectionPartitionCollectionViewProvider {
  public typealias Value = UniqueCustomCollectionViewSectionProvider
  public typealias SectionView = UICollectionReusableView

  /// Whether this is a header or a footer.
  public let collectionElementKindSection: CollectionElementKindSection

  /// The size in points; `nil`, or a closure that returns `nil`, fits the content. A length of 0 takes no space.
  ///
  /// Flow layouts use the length along which they scroll, others, where they ask for the size of the content, the height.
  open var sectionSize: ((UICollectionView) -> CGSize?)?

  private weak var view: UICollectionReusableView?

  /// Creates a header or footer with an empty content view.
  public init(collectionElementKindSection: CollectionElementKindSection) {
    self.collectionElementKindSection = collectionElementKindSection
    super.init()
  }

  override func backgroundDidChange(from oldValue: UIView?) {
    oldValue?.removeFromSuperview()
    if let view { installBackground(in: view) }
  }

  private func installBackground(in view: UICollectionReusableView) {
    guard let backgroundView else { return }
    backgroundView.fill(view)
    view.sendSubviewToBack(backgroundView)
  }

  // MARK: SectionPartitionCollectionViewProvider

  /// The provider itself, as its single value.
  public func createSectionPartition() -> UniqueCustomCollectionViewSectionProvider? { self }

  /// Registers the class of the view under the provider's identity.
  open func register(_ collectionView: UICollectionView) {
    collectionView.register(
      SectionContentView.self,
      forSupplementaryViewOfKind: collectionElementKindSection.elementKind,
      withReuseIdentifier: _flix_identity
    )
  }

  /// Puts the content view into the view.
  open func configureSupplementaryView(
    _ collectionView: UICollectionView,
    sectionView: UICollectionReusableView,
    indexPath: IndexPath,
    value: UniqueCustomCollectionViewSectionProvider
  ) {
    guard view !== sectionView else { return }
    view = sectionView
    (sectionView as? SectionContentView)?.height = { [weak self, weak collectionView] in
      collectionView.flatMap { self?.sectionSize?($0)?.height }
    }
    contentView.fill(sectionView)
    installBackground(in: sectionView)
  }

  /// The size that `sectionSize` gives, or that of the content.
  open func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeInSection section: Int,
    value: UniqueCustomCollectionViewSectionProvider
  ) -> CGSize? {
    sectionSize?(collectionView) ?? collectionView.fittingSectionSize(of: contentView, in: collectionViewLayout)
  }
}
