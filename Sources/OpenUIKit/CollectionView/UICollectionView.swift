import CGTK
public import Foundation

/// Items in sections, placed by a layout, of which only those in sight have cells.
@MainActor
open class UICollectionView: UIScrollView {
  // MARK: Lifecycle

  /// Creates a collection view.
  ///
  /// - Parameters:
  ///   - frame: The rectangle in the coordinates of the superview, in points.
  ///   - layout: Places the items.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    storedLayout = layout
    super.init(frame: frame)
    didInitialize()
  }

  /// Creates a collection view with a flow layout from an archive, which holds none.
  public required init?(coder: NSCoder) {
    storedLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    didInitialize()
  }

  private func didInitialize() {
    storedLayout.storedCollectionView = self
    backgroundColor = .systemBackground
    installKeyController()
    installDragGesture()
    announcesList = storedLayout.isList
    if announcesList { cgtk_accessible_set_role(contentWidget, GTK_ACCESSIBLE_ROLE_LIST) }
  }

  override class var contentRole: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_GRID }

  /// Places the items; another one takes over at once.
  open var collectionViewLayout: UICollectionViewLayout {
    get { storedLayout }
    set { replaceLayout(with: newValue, animated: false, completion: nil) }
  }
  final var storedLayout: UICollectionViewLayout
  /// Whether assistive technologies are told of a list, or else of a grid.
  final var announcesList = false

  /// Where the items come from.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { contentIsStale() } }
  }

  /// Who prepares the data of items that are likely to come into sight.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { prefetch.reset() } }
  }

  /// Whether `prefetchDataSource` is told of items to come.
  open var isPrefetchingEnabled = true

  /// Who is told of selections, and asked by the layout.
  @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
    didSet {
      super.delegate = delegate
      if delegate !== oldValue { delegateDidChange() }
      if delegate != nil, contextMenu == nil { contextMenu = ListContextMenu(of: self) }
    }
  }

  /// What shows the context menus that the delegate gives; nil without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { delegate == nil ? nil : contextMenu?.interaction }
  private var contextMenu: ListContextMenu?

  /// The kind of a section's header.
  open class var elementKindSectionHeader: String { "UICollectionElementKindSectionHeader" }

  /// The kind of a section's footer.
  open class var elementKindSectionFooter: String { "UICollectionElementKindSectionFooter" }

  /// A view behind the items, of the size of the collection view.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// When an element in sight is asked anew for the size of its content.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Selection

  /// Whether a person can select an item.
  open var allowsSelection = true {
    didSet { if allowsSelection != oldValue { selectionRulesDidChange() } }
  }

  /// Whether a person can select several items.
  open var allowsMultipleSelection = false {
    didSet {
      guard allowsMultipleSelection != oldValue else { return }
      if !allowsMultipleSelection, !isEditing { clearSelection() }
      selectionRulesDidChange()
    }
  }

  /// Whether the collection view is being edited.
  open var isEditing = false {
    didSet {
      guard isEditing != oldValue else { return }
      let isAnimated = canAnimateUpdates
      swipe.close(animated: isAnimated)
      if !allowsSeveralNow { clearSelection() }
      selectionRulesDidChange()
      for case let cell as UICollectionViewCell in views.values {
        cell.setNeedsUpdateConfiguration()
        (cell as? UICollectionViewListCell)?.editingDidChange(animated: isAnimated)
      }
    }
  }

  /// Whether a person can select an item while the collection view is being edited.
  open var allowsSelectionDuringEditing = false {
    didSet { if allowsSelectionDuringEditing != oldValue { selectionRulesDidChange() } }
  }

  /// Whether a person can select several items while the collection view is being edited.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { selectionRulesDidChange() } }
  }

  /// The selected items in the order of their selection; empty when there are none.
  open var indexPathsForSelectedItems: [IndexPath]? { selection.indexPaths }

  /// Selects an item without telling the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The item; nil deselects all.
  ///   - animated: Whether the scrolling is animated.
  ///   - scrollPosition: Where the item is to stand afterwards; an empty set does not scroll.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects an item without telling the delegate.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath)
  }

  // MARK: State

  /// The numbers of items as last reported by the data source.
  final var data = SectionCounts()
  /// Whether `data` holds what the data source says.
  final var isLoaded = false
  /// Whether the data source has to be asked anew at the next occasion.
  final var needsReload = true
  /// Whether the layout has to prepare before it is asked.
  final var needsPrepare = true
  /// How far invalidations want the content scrolled with the next preparation.
  final var offsetAdjustment: CGPoint = .zero
  /// What stays where it is while the sizes of others change.
  final var anchor: (element: CollectionElement, origin: CGPoint)?
  /// The questions that the delegate was found not to answer.
  final var defaultAnswers: Set<FlowLayoutMetrics.Question> = []
  /// The views of what is in sight, and the one that has the keyboard focus.
  final var views: [CollectionElement: UICollectionReusableView] = [:]
  final var cellRegistry = ReuseRegistry<UICollectionViewCell>()
  final var viewRegistry = ReuseRegistry<UICollectionReusableView>()
  /// The attributes of the element whose view is being asked for.
  final var shownAttributes: UICollectionViewLayoutAttributes?
  /// How many registrations there were when the data source was asked for a view; nil while it is not.
  final var registrationsWhenAsked: Int?
  /// The cell that answers the next request to dequeue, while it is configured again.
  final var reconfiguredCell: UICollectionViewCell?
  final var selection = ListSelection()
  final var prefetch = ListPrefetch()
  final weak var pressedCell: UICollectionViewCell?
  final var isTiling = false
  /// Whether views are being given to what is in sight, so that what the layout says is out of date is seen to anyway.
  final var isInTilingPass = false
  /// Whether the subviews may stand in another order than that of the items.
  final var viewOrderIsStale = false
  /// Nested begins of updates that have not ended.
  final var updateDepth = 0
  final var updates = CollectionUpdates()
  final var resizesAnimated = false
  /// Whether views stay for their way out of sight while a batch is shown.
  final var keepsLeavingViews = false
  final let motion = ListMotion()
  /// Shows the actions of swiped items.
  final private(set) lazy var swipe = SwipeInteraction(host: self)
  /// Follows presses that may become a swipe or move an item.
  final private(set) lazy var dragGesture = ListDragGesture(in: self)
  /// Lets the layout decide where scrolling by hand comes to rest.
  final private(set) lazy var settling = CollectionSettling(of: self)

  isolated deinit {
    motion.settle()
  }

  // MARK: Content

  /// Asks the data source for everything anew, without animation; the selection is lost.
  open func reloadData() {
    performReload()
  }

  /// The number of sections as last reported by the data source.
  open var numberOfSections: Int {
    loadIfNeeded()
    return data.numberOfSections
  }

  /// The number of items of a section as last reported by the data source.
  open func numberOfItems(inSection section: Int) -> Int {
    loadIfNeeded()
    guard data.counts.indices.contains(section) else {
      preconditionFailure(
        "request for number of items in section \(section) when there are only \(data.numberOfSections) sections in "
          + "the collection view"
      )
    }
    return data.counts[section]
  }

  /// The cell of an item; nil when the item has none because it is out of sight.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    prepareVisibleItems()
    return views[.cell(indexPath)] as? UICollectionViewCell
  }

  /// The cells in sight, by index path.
  open var visibleCells: [UICollectionViewCell] {
    prepareVisibleItems()
    return visibleElements.compactMap { views[$0] as? UICollectionViewCell }
  }

  /// The items in sight, by index path.
  open var indexPathsForVisibleItems: [IndexPath] {
    prepareVisibleItems()
    return visibleElements.compactMap { if case .cell(let indexPath) = $0 { indexPath } else { nil } }
  }

  /// The item that a cell shows; nil when it shows none.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    guard case .cell(let indexPath) = cell.element, views[.cell(indexPath)] === cell else { return nil }
    return indexPath
  }

  /// A view beside the items; nil when it is out of sight.
  ///
  /// - Parameters:
  ///   - elementKind: Its kind.
  ///   - indexPath: Its place.
  open func supplementaryView(
    forElementKind elementKind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    prepareVisibleItems()
    return views[.supplementary(kind: elementKind, indexPath)]
  }

  /// The views of a kind beside the items that are in sight, by index path.
  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind).compactMap {
      views[.supplementary(kind: elementKind, $0)]
    }
  }

  /// The places of the views of a kind beside the items that are in sight.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    prepareVisibleItems()
    return visibleElements.compactMap {
      if case .supplementary(elementKind, let indexPath) = $0 { indexPath } else { nil }
    }
  }

  /// The place of a view beside the items; nil when it is not shown.
  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
    guard case .supplementary(_, let indexPath) = supplementaryView.element,
      supplementaryView.element.flatMap({ views[$0] }) === supplementaryView
    else { return nil }
    return indexPath
  }

  // MARK: Places

  /// The attributes that the layout gives an item, as it is shown.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    prepareToAnswer()
    return shown(collectionViewLayout.layoutAttributesForItem(at: indexPath))
  }

  /// The attributes that the layout gives a view beside the items, as it is shown.
  ///
  /// - Parameters:
  ///   - kind: Its kind.
  ///   - indexPath: Its place.
  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    prepareToAnswer()
    return shown(collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath))
  }

  private func shown(_ attributes: UICollectionViewLayoutAttributes?) -> UICollectionViewLayoutAttributes? {
    guard isMirrored, let copy = attributes?.duplicate() else { return attributes }
    copy.frame = mirrored(copy.frame)
    return copy
  }

  /// The item at a point of the content; nil where there is none.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    prepareToAnswer()
    let place = mirrored(CGRect(origin: point, size: .zero)).origin
    let around = CGRect(x: place.x - 0.5, y: place.y - 0.5, width: 1, height: 1)
    let hits = (collectionViewLayout.layoutAttributesForElements(in: around) ?? []).filter {
      $0.representedElementCategory == .cell && !$0.isHidden && $0.frame.contains(place) && data.contains($0.indexPath)
    }
    return hits.max { $0.zIndex < $1.zIndex }?.indexPath
  }

  /// Scrolls until an item stands at a position of the visible part.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - scrollPosition: Where it is to stand; an empty set moves as little as possible.
  ///   - animated: Whether to move there over time.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  // MARK: Moving by hand

  /// The item that is being moved, and where to.
  final var movement: CollectionMovement?

  /// Begins to move an item by hand, if the data source lets it.
  ///
  /// A reload or a batch that comes while an item is moved takes it back first.
  ///
  /// - Parameter indexPath: The item.
  /// - Returns: Whether it is moved now.
  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    beginMovement(of: indexPath)
  }

  /// Moves the item; the others make room, and the content scrolls near its edges.
  ///
  /// - Parameter targetPosition: Where the middle of the item is wanted, in the coordinates of the content, in points.
  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    updateMovement(to: targetPosition)
  }

  /// Leaves the item where the others made room, and tells the data source.
  open func endInteractiveMovement() {
    endMovement()
  }

  /// Takes the item back to where it was.
  open func cancelInteractiveMovement() {
    cancelMovement()
  }

  // MARK: Reuse

  /// Names the class of cells that are made for a reuse identifier.
  ///
  /// - Parameters:
  ///   - cellClass: `UICollectionViewCell` or a subclass; nil forgets the identifier.
  ///   - identifier: The reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    registerCellClass(cellClass, identifier)
  }

  /// Names the class of views beside the items that are made for a kind and a reuse identifier.
  ///
  /// - Parameters:
  ///   - viewClass: `UICollectionReusableView` or a subclass; nil forgets the identifier.
  ///   - elementKind: The kind.
  ///   - identifier: The reuse identifier.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registerViewClass(viewClass, elementKind, identifier)
  }

  /// A cell for an item: one that waits, or a new one of the registered class.
  ///
  /// Stops when no class is registered for the identifier.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, for: indexPath)
  }

  /// A view beside the items: one that waits, or a new one of the registered class.
  ///
  /// Stops when no class is registered for the kind and identifier.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueView(elementKind, identifier, for: indexPath)
  }

  // MARK: Updates

  /// Has another layout place the items.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - animated: Whether items move to their new places over time.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    replaceLayout(with: layout, animated: animated, completion: nil)
  }

  /// Has another layout place the items.
  ///
  /// - Parameters:
  ///   - layout: The layout.
  ///   - animated: Whether items move to their new places over time.
  ///   - completion: Called once with true when the animation is over.
  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout,
    animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    replaceLayout(with: layout, animated: animated, completion: completion)
  }

  /// Carries several changes out at once.
  ///
  /// Stops when the changes do not fit the numbers that the data source reports before and after them.
  ///
  /// - Parameters:
  ///   - updates: Makes the changes, in the data and in the collection view.
  ///   - completion: Called once with true when the animation is over.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates, completion: completion)
  }

  /// Whether a batch has begun and not ended.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 || movement != nil }

  /// Inserts sections.
  ///
  /// - Parameter sections: Their places after the batch.
  open func insertSections(_ sections: IndexSet) {
    record { $0.batch.insertedSections += sections }
  }

  /// Deletes sections.
  ///
  /// - Parameter sections: Their places before the batch.
  open func deleteSections(_ sections: IndexSet) {
    record { $0.batch.deletedSections += sections }
  }

  /// Gives all items of sections, and what stands beside them, new views.
  ///
  /// - Parameter sections: Their places before the batch.
  open func reloadSections(_ sections: IndexSet) {
    record { $0.batch.reloadedSections += sections }
  }

  /// Moves a section.
  ///
  /// - Parameters:
  ///   - section: Its place before the batch.
  ///   - newSection: Its place after the batch.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.batch.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Inserts items.
  ///
  /// - Parameter indexPaths: Their places after the batch.
  open func insertItems(at indexPaths: [IndexPath]) {
    record { $0.batch.insertedRows += indexPaths }
  }

  /// Deletes items.
  ///
  /// - Parameter indexPaths: Their places before the batch.
  open func deleteItems(at indexPaths: [IndexPath]) {
    record { $0.batch.deletedRows += indexPaths }
  }

  /// Gives items new cells.
  ///
  /// - Parameter indexPaths: Their places before the batch.
  open func reloadItems(at indexPaths: [IndexPath]) {
    record { $0.batch.reloadedRows += indexPaths }
  }

  /// Has the data source configure the present cells of items again.
  ///
  /// - Parameter indexPaths: Their places before the batch.
  open func reconfigureItems(at indexPaths: [IndexPath]) {
    record { $0.batch.reconfiguredRows += indexPaths }
  }

  /// Moves an item.
  ///
  /// - Parameters:
  ///   - indexPath: Its place before the batch.
  ///   - newIndexPath: Its place after the batch.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.batch.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
  }

  // MARK: UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let oldOrigin = boundsOrigin
      if newValue.size == bounds.size { boundsWillChange(to: newValue) }
      super.bounds = newValue
      // Cells must be there in the very frame that shows their place, so a later layout pass would be too late.
      if boundsOrigin != oldOrigin, !isTiling, updateDepth == 0, isLoaded { layoutIfNeeded() }
    }
  }

  override func sizeWillChange(to size: CGSize) {
    super.sizeWillChange(to: size)
    boundsWillChange(to: CGRect(origin: boundsOrigin, size: size))
  }

  open override var semanticContentAttribute: UISemanticContentAttribute {
    didSet { if semanticContentAttribute != oldValue { collectionViewLayout.invalidateLayout() } }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil {
      swipe.close(animated: false)
      settling.cancel()
      interruptMovement()
      motion.settle()
    }
  }

  override func personWillScroll() {
    super.personWillScroll()
    swipe.close(animated: true)
    guard collectionViewLayout.mayDecideWhereScrollingRests else { return }
    settling.contentWillMove(to: CGPoint(x: horizontal.value, y: vertical.value), from: contentOffset)
  }
}
