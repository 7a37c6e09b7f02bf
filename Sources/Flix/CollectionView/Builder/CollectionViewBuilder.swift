/// Shows a form in a collection view and keeps it up to date.
///
/// The collection view owns its builder: making a builder gives the collection view its form and takes the one it had
/// away. The builder becomes the collection view's data source and delegate; the delegate that the collection view had
/// before still gets the calls that have to do with scrolling and displaying, see `forwardingDelegate`.
@MainActor
public class CollectionViewBuilder: FormBuilder<
  UICollectionView, any CollectionViewMultiNodeProvider, any SectionPartitionCollectionViewProvider,
  CollectionViewSectionProvider
>
{
  /// The collection view that shows the form.
  public final var collectionView: UICollectionView? { view }

  /// Gets the calls of the collection view that have to do with displaying and highlighting, those of a flow layout for
  /// insets and spacing, and those for scrolling unless `scrollViewDelegate` is set. At first the delegate that the
  /// collection view had before the form was built.
  public final weak var forwardingDelegate: (any UICollectionViewDelegate)?

  /// Shows a form of sections in a collection view.
  public convenience init(collectionView: UICollectionView, sectionProviders: [CollectionViewSectionProvider]) {
    self.init(collectionView: collectionView, sections: sectionProviders, isAnimated: false)
  }

  /// Shows a form of one section in a collection view.
  public convenience init(collectionView: UICollectionView, providers: [any CollectionViewMultiNodeProvider]) {
    self.init(
      collectionView: collectionView,
      sections: [CollectionViewSectionProvider(providers: providers)],
      isAnimated: false
    )
  }

  init(collectionView: UICollectionView, sections: [CollectionViewSectionProvider], isAnimated: Bool) {
    super.init(view: collectionView, sections: sections, isAnimated: isAnimated, rows: .items, parts: .providers { $0 })
    let previous = (collectionView.delegate as? CollectionViewAdapter)?.builder
    if let previous {
      forwardingDelegate = previous.forwardingDelegate
      scrollViewDelegate = previous.scrollViewDelegate
    } else {
      forwardingDelegate = collectionView.delegate
    }
    (previous?.adapter as? CollectionViewAdapter)?.removeMovement()
    let adapter = CollectionViewAdapter(builder: self)
    collectionView.dataSource = adapter
    collectionView.delegate = adapter
    attach(adapter)
    collectionView.reloadData()
    previous?.adapter?.forgetProviders(besides: adapter)
  }

  override func reconfigure(
    _ part: LeafNode<any SectionPartitionCollectionViewProvider>,
    _ kind: ElementKindSection,
    inSection section: Int
  ) {
    guard let collectionView else { return }
    let indexPath = IndexPath(item: 0, section: section)
    if let view = collectionView.supplementaryView(forElementKind: kind.elementKind, at: indexPath) {
      // A flow layout has no view for what takes no space; other layouts keep it.
      view.setShown(part.isShown)
      if part.isShown {
        part.provider.configure(view, collectionView, at: indexPath, node: part)
      }
    }
    if asksViewsForSizes {
      // The layout makes it, of the class that it wants.
      let layout = collectionView.collectionViewLayout
      let context = layout.invalidationContext(forBoundsChange: collectionView.bounds)
      context.invalidateSupplementaryElements(ofKind: kind.elementKind, at: [indexPath])
      layout.invalidateLayout(with: context)
    }
  }

  override func updateParts(_ update: @escaping () -> Void) {
    // What a batch finds out about sizes is animated.
    if let collectionView, asksViewsForSizes { collectionView.performBatchUpdates(update) } else { update() }
  }

  /// Whether headers and footers are asked for their sizes; a flow layout asks for all of them with each batch.
  private var asksViewsForSizes: Bool { !(collectionView?.collectionViewLayout is UICollectionViewFlowLayout) }
}
