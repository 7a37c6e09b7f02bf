import CGTK
import Foundation

extension UICollectionView: ListBatching {
  /// How long items move after a batch, in seconds.
  private static let updateDuration = 0.28

  func prepareForBatch() {
    // The numbers before the batch: the last ones reported, or the present ones when nobody asked yet. A layout that is
    // due shows them before they change.
    loadIfNeeded()
    if !isTiling { interruptMovement() }
    if needsLayoutFlag, window != nil, !isTiling { layoutIfNeeded() }
  }

  func commitBatch() {
    let recorded = updates
    updates = CollectionUpdates()
    guard !finishByReload(recorded) else { return }
    interruptMovement()
    carryOut(recorded, counts: askCounts())
  }

  /// Carries a batch out.
  ///
  /// - Parameters:
  ///   - recorded: The batch.
  ///   - counts: The numbers of items after it.
  final func carryOut(_ recorded: CollectionUpdates, counts: SectionCounts) {
    let update = checked(recorded.batch, before: data.counts, after: counts.counts, nouns: .collection)
    let finish = { for completion in recorded.completions { completion(true) } }
    let isAnimated = canAnimateUpdates && bounds.height > 0
    let isFocusVisible = isFocusVisible
    let heir = heirOfFocus(after: update)
    let old = views.compactMapValues { $0.appliedAttributes }
    let change = CollectionLayoutTransition(update, old: old, layout: collectionViewLayout)
    var transition = CollectionTransition(of: self)
    transition.departures = apply(change, counts)
    let finals = Set(old.keys)
    if !isAnimated { transition.releaseDepartures(from: self) }
    prepareLayout(for: change, recorded.batch)
    show(keepingLeavingViews: isAnimated)
    if let heir { focusItem(at: heir, isVisible: isFocusVisible) }
    let paths = isAnimated ? transition.paths(in: self, rules(change, asking: finals)) : []
    collectionViewLayout.finalizeCollectionViewUpdates()
    collectionViewLayout.transition = nil
    animate(paths, completion: finish)
  }

  /// Moves views along their ways; without any the end is at once.
  final func animate(_ paths: [ListMotion.Path], completion: @escaping () -> Void) {
    guard !paths.isEmpty else { return completion() }
    motion.start(paths, in: self, duration: UICollectionView.updateDuration) { [weak self] in
      // What moved out of sight was kept for its way.
      self?.setNeedsLayout()
      completion()
    }
  }

  /// Makes the views that are now in sight; those that leave may stay for their way.
  private func show(keepingLeavingViews keeps: Bool) {
    guard bounds.width > 0, bounds.height > 0 else { return }
    keepsLeavingViews = keeps
    // Sizes are part of what is shown.
    resizesAnimated = false
    setNeedsLayout()
    layoutIfNeeded()
    keepsLeavingViews = false
  }

  // MARK: The layout

  /// Tells the layout of the changes, and scrolls where it wants the content.
  private func prepareLayout(for change: CollectionLayoutTransition, _ batch: ListBatch) {
    let layout = collectionViewLayout
    let context = layout.makeInvalidationContext()
    context.invalidateDataSourceCounts = true
    layout.invalidateLayout(with: context)
    needsPrepare = true
    isTiling = true
    // A layout may carry over what it knows of items that survive.
    layout.transition = change
    prepareLayoutIfNeeded()
    layout.prepare(forCollectionViewUpdates: updateItems(batch, change.update))
    scrollToTarget()
    isTiling = false
  }

