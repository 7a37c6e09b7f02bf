import Foundation

extension UITableView {
  /// How often a target is corrected by the heights found on the way to it.
  private static let indexRounds = 6

  /// How much of the rows' width the index takes, in points; 0 while there is none.
  final var sectionIndexReserve: CGFloat {
    sectionIndex.view == nil ? 0 : max(0, TableSectionIndexView.width - sideInset)
  }

  /// Has the data source asked for the titles at the next layout.
  final func sectionIndexIsStale() {
    sectionIndex.isStale = true
    setNeedsLayout()
  }

  final func sectionIndexLookDidChange() {
    guard let view = sectionIndex.view else { return }
    view.titleColor = sectionIndexColor
    view.restingColor = sectionIndexBackgroundColor
    view.trackingColor = sectionIndexTrackingBackgroundColor
  }

  /// Shows or hides the index, and keeps it at the trailing edge of what is in sight.
  final func layoutSectionIndex() {
    if sectionIndex.isStale {
      sectionIndex.isStale = false
      sectionIndex.titles = dataSource?.sectionIndexTitles(for: self) ?? []
    }
    let isShown = !sectionIndex.titles.isEmpty && extents.numberOfRows >= sectionIndexMinimumDisplayRowCount
    guard isShown else {
      guard let view = sectionIndex.view else { return }
      view.removeFromSuperview()
      sectionIndex.view = nil
      sectionIndexVisibilityDidChange()
      return
    }
    let view = sectionIndex.view ?? makeSectionIndexView()
    view.titles = sectionIndex.titles
    let width = TableSectionIndexView.width
    let visible = bounds.inset(by: adjustedContentInset)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isRightToLeft ? bounds.minX : bounds.maxX - width
    view.frame = CGRect(x: x, y: visible.minY, width: width, height: max(0, visible.height))
    if subviews.last !== view { bringSubviewToFront(view) }
  }

  private func makeSectionIndexView() -> TableSectionIndexView {
    let view = TableSectionIndexView(frame: .zero)
    view.titleWasReached = { [weak self] in self?.jump(toIndexTitle: $0) }
    sectionIndex.view = view
    addSubview(view)
    sectionIndexLookDidChange()
    sectionIndexVisibilityDidChange()
    return view
  }

  /// The rows leave room for the index, and the scroll bar would stand on it.
  private func sectionIndexVisibilityDidChange() {
    hidesVerticalScrollBar = sectionIndex.view != nil
    for cell in rows.values { cell.setNeedsLayout() }
    extents.forgetMeasurements()
    setNeedsLayout()
  }

  /// Scrolls to the section that the data source names for a title.
  private func jump(toIndexTitle index: Int) {
    guard sectionIndex.titles.indices.contains(index), let dataSource else { return }
    let section = dataSource.tableView(self, sectionForSectionIndexTitle: sectionIndex.titles[index], at: index)
    guard section >= 0, section != NSNotFound else { return }
    loadIfNeeded()
    for _ in 0..<UITableView.indexRounds {
      let target = clamped(CGPoint(x: contentOffset.x, y: sectionRect(section).minY - adjustedContentInset.top))
      guard target != contentOffset else { return }
      setContentOffset(target, animated: false)
      layoutIfNeeded()
    }
  }
}
