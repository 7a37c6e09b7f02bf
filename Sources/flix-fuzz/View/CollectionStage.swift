import Flix
import FormTesting

/// A collection view with a builder.
final class CollectionStage: ViewStage {
  private let collectionView: StrictCollectionView
  private let builder: CollectionViewBuilder

  /// Shows nothing yet, in a view that is to be in a window.
  ///
  /// - Parameter way: Chooses how changes are shown, and how items are laid out.
  init(frame: CGRect, in container: UIView, way: UInt64) {
    collectionView = StrictCollectionView(frame: frame, collectionViewLayout: Self.layout(width: frame.width, way))
    collectionView.isEditing = way & 3 == 2
    container.addSubview(collectionView)
    builder = CollectionViewBuilder(collectionView: collectionView, sectionProviders: [])
    if let transition = ViewTransition.chosen(by: way) { builder.decideViewTransition = { _, _ in transition } }
  }

  /// One item or three beside each other, of one size or of the sizes that they ask for.
  private static func layout(width: CGFloat, _ way: UInt64) -> UICollectionViewLayout {
    let columns = way & 16 == 0 ? 1 : 3
    guard way & 32 != 0 else {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: width / CGFloat(columns), height: 44)
      layout.minimumInteritemSpacing = 0
      return layout
    }
    guard columns > 1 else {
      return UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .insetGrouped)
      )
    }
    let height = NSCollectionLayoutDimension.estimated(44)
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1 / CGFloat(columns)),
        heightDimension: height
      )
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: height),
      repeatingSubitem: item,
      count: columns
    )
    return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
  }

  var view: UIScrollView { collectionView }
  var recorder: BatchRecorder { collectionView.recorder }
  var groups: any PerformGroupUpdatesable { builder }

  func set(_ sections: [ViewSection]) {
    let next = sections.map { section in
      let provider = section.provider as? CollectionViewSectionProvider ?? make(section)
      section.provider = provider
      provider.isHidden = section.isHidden
      return provider
    }
    if next.map(ObjectIdentifier.init) != builder.sectionProviders.map(ObjectIdentifier.init) {
      builder.sectionProviders = next
    }
  }

  private func make(_ section: ViewSection) -> CollectionViewSectionProvider {
    section.keepsEmpty
      ? CollectionViewSectionProvider(
        providers: [section.providers],
        headerProvider: section.header,
        footerProvider: section.footer
      )
      : AnimatableCollectionViewSectionProvider(
        providers: [section.providers],
        headerProvider: section.header,
        footerProvider: section.footer
      )
  }

  func update() {
    builder.updateIfNeeded()
  }

  func show(section: Int) {
    collectionView.scrollToItem(
      at: IndexPath(item: 0, section: section),
      at: .centeredVertically,
      animated: false
    )
  }

  func problem(expected: [ShownSection]) -> String? {
    let counts = collectionView.counts
    if counts != expected.map(\.rows.count) {
      return "the collection view has \(counts) items, not \(expected.map(\.rows.count))"
    }
    for indexPath in collectionView.indexPathsForVisibleItems {
      let item = expected[indexPath.section].rows[indexPath.item]
      let text = (collectionView.cellForItem(at: indexPath) as? TextItem)?.label.text
      if text != item { return "item \(indexPath) shows \(text ?? "nothing"), not \(item)" }
    }
    for (section, shown) in expected.enumerated() {
      for (kind, text) in [
        (UICollectionView.elementKindSectionHeader, shown.header),
        (UICollectionView.elementKindSectionFooter, shown.footer),
      ] {
        let view = collectionView.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: section))
        guard let text, let view = view as? TextSupplement, view.label.text != text else { continue }
        return "the \(kind) of section \(section) shows \(view.label.text ?? "nothing"), not \(text)"
      }
    }
    return nil
  }
}
