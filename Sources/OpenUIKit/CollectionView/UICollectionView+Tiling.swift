import CGTK
import Foundation

extension UICollectionView {
  /// How often one pass starts over when the content of cells changes what is in sight.
  private static let fittingRounds = 12
  /// How often it does when the layout is out of date again for another reason.
  private static let invalidationRounds = 4

  final func layoutContent() {
    guard updateDepth == 0, !isTiling else { return }
    loadIfNeeded()
    backgroundView?.frame = bounds
    guard takeResizing(), movement == nil else { return tile() }
    let transition = CollectionTransition(of: self)
    tile()
    animate(transition.paths(in: self, .resizing)) {}
  }

  /// Brings the cells in sight up to date before somebody asks about them.
  final func prepareVisibleItems() {
    guard updateDepth == 0, !isTiling else { return }
    loadIfNeeded()
    if needsLayoutFlag { layoutIfNeeded() }
  }

  /// Gives everything in sight a view, and nothing else.
  final func tile() {
    guard isLoaded, !isTiling else { return }
    isTiling = true
    isInTilingPass = true
    prepareLayoutIfNeeded()
    returnToContent()
    var wanted: [UICollectionViewLayoutAttributes] = []
    for round in 1...UICollectionView.fittingRounds {
      // Scrolling back may have made the layout invalid anew.
      prepareLayoutIfNeeded()
      wanted = attributesInSight()
      releaseViews(notIn: Set(wanted.map(\.element)))
      for attributes in wanted where !mustStop { show(attributes) }
      guard round < UICollectionView.fittingRounds, !mustStop,
        fit(wanted) || needsPrepare && round < UICollectionView.invalidationRounds
      else { break }
      followContent()
    }
    placeViews(besides: wanted)
    swipe.place()
    orderViews()
    parkPool()
    isInTilingPass = false
    isTiling = false
    layoutMayBeList()
    finishInterruptions()
  }

  /// Whether something called from here wants to reload or update first.
  private var mustStop: Bool { needsReload || updates.isCommitPending }

  private func finishInterruptions() {
    if needsReload {
      setNeedsLayout()
    } else if updates.isCommitPending {
      commitBatch()
    } else if needsPrepare {
      // A layout that goes out of date whenever it is asked is asked again in the next frame, not without end in this.
      MainLoop.beforeNextFrame { [weak self] in self?.setNeedsLayout() }
    } else {
      announceComingItems()
    }
  }

  /// The attributes of what is in sight, in the order of the layout.
  private func attributesInSight() -> [UICollectionViewLayoutAttributes] {
    guard bounds.width > 0, bounds.height > 0 else { return [] }
    let visible = layoutBounds
    var seen: Set<CollectionElement> = []
    let inSight = (collectionViewLayout.layoutAttributesForElements(in: visible) ?? []).filter { attributes in
      guard !attributes.isHidden, attributes.frame.overlaps(visible), isKnown(attributes) else { return false }
      return seen.insert(attributes.element).inserted
    }
    guard let moved = movedAttributes else { return inSight }
    return inSight.filter { $0.element != moved.element } + [moved]
  }

  /// Whether attributes are of something that the data source knows; what is not is ignored, and said once.
  private func isKnown(_ attributes: UICollectionViewLayoutAttributes) -> Bool {
    if exists(attributes.element) { return true }
    ResourceWarning.once(
      "Layout attributes \(attributes) were received from the layout \(type(of: collectionViewLayout)) but are not "
        + "valid for the data source counts. Attributes will be ignored."
    )
    return false
  }

  private func exists(_ element: CollectionElement) -> Bool {
    let indexPath = element.indexPath
    switch element {
    case .cell: return data.contains(indexPath)
    // What stands beside all items has a path of one index.
    case .supplementary: return indexPath.count != 2 || data.counts.indices.contains(indexPath.section)
    case .decoration: return true
    }
  }

  /// Scrolls back when the content ends before what is in sight.
  final func returnToContent() {
    let target = clamped(bounds.origin)
    setOffset(CGPoint(x: min(target.x, bounds.minX), y: min(target.y, bounds.minY)))
  }

  // MARK: Sizes of the content

  /// Asks the content of what is in sight for its size, where that may have changed.
  ///
  /// - Returns: Whether the layout follows.
  private func fit(_ shown: [UICollectionViewLayoutAttributes]) -> Bool {
    guard collectionViewLayout.sizesElementsByContent else { return false }
    var isFollowed = false
    anchor = anchorAttributes(among: shown).map { (element: $0.element, origin: $0.frame.origin) }
    for attributes in shown where !mustStop {
      guard attributes.representedElementCategory != .decorationView, let view = views[attributes.element] else {
        continue
      }
      let size = attributes.size
      if let last = view.fitting, size == last.asked || size == last.preferred { continue }
      let original = attributes.duplicate()
      let preferred = view.preferredLayoutAttributesFitting(attributes.duplicate())
      view.fitting = (asked: size, preferred: preferred.size)
      guard preferred != original,
        collectionViewLayout.shouldInvalidateLayout(
          forPreferredLayoutAttributes: preferred,
          withOriginalAttributes: original
        )
      else { continue }
      let context = collectionViewLayout.invalidationContext(
        forPreferredLayoutAttributes: preferred,
        withOriginalAttributes: original
      )
      if context.contentOffsetAdjustment != .zero { anchor = nil }
      collectionViewLayout.invalidateLayout(with: context)
      isFollowed = true
    }
    for attributes in shown { views[attributes.element]?.isSettled = true }
    return isFollowed
  }

