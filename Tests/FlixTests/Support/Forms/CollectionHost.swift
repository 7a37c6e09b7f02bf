import Flix

/// A form in a collection view.
final class CollectionHost: FormHost {
  let collectionView: UICollectionView
  private weak var collectionBuilder: CollectionViewBuilder?
  private var isAnimated = true
  private var decide: (() -> ViewTransition?)?

  init(size: CGSize, layout: UICollectionViewLayout) {
    collectionView = UICollectionView(frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout)
  }

  var view: UIScrollView { collectionView }
  var builder: (any PerformGroupUpdatesable)? { collectionBuilder }
  var debugDescription: String { collectionBuilder?.debugDescription ?? "" }

  func build(_ sections: [FormPart], isAnimated: Bool) {
    self.isAnimated = isAnimated
    collectionBuilder =
      isAnimated
      ? collectionView.flix.animatable.build(sections.map(\.animatableCollectionSection))
      : collectionView.flix.build(sections.map(\.collectionSection))
    guard let collectionBuilder else { return }
    let standard = collectionBuilder.decideViewTransition
    collectionBuilder.decideViewTransition = { [weak self] in self?.decide?() ?? standard($0, $1) }
  }

  func replaceSections(by sections: [FormPart]) {
    collectionBuilder?.sectionProviders = sections.map {
      isAnimated ? $0.animatableCollectionSection : $0.collectionSection
    }
  }

  func updateIfNeeded() {
    collectionBuilder?.updateIfNeeded()
  }

  func onBatch(_ decide: @escaping () -> ViewTransition?) {
    self.decide = decide
  }

  func listenToScrolling(_ delegate: any UIScrollViewDelegate) {
    collectionBuilder?.scrollViewDelegate = delegate
  }

  var numberOfSections: Int { collectionView.numberOfSections }
  func numberOfItems(in section: Int) -> Int { collectionView.numberOfItems(inSection: section) }
  func cell(at indexPath: IndexPath) -> UIView? { collectionView.cellForItem(at: indexPath) }
  func indexPath(of cell: UIView) -> IndexPath? { (cell as? UICollectionViewCell).flatMap(collectionView.indexPath) }
  func isCell(_ view: UIView) -> Bool { view is UICollectionViewCell }
  var visibleIndexPaths: [IndexPath] { collectionView.indexPathsForVisibleItems.sorted() }
  var visibleCells: [UIView] { collectionView.visibleCells }
  func frame(at indexPath: IndexPath) -> CGRect {
    collectionView.layoutAttributesForItem(at: indexPath)?.frame ?? .null
  }
  func headerFrame(in section: Int) -> CGRect {
    let kind = UICollectionView.elementKindSectionHeader
    return collectionView.layoutAttributesForSupplementaryElement(ofKind: kind, at: [section, 0])?.frame ?? .zero
  }

  func headerView(in section: Int) -> UIView? {
    collectionView.supplementaryView(forElementKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
  }

  func scroll(to indexPath: IndexPath) {
    collectionView.scrollToItem(at: indexPath, at: .top, animated: false)
  }

  func select(_ indexPath: IndexPath) {
    collectionView.selectItem(at: indexPath, animated: false, scrollPosition: [])
    collectionView.delegate?.collectionView(collectionView, didSelectItemAt: indexPath)
  }

  func deselect(_ indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: false)
    collectionView.delegate?.collectionView(collectionView, didDeselectItemAt: indexPath)
  }

  var selectedIndexPaths: [IndexPath] { (collectionView.indexPathsForSelectedItems ?? []).sorted() }

  var allowsMultipleSelection: Bool {
    get { collectionView.allowsMultipleSelection }
    set { collectionView.allowsMultipleSelection = newValue }
  }
}
