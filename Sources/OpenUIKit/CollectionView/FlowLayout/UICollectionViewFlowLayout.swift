public import Foundation

/// A layout that fills lines with items, one section behind the other, each with a header and a footer.
///
/// Items of one size stand in columns that are stretched to both ends of the line. Items of several sizes are broken
/// like words: full lines are stretched, the last line of a section is not.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Creates a layout of items of 50 by 50 points.
  public override init() {
    super.init()
  }

  /// Creates a layout from an archive.
  ///
  /// - Parameter coder: The archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

  /// Stands for an estimated size that is that of `itemSize`.
  public class var automaticSize: CGSize {
    CGSize(width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  }

  // MARK: Sizes and spaces

  /// The least space between two lines of a section, in points; the delegate may say otherwise.
  open var minimumLineSpacing: CGFloat {
    get { storedMetrics.minimumLineSpacing }
    set { change(\.minimumLineSpacing, to: newValue) }
  }

  /// The least space between two items of a line, in points; the delegate may say otherwise.
  open var minimumInteritemSpacing: CGFloat {
    get { storedMetrics.minimumInteritemSpacing }
    set { change(\.minimumInteritemSpacing, to: newValue) }
  }

  /// The size of the items, in points; the delegate may say otherwise.
  open var itemSize: CGSize {
    get { storedMetrics.itemSize }
    set { change(\.itemSize, to: newValue) }
  }

  /// The size assumed for items before their content is asked, in points; zero, the default, does not ask the content.
  open var estimatedItemSize: CGSize = .zero {
    didSet { if estimatedItemSize != oldValue { invalidateLayout() } }
  }

  /// Whether lines follow each other from top to bottom or from left to right.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }

  /// The size of headers, of which the length in the scrolling direction counts, in points.
  open var headerReferenceSize: CGSize {
    get { storedMetrics.headerReferenceSize }
    set { change(\.headerReferenceSize, to: newValue) }
  }

  /// The size of footers, of which the length in the scrolling direction counts, in points.
  open var footerReferenceSize: CGSize {
    get { storedMetrics.footerReferenceSize }
    set { change(\.footerReferenceSize, to: newValue) }
  }

  /// The space around the items of a section, in points; the delegate may say otherwise.
  open var sectionInset: UIEdgeInsets {
    get { storedMetrics.sectionInset }
    set { change(\.sectionInset, to: newValue) }
  }

  /// From where the insets of sections are counted.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset {
    didSet { if sectionInsetReference != oldValue { invalidateLayout() } }
  }

  /// Whether the header of the section at the start of the visible part stays in sight.
  open var sectionHeadersPinToVisibleBounds = false {
    didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  /// Whether the footer of the section at the end of the visible part stays in sight.
  open var sectionFootersPinToVisibleBounds = false {
    didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
  }

  private var storedMetrics = FlowLayoutMetrics()

  override var metrics: FlowLayoutMetrics { storedMetrics }

  override var sizesElementsByContent: Bool { estimatedItemSize != .zero }

  override func section(at point: CGPoint) -> Int? {
    let place = geometry.isVertical ? point.y : point.x
    guard place >= 0, let section = geometry.section(at: place) else { return nil }
    return place < geometry.stretch(ofSection: section).end ? section : nil
  }

  private func change<Value: Equatable>(_ path: WritableKeyPath<FlowLayoutMetrics, Value>, to value: Value) {
    guard storedMetrics[keyPath: path] != value else { return }
    storedMetrics[keyPath: path] = value
    invalidateLayout()
  }

  // MARK: State

  /// Where everything lies.
  final var geometry = FlowGeometry()
  /// What has to be worked out anew before the next answer.
  final var pending = FlowInvalidation.everything
  /// Whether an item longer than its line has been reported.
  final var reportedOversize = false

  // MARK: Laying out

  open override func prepare() {
    prepareGeometry()
  }

  open override var collectionViewContentSize: CGSize { geometry.contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes(touching: rect)
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard geometry.contains(.item(indexPath)) else { return nil }
    return geometry.frame(of: .item(indexPath)).map { makeAttributes(.item(indexPath), $0) }
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    boundaryAttributes(ofKind: elementKind, section: indexPath.section)
  }

  // MARK: Invalidation

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else {
      preconditionFailure(
        "the invalidation context (\(context)) sent to -[UICollectionViewFlowLayout invalidateLayoutWithContext:] is "
          + "not an instance of type UICollectionViewFlowLayoutInvalidationContext or a subclass"
      )
    }
    pending.formUnion(context)
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let old = collectionView.bounds
    if lineLength(of: newBounds.size) != lineLength(of: old.size) { return true }
    return (sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds) && newBounds != old
  }

  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    unchanged(
      super.invalidationContext(
        forInteractivelyMovingItems: targetIndexPaths,
        withTargetPosition: targetPosition,
        previousIndexPaths: previousIndexPaths,
        previousPosition: previousPosition
      )
    )
  }

  open override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    unchanged(
      super.invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths: indexPaths,
        previousIndexPaths: previousIndexPaths,
        movementCancelled: movementCancelled
      )
    )
  }

  /// A context that says that neither sizes nor spaces are out of date.
  private func unchanged(
    _ context: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    return context
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    guard let context = context as? UICollectionViewFlowLayoutInvalidationContext, let collectionView else {
      return context
    }
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes =
      lineLength(of: newBounds.size) != lineLength(of: collectionView.bounds.size)
    return context
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    sizesElementsByContent && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes,
      withOriginalAttributes: originalAttributes
    )
    guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else { return context }
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    context.invalidateItems(at: [originalAttributes.indexPath])
    context.preferredSizes[originalAttributes.element] = preferredAttributes.size
    return context
  }
}