  /// Takes note that the content of a view in sight may ask for another size.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - mode: The least mode of `selfSizingInvalidation` in which that matters.
  final func contentSizeDidChange(of view: UICollectionReusableView, since mode: SelfSizingInvalidation) {
    // What changes while views are made and asked is asked anyway.
    guard selfSizingInvalidation.rawValue >= mode.rawValue, !isTiling, let element = view.element,
      views[element] === view
    else { return }
    view.fitting = nil
    contentWasResized()
  }

  /// The first cell that was in sight before this pass; nil at the start of the content, which stays where it is.
  private func anchorAttributes(
    among shown: [UICollectionViewLayoutAttributes]
  ) -> UICollectionViewLayoutAttributes? {
    let inset = adjustedContentInset
    guard bounds.minY > -inset.top || bounds.minX > -inset.left else { return nil }
    return shown.first { $0.representedElementCategory == .cell && views[$0.element]?.isSettled == true }
  }

  /// Prepares the layout and keeps what was in sight where it was.
  private func followContent() {
    prepareLayoutIfNeeded()
    if let anchor, let now = collectionViewLayout.attributes(of: anchor.element) {
      let inset = adjustedContentInset
      let x = bounds.minX > -inset.left ? now.frame.minX - anchor.origin.x : 0
      let y = bounds.minY > -inset.top ? now.frame.minY - anchor.origin.y : 0
      setOffset(CGPoint(x: bounds.minX + (isMirrored ? 0 : x), y: bounds.minY + y))
    }
    anchor = nil
    prepareLayoutIfNeeded()
    returnToContent()
  }

  // MARK: Showing

  /// Shows an element as the layout says, in a view that the data source gives when there is none.
  private func show(_ attributes: UICollectionViewLayoutAttributes) {
    if let view = views[attributes.element] { return place(view, attributes) }
    guard let view = makeView(for: attributes) else { return }
    adopt(view, attributes)
  }

  /// Shows a view as an element.
  final func adopt(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    let element = attributes.element
    motion.release(view)
    if let cell = view as? UICollectionViewCell { swipe.release(cell) }
    views[element] = view
    viewOrderIsStale = true
    view.collectionView = self
    view.element = element
    view.formerElement = nil
    view.isPooled = false
    view.isParked = false
    view.appliedAttributes = nil
    view.fitting = nil
    view.isSettled = false
    place(view, attributes)
    if let cell = view as? UICollectionViewCell, case .cell(let indexPath) = element {
      cell.isSelected = selection.contains(indexPath)
      updateFocusability(of: cell)
      describe(cell, at: indexPath)
      delegate?.collectionView(self, willDisplay: cell, forItemAt: indexPath)
    } else if case .supplementary(let kind, let indexPath) = element {
      delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: indexPath)
    }
  }

  /// Tells assistive technologies where a cell stands.
  final func describe(_ cell: UICollectionViewCell, at indexPath: IndexPath) {
    guard data.contains(indexPath) else { return }
    cell.describe(position: data.ordinal(of: indexPath) + 1, of: data.numberOfItems)
  }

  /// Gives a view what its attributes say, where that is new.
  final func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    if view.depth != attributes.zIndex {
      view.depth = attributes.zIndex
      viewOrderIsStale = true
    }
    if view.superview !== self { addSubview(view) }
    var frame = mirrored(attributes.frame)
    if let cell = view as? UICollectionViewCell, cell.swipeShift != 0 { frame.origin.x += cell.swipeShift }
    if view.frame != frame { view.frame = frame }
    guard view.appliedAttributes != attributes else { return }
    view.appliedAttributes = attributes.duplicate()
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    view.apply(attributes)
  }

  /// Places the views that are out of sight and stay for their keyboard focus or their way.
  private func placeViews(besides wanted: [UICollectionViewLayoutAttributes]) {
    guard !mustStop, views.count > wanted.count else { return }
    let placed = Set(wanted.map(\.element))
    for (element, view) in views where !placed.contains(element) && exists(element) {
      guard let attributes = collectionViewLayout.attributes(of: element) else { continue }
      place(view, attributes)
    }
  }

  // MARK: Releasing

  private func releaseViews(notIn wanted: Set<CollectionElement>) {
    let gone = views.filter { !wanted.contains($0.key) && !keeps($0.value) }
    for (element, view) in gone.sorted(by: { $0.key < $1.key }) {
      views[element] = nil
      release(view, from: element)
    }
  }

  /// Whether a view stays although it is out of sight: its keyboard focus or its way to go would be lost.
  private func keeps(_ view: UICollectionReusableView) -> Bool {
    keepsLeavingViews || motion.moves(view) || view is UICollectionViewCell && view.holdsKeyboardFocus
  }

  /// Lets the keyboard reach a cell when choosing its item does something.
  final func updateFocusability(of cell: UICollectionViewCell) {
    let canChoose = allowsSelectionNow && cell.isUserInteractionEnabled
    gtk_widget_set_focusable(cell.gtkWidget, canChoose ? 1 : 0)
    cell.updateHandleFocusability()
  }
}
