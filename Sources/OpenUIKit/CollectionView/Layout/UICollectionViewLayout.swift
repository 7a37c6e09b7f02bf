public import Foundation

/// Decides where a collection view shows its items and what stands beside them; a base class for layouts.
///
/// A subclass overrides `collectionViewContentSize`, `layoutAttributesForElements(in:)` and
/// `layoutAttributesForItem(at:)`, and the methods for views beside the items where it has some. `prepare()` is called
/// before any of them whenever the layout became out of date.
@MainActor
open class UICollectionViewLayout: NSObject {
  /// Creates a layout.
  public override init() {
    super.init()
  }

  /// Creates a layout from an archive.
  ///
  /// - Parameter coder: The archive, of which the base class reads nothing.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// The collection view that the layout serves.
  open var collectionView: UICollectionView? { storedCollectionView }

  final weak var storedCollectionView: UICollectionView?
  final var decorationClasses: [String: UICollectionReusableView.Type] = [:]

  /// The class of the attributes that the layout makes, for subclasses that add to them.
  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  /// The class of the contexts with which the layout is told what is out of date.
  open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

  // MARK: Laying out

  /// Works out what the other methods answer from; called before them after each invalidation.
  open func prepare() {}

  /// The size of the whole content, in points.
  open var collectionViewContentSize: CGSize { .zero }

  /// The attributes of everything that a rectangle of the content touches; more does no harm.
  ///
  /// - Parameter rect: In the coordinates of the content, in points.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }

  /// The attributes of an item's cell.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }

