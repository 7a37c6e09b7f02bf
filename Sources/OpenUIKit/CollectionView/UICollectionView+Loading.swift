import Foundation

extension UICollectionView {
  /// Asks the data source for the numbers; the layout and the cells follow with the next layout pass.
  func load() {
    needsReload = true
    swipe.close(animated: false)
    // Completions may load anew, which leaves nothing to do here.
    motion.settle()
    guard needsReload else { return }
    needsReload = false
    isLoaded = true
    dropMovement()
    defaultAnswers = []
    releaseAllViews()
    clearSelection()
    prefetch.reset()
    data = askCounts()
    let context = collectionViewLayout.makeInvalidationContext()
    context.invalidateEverything = true
    context.invalidateDataSourceCounts = true
    collectionViewLayout.invalidateLayout(with: context)
    // Whatever an override of the layout does with the news, it has to prepare anew.
    needsPrepare = true
  }

  /// The numbers that the data source reports.
  final func askCounts() -> SectionCounts {
    guard let dataSource else { return SectionCounts() }
    let sections = dataSource.numberOfSections(in: self)
    precondition(sections >= 0, "The data source reported \(sections) sections.")
    return SectionCounts(
      (0..<sections).map { section in
        let count = dataSource.collectionView(self, numberOfItemsInSection: section)
        precondition(count >= 0, "The data source reported \(count) items in section \(section).")
        return count
      }
    )
  }

  // MARK: The layout

  /// Takes note of what a layout says is out of date.
  final func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    needsPrepare = true
    forgetFittings(context)
    offsetAdjustment.x += context.contentOffsetAdjustment.x
    offsetAdjustment.y += context.contentOffsetAdjustment.y
    // A pass that is under way sees to it, or asks for another frame.
    if !isInTilingPass { setNeedsLayout() }
  }

  /// Lets contents be asked for their sizes again where a layout wants to know.
  private func forgetFittings(_ context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything {
      for view in views.values { view.fitting = nil }
    }
    for indexPath in context.invalidatedItemIndexPaths ?? []
    where context.preferredSizes[.cell(indexPath)] == nil {
      views[.cell(indexPath)]?.fitting = nil
    }
    for element in context.supplementariesToMeasure { views[element]?.fitting = nil }
  }

  /// Has the layout prepare when it is out of date.
  final func prepareLayoutIfNeeded() {
    guard needsPrepare, isLoaded else { return }
    needsPrepare = false
    collectionViewLayout.prepare()
    let size = collectionViewLayout.collectionViewContentSize
    keepLeadingEdge { contentSize = CGSize(width: max(0, size.width), height: max(0, size.height)) }
    let adjustment = offsetAdjustment
    offsetAdjustment = .zero
    if adjustment != .zero {
      setOffset(clamped(CGPoint(x: bounds.minX + adjustment.x, y: bounds.minY + adjustment.y)))
    }
  }

  /// Brings numbers and layout up to date before somebody asks about places.
  final func prepareToAnswer() {
    guard updateDepth == 0, !isTiling else { return }
    loadIfNeeded()
    prepareLayoutIfNeeded()
  }

  /// Tells the layout that another part, or another size, is about to be shown.
  final func boundsWillChange(to newBounds: CGRect) {
    guard isLoaded, newBounds != bounds else { return }
    guard collectionViewLayout.shouldInvalidateLayout(forBoundsChange: newBounds) else { return }
    collectionViewLayout.invalidateLayout(with: collectionViewLayout.invalidationContext(forBoundsChange: newBounds))
  }

  /// Scrolls without a layout pass of its own.
  final func setOffset(_ offset: CGPoint) {
    guard offset != bounds.origin else { return }
    let wasTiling = isTiling
    isTiling = true
    bounds.origin = offset
    isTiling = wasTiling
  }

  // MARK: Reading direction

  /// Whether what the layout says is shown mirrored.
  final var isMirrored: Bool {
    collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
      && effectiveUserInterfaceLayoutDirection != collectionViewLayout.developmentLayoutDirection
  }

  /// A rectangle of the layout as it is shown, and the other way round.
  final func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    let width = max(contentSize.width, bounds.width)
    return CGRect(x: width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
  }

  /// The part of the content in sight, in the coordinates of the layout.
  final var layoutBounds: CGRect { mirrored(bounds) }

  /// Where a change of the content's width happens to the side on which reading ends.
  private func keepLeadingEdge(_ change: () -> Void) {
    guard isMirrored else { return change() }
    func scrollable() -> CGFloat { max(0, contentSize.width - bounds.width) }
    // The edge at which reading begins is where the content stood before it had a size.
    let distance = scrollable() - min(bounds.minX, scrollable())
    change()
    setOffset(CGPoint(x: max(0, scrollable() - distance), y: bounds.minY))
  }
}