  /// Scrolls where layout and delegate want the content after a change.
  private func scrollToTarget() {
    let proposed = clamped(bounds.origin)
    let wanted = collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed)
    let target = delegate?.collectionView(self, targetContentOffsetForProposedContentOffset: wanted) ?? wanted
    setOffset(target)
  }

  private func updateItems(_ batch: ListBatch, _ update: ListUpdate) -> [UICollectionViewUpdateItem] {
    func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
    var items: [UICollectionViewUpdateItem] = []
    for section in batch.deletedSections { items.append(.init(.delete, before: whole(section), after: nil)) }
    for section in batch.insertedSections { items.append(.init(.insert, before: nil, after: whole(section))) }
    for section in batch.reloadedSections {
      items.append(.init(.reload, before: whole(section), after: update.sections.new(section).map(whole)))
    }
    for move in batch.movedSections { items.append(.init(.move, before: whole(move.from), after: whole(move.to))) }
    for path in batch.deletedRows { items.append(.init(.delete, before: path, after: nil)) }
    for path in batch.insertedRows { items.append(.init(.insert, before: nil, after: path)) }
    for path in batch.reloadedRows { items.append(.init(.reload, before: path, after: update.newIndexPath(path))) }
    for move in batch.movedRows { items.append(.init(.move, before: move.from, after: move.to)) }
    return items
  }

  /// Asks the layout about everything that was or is in sight, as UIKit does, and uses what is said of that which comes
  /// or goes.
  private func rules(
    _ change: CollectionLayoutTransition,
    asking old: Set<CollectionElement>
  ) -> CollectionTransition.Rules {
    let layout = collectionViewLayout
    var finals: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    for element in old.sorted() { finals[element] = layout.finalAttributes(disappearing: element) }
    var initials: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    for element in views.keys.sorted() { initials[element] = layout.initialAttributes(appearing: element) }
    return CollectionTransition.Rules(
      initial: { initials[$0] },
      final: { finals[$0] },
      wasThere: { change.oldElement($0).map { !change.isRenewed($0) } ?? false }
    )
  }

  // MARK: Applying

  /// Carries a checked batch out on numbers, views and selection.
  ///
  /// - Returns: What is no longer in the collection view, with the element it was.
  private func apply(
    _ change: CollectionLayoutTransition,
    _ counts: SectionCounts
  ) -> [(element: CollectionElement, view: UICollectionReusableView)] {
    data = counts
    prefetch.reset()
    var departures: [(element: CollectionElement, view: UICollectionReusableView)] = []
    let shown = views.sorted { $0.key < $1.key }
    views = [:]
    for (element, view) in shown {
      guard !change.isRenewed(element), let new = change.newElement(element) else {
        departures.append((element, view))
        continue
      }
      views[new] = view
      view.element = new
    }
    viewOrderIsStale = true
    for (_, view) in departures { leave(view) }
    selection.apply(change.update)
    for old in change.update.reconfiguredRows.sorted() {
      if let indexPath = change.update.newIndexPath(old) { reconfigure(indexPath) }
    }
    for (element, view) in views {
      if case .cell(let indexPath) = element, let cell = view as? UICollectionViewCell {
        describe(cell, at: indexPath)
      }
    }
    return departures
  }

  /// Ends what a person does in a view that leaves.
  private func leave(_ view: UICollectionReusableView) {
    if let cell = view as? UICollectionViewCell {
      if pressedCell === cell { pressedCell = nil }
      cell.isHighlighted = false
    }
    view.element = nil
    if let cell = view as? UICollectionViewCell { swipe.rowWillLeave(cell) }
    view.giveUpKeyboardFocus()
  }

  /// Has the data source configure the live cell of an item.
  private func reconfigure(_ indexPath: IndexPath) {
    let element = CollectionElement.cell(indexPath)
    defer { askAgain(for: element) }
    guard let cell = views[element] as? UICollectionViewCell, let dataSource else { return }
    reconfiguredCell = cell
    let returned = dataSource.collectionView(self, cellForItemAt: indexPath)
    reconfiguredCell = nil
    // Its content may ask for another size now.
    cell.fitting = nil
    if returned === cell {
      cell.setNeedsLayout()
    } else {
      let attributes = cell.appliedAttributes
      views[element] = nil
      release(cell, from: element)
      checkGiven(returned, at: indexPath)
      if let attributes {
        attributes.indexPath = indexPath
        adopt(returned, attributes)
      }
    }
  }

  /// Has the layout guess the size of an element that takes no space, and is therefore not in sight, in case that it
  /// now does.
  private func askAgain(for element: CollectionElement) {
    guard collectionViewLayout.sizesElementsByContent, let attributes = collectionViewLayout.attributes(of: element),
      attributes.size.width <= 0 || attributes.size.height <= 0
    else { return }
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateItems(at: [element.indexPath])
    collectionViewLayout.invalidateLayout(with: context)
  }

  /// Gives a view that left the collection view back for reuse, unless it stands for another element by now.
  final func retire(_ view: UICollectionReusableView, from element: CollectionElement) {
    guard view.element == nil, !view.isPooled, view.collectionView === self else { return }
    release(view, from: element)
  }

  /// Puts a view behind all others, so that what stays passes in front of what goes.
  final func moveBehindCells(_ view: UICollectionReusableView) {
    view.depth = .min
    viewOrderIsStale = true
    insertSubview(view, at: backgroundView?.superview === self ? 1 : 0)
  }

  // MARK: Another layout

  /// Has another layout place the items, over time where that can be seen.
  final func replaceLayout(with layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?) {
    let old = storedLayout
    guard old !== layout else {
      completion?(true)
      return
    }
    loadIfNeeded()
    swipe.close(animated: false)
    motion.settle()
    let isAnimated = animated && canAnimateUpdates && bounds.height > 0
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for (_, view) in views.sorted(by: { $0.key < $1.key }) { view.willTransition(from: old, to: layout) }
    let places = views.compactMapValues { $0.appliedAttributes }
    var transition = CollectionTransition(of: self)
    storedLayout = layout
    layout.storedCollectionView = self
    transition.departures = takeDecorations()
    if !isAnimated { transition.releaseDepartures(from: self) }
    defaultAnswers = []
    for view in views.values { view.fitting = nil }
    layout.invalidateLayout()
    needsPrepare = true
    setNeedsLayout()
    // Without anything to animate the next layout pass is early enough.
    if isLoaded, updateDepth == 0, !isTiling, isAnimated || window != nil {
      isTiling = true
      prepareLayoutIfNeeded()
      scrollToTarget()
      isTiling = false
      show(keepingLeavingViews: isAnimated)
    }
    for (_, view) in views.sorted(by: { $0.key < $1.key }) { view.didTransition(from: old, to: layout) }
    let paths =
      isAnimated
      ? transition.paths(
        in: self,
        CollectionTransition.Rules(
          initial: { element in places[element] ?? old.attributes(of: element) },
          final: { _ in nil },
          wasThere: { _ in true }
        )
      ) : []
    old.storedCollectionView = nil
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
    animate(paths) { completion?(true) }
  }

  /// Takes the views out that belong to a layout.
  private func takeDecorations() -> [(element: CollectionElement, view: UICollectionReusableView)] {
    let decorations = views.filter { $0.key.category == .decorationView }.sorted { $0.key < $1.key }
    for (element, view) in decorations {
      views[element] = nil
      view.element = nil
    }
    return decorations.map { (element: $0.key, view: $0.value) }
  }
}