  /// The attributes of a view beside the items.
  ///
  /// - Parameters:
  ///   - elementKind: Its kind.
  ///   - indexPath: Its place.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// The attributes of a view of the layout itself.
  ///
  /// - Parameters:
  ///   - elementKind: Its kind.
  ///   - indexPath: Its place.
  open func layoutAttributesForDecorationView(
    ofKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  /// Names the class of views of the layout itself.
  ///
  /// - Parameters:
  ///   - viewClass: `UICollectionReusableView` or a subclass; nil forgets the kind.
  ///   - elementKind: The kind.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    guard let viewClass else {
      decorationClasses[elementKind] = nil
      return
    }
    guard let type = viewClass as? UICollectionReusableView.Type else {
      preconditionFailure("must pass a class of kind UICollectionReusableView, not \(viewClass)")
    }
    decorationClasses[elementKind] = type
  }

  // MARK: Invalidation

  /// Marks the whole layout as out of date.
  open func invalidateLayout() {
    let context = makeInvalidationContext()
    context.invalidateEverything = true
    invalidateLayout(with: context)
  }

  /// Marks parts of the layout as out of date; an override calls `super`.
  ///
  /// - Parameter context: Which parts.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    storedCollectionView?.layoutWasInvalidated(with: context)
  }

  /// Whether the layout is out of date when another part of the content, or another size of it, is shown.
  ///
  /// - Parameter newBounds: The bounds to come; those of the collection view are still the old ones.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  /// What is out of date with other bounds.
  ///
  /// - Parameter newBounds: The bounds to come.
  open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// Whether the layout follows the size that the content of an element asks for.
  ///
  /// - Parameters:
  ///   - preferredAttributes: What the element asks for.
  ///   - originalAttributes: What the layout gave it.
  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  /// What is out of date when the content of an element asks for another size.
  ///
  /// - Parameters:
  ///   - preferredAttributes: What the element asks for.
  ///   - originalAttributes: What the layout gave it.
  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// A context of the layout's class in which nothing is out of date.
  final func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    let type: AnyClass = Self.invalidationContextClass
    guard let type = type as? UICollectionViewLayoutInvalidationContext.Type,
      let context = MetatypeInitializer.makeObject(of: type) as? UICollectionViewLayoutInvalidationContext
    else {
      preconditionFailure("\(type) is not a kind of UICollectionViewLayoutInvalidationContext.")
    }
    return context
  }

  // MARK: Moving by hand

  /// The place that an item takes which is moved by hand; that of the item below it by default.
  ///
  /// - Parameters:
  ///   - previousIndexPath: Its present place.
  ///   - position: Where its middle is, in the coordinates of the content, in points.
  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath,
    withPosition position: CGPoint
  ) -> IndexPath {
    let around = CGRect(x: position.x - 0.5, y: position.y - 0.5, width: 1, height: 1)
    let hit = (layoutAttributesForElements(in: around) ?? []).last {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(position)
    }
    if let hit { return hit.indexPath }
    return emptySection(at: position, around).map { IndexPath(item: 0, section: $0) } ?? previousIndexPath
  }

  /// The section without items that a point lies in, or a view beside it.
  private func emptySection(at position: CGPoint, _ around: CGRect) -> Int? {
    guard let counts = storedCollectionView?.data.counts else { return nil }
    func isEmpty(_ section: Int) -> Bool { counts.indices.contains(section) && counts[section] == 0 }
    let views = (layoutAttributesForElements(in: around) ?? []).filter {
      $0.representedElementCategory == .supplementaryView && $0.indexPath.count == 2 && $0.frame.contains(position)
    }
    if let section = views.lazy.map(\.indexPath.section).first(where: isEmpty) { return section }
    return section(at: position).flatMap { isEmpty($0) ? $0 : nil }
  }

  /// The attributes of an item that is moved by hand; those at its place by default, but where it is wanted and in front.
  ///
  /// - Parameters:
  ///   - indexPath: Its place.
  ///   - position: Where its middle is wanted, in the coordinates of the content, in points.
  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath,
    withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    let attributes =
      layoutAttributesForItem(at: indexPath)?.duplicate()
      ?? UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.center = position
    attributes.zIndex = Int.max
    return attributes
  }

  /// What is out of date when items move by hand.
  ///
  /// - Parameters:
  ///   - targetIndexPaths: Where they are.
  ///   - targetPosition: Where the middle of the item is wanted, in points.
  ///   - previousIndexPaths: Where they were.
  ///   - previousPosition: Where the middle was wanted before, in points.
  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint,
    previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  /// What is out of date when items are no longer moved by hand.
  ///
  /// - Parameters:
  ///   - indexPaths: Where they are.
  ///   - previousIndexPaths: Where they were before they were moved.
  ///   - movementCancelled: Whether they were taken back.
  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath],
    previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  // MARK: Scrolling

  /// Where scrolling is to come to rest.
  ///
  /// - Parameters:
  ///   - proposedContentOffset: Where it would, in points.
  ///   - velocity: The speed along both axes, in points a millisecond.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  /// Where the content is to stand after a batch or another layout.
  ///
  /// - Parameter proposedContentOffset: Where it would, in points.
  open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
    proposedContentOffset
  }

  // MARK: Direction

  /// The direction in which the layout was written.
  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  /// Whether the collection view mirrors the layout where reading goes the other way than in development.
  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: Batches

  /// Tells the layout what a batch changes, before the attributes for coming and going are asked for.
  ///
  /// - Parameter updateItems: The changes.
  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}

  /// Tells the layout that all attributes for coming and going have been asked for.
  open func finalizeCollectionViewUpdates() {}

  /// Where a cell that comes begins its way; nil begins at its place.
  ///
  /// - Parameter itemIndexPath: The place of the item after the batch.
  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(of: .cell(itemIndexPath))
  }

  /// Where a cell that goes ends its way; nil ends at its place.
  ///
  /// - Parameter itemIndexPath: The place of the item before the batch.
  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(of: .cell(itemIndexPath))
  }

  /// Where a view beside the items that comes begins its way.
  ///
  /// - Parameters:
  ///   - elementKind: Its kind.
  ///   - elementIndexPath: Its place after the batch.
  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(of: .supplementary(kind: elementKind, elementIndexPath))
  }

  /// Where a view beside the items that goes ends its way.
  ///
  /// - Parameters:
  ///   - elementKind: Its kind.
  ///   - elementIndexPath: Its place before the batch.
  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String,
    at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(of: .supplementary(kind: elementKind, elementIndexPath))
  }

  /// Where a view of the layout that comes begins its way.
  ///
  /// - Parameters:
  ///   - elementKind: Its kind.
  ///   - decorationIndexPath: Its place after the batch.
  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(of: .decoration(kind: elementKind, decorationIndexPath))
  }

  /// Where a view of the layout that goes ends its way.
  ///
  /// - Parameters:
  ///   - elementKind: Its kind.
  ///   - decorationIndexPath: Its place before the batch.
  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String,
    at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(of: .decoration(kind: elementKind, decorationIndexPath))
  }

  /// Tells the layout that it takes over from another one.
  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  /// Tells the layout that another one takes over from it.
  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  /// Tells the layout that the exchange of layouts is done.
  open func finalizeLayoutTransition() {}

  // MARK: For the layouts of this module

  /// The sizes and spaces that hold where the delegate says nothing.
  var metrics: FlowLayoutMetrics { FlowLayoutMetrics() }

  /// Whether elements are asked for the size of their content; a layout of fixed sizes spares that.
  var sizesElementsByContent: Bool { true }

  /// Whether the items are one list from top to bottom, which assistive technologies are told.
  var isList: Bool { false }

  /// The section that a point of the content lies in; nil where that is not known.
  func section(at point: CGPoint) -> Int? { nil }

  /// How the list that a section is looks and works; nil where it is none.
  func list(ofSection section: Int) -> UICollectionLayoutListConfiguration? { nil }

  /// Whether `targetContentOffset(forProposedContentOffset:withScrollingVelocity:)` may answer with another place.
  final var mayDecideWhereScrollingRests: Bool {
    let own = type(of: self)
    return own != UICollectionViewFlowLayout.self && own != UICollectionViewCompositionalLayout.self
  }

  /// Whether views of a kind beside the items belong to an item each, and go where it goes; else they belong to a
  /// section.
  func belongsToItems(kind: String) -> Bool { false }

  /// What was where before the batch that is being shown; nil outside of one.
  final var transition: CollectionLayoutTransition?
}

extension UICollectionViewLayout {
  /// Where an element of the default animation begins: what is new fades in at its place.
  private func initialAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let transition else { return nil }
    if let old = transition.before(element) { return old }
    // What was out of sight has no known place.
    if let old = transition.oldElement(element), !transition.isRenewed(old) { return nil }
    let attributes = attributes(of: element)?.duplicate()
    attributes?.alpha = 0
    return attributes
  }

  private func finalAttributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard let transition else { return nil }
    if let new = transition.after(element) { return new }
    let attributes = transition.old[element]?.duplicate()
    attributes?.alpha = 0
    return attributes
  }

  /// Asks for the attributes with which an element comes.
  final func initialAttributes(appearing element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element {
    case .cell(let indexPath): initialLayoutAttributesForAppearingItem(at: indexPath)
    case .supplementary(let kind, let indexPath):
      initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: indexPath)
    case .decoration(let kind, let indexPath):
      initialLayoutAttributesForAppearingDecorationElement(ofKind: kind, at: indexPath)
    }
  }

  /// Asks for the attributes with which an element goes.
  final func finalAttributes(disappearing element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element {
    case .cell(let indexPath): finalLayoutAttributesForDisappearingItem(at: indexPath)
    case .supplementary(let kind, let indexPath):
      finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: indexPath)
    case .decoration(let kind, let indexPath):
      finalLayoutAttributesForDisappearingDecorationElement(ofKind: kind, at: indexPath)
    }
  }

  /// The attributes of any element.
  final func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
    switch element {
    case .cell(let indexPath): layoutAttributesForItem(at: indexPath)
    case .supplementary(let kind, let indexPath): layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    case .decoration(let kind, let indexPath): layoutAttributesForDecorationView(ofKind: kind, at: indexPath)
    }
  }
}
