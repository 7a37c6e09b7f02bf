import CGTK
import Foundation

extension UITableView: ListBatching {
  func prepareForBatch() {
    reordering.cancel(animated: false)
    // The numbers before the batch: the last ones reported, or the present ones when nobody asked yet.
    loadIfNeeded()
  }

  /// How long rows move after a batch, in seconds.
  static let updateDuration = 0.28

  /// The numbers of rows of all sections that the data source reports.
  private func askCounts() -> [Int] {
    (0..<askNumberOfSections()).map(askNumberOfRows)
  }

  func commitBatch() {
    let recorded = updates
    updates = TableUpdates()
    contentGeneration += 1
    guard !finishByReload(recorded) else { return }
    let before = (0..<extents.numberOfSections).map(extents.numberOfRows)
    let update = checked(recorded.batch, before: before, after: askCounts(), nouns: .table)
    let finish = { for completion in recorded.completions { completion(true) } }
    let isAnimated = canAnimateUpdates && !recorded.isWithoutAnimation
    var transition = TableTransition(of: self)
    let heir = heirOfFocus(after: update)
    let isFocusVisible = isFocusVisible
    transition.departures = rearrange(update)
    for old in update.reconfiguredRows.sorted() {
      if let indexPath = update.newIndexPath(old) { reconfigure(indexPath) }
    }
    refreshAfterUpdate()
    if !isAnimated { transition.releaseDepartures(from: self) }
    keepsLeavingViews = isAnimated
    showAfterUpdate(transition.anchor(after: update))
    keepsLeavingViews = false
    if let heir { focusRow(from: extents.ordinal(of: heir), step: 1, isVisible: isFocusVisible) }
    let paths = isAnimated ? transition.paths(to: self, update: update, updates: recorded) : []
    guard !paths.isEmpty else { return finish() }
    motion.start(paths, in: self, duration: UITableView.updateDuration) { [weak self] in
      // What moved out of sight was kept for its way.
      self?.setNeedsLayout()
      finish()
    }
  }

  /// Scrolls so that what was at the top stays there, and makes the cells that are now in sight.
  private func showAfterUpdate(_ anchor: (part: ListPart, distance: CGFloat)?) {
    guard bounds.width > 0 else { return }
    isTiling = true
    updateContentSize()
    if let anchor {
      let y = clamped(CGPoint(x: bounds.minX, y: frame(of: anchor.part).minY - anchor.distance)).y
      if y != bounds.minY { bounds.origin.y = y }
    }
    isTiling = false
    // Heights are part of what is shown.
    resizesAnimated = false
    setNeedsLayout()
    layoutIfNeeded()
  }

  // MARK: Applying

  /// Carries a checked batch out on heights, cells and selection.
  ///
  /// - Returns: What is no longer in the table view, with the part it was.
  final func rearrange(_ update: ListUpdate) -> [(part: ListPart, view: UIView)] {
    extents.apply(update, makeSection: { makeSection($0) }, makeRow: { makeRow($0) })
    prefetchedViews = [:]
    prefetch.reset()
    var departures: [(part: ListPart, view: UIView)] = []
    let shown = shownViews
    rows = [:]
    headers = [:]
    footers = [:]
    viewOrderIsStale = true
    for (part, view) in shown {
      guard !update.isRenewed(part), let new = update.new(part) else {
        departures.append((part, view))
        continue
      }
      setView(view, of: new)
    }
    for (_, view) in departures { leave(view) }
    selection.apply(update)
    return departures
  }

  /// Asks again for what may be different at another place.
  final func refreshAfterUpdate() {
    refreshHeights()
    for (indexPath, cell) in rows {
      if isInEditMode { updateEditing(of: cell, at: indexPath, animated: false) }
      cell.describe(position: extents.ordinal(of: indexPath) + 1, of: extents.numberOfRows)
    }
  }

  private func setView(_ view: UIView, of part: ListPart) {
    switch part {
    case .header(let section): headers[section] = view
    case .footer(let section): footers[section] = view
    case .row(let indexPath):
      guard let cell = view as? UITableViewCell else { return }
      rows[indexPath] = cell
      cell.tableIndexPath = indexPath
    }
  }

  /// Ends what a person does in a view that leaves.
  private func leave(_ view: UIView) {
    guard let cell = view as? UITableViewCell else { return }
    if pressedCell === cell {
      pressedCell = nil
      cell.setHighlighted(false, animated: false)
    }
    cell.tableIndexPath = nil
    swipe.rowWillLeave(cell)
    cell.giveUpKeyboardFocus()
  }

  /// Has the data source configure the live cell of a row.
  private func reconfigure(_ indexPath: IndexPath) {
    guard let cell = rows[indexPath], let dataSource else { return }
    reconfiguredCell = cell
    let returned = dataSource.tableView(self, cellForRowAt: indexPath)
    reconfiguredCell = nil
    if returned === cell {
      cell.setNeedsLayout()
    } else {
      rows[indexPath] = nil
      release(cell, from: indexPath)
      adopt(returned, at: indexPath)
    }
  }

  // MARK: Views

  /// All views that stand for parts, in the order of the list.
  final var shownViews: [(part: ListPart, view: UIView)] {
    var shown: [(part: ListPart, view: UIView)] = []
    for (indexPath, cell) in rows { shown.append((.row(indexPath), cell)) }
    for (section, view) in headers { shown.append((.header(section), view)) }
    for (section, view) in footers { shown.append((.footer(section), view)) }
    return shown.sorted { $0.part < $1.part }
  }

  /// Gives a view that left the table view back for reuse, unless it stands for another part by now.
  final func retire(_ view: UIView, from part: ListPart) {
    switch part {
    case .row(let indexPath):
      guard let cell = view as? UITableViewCell, cell.tableIndexPath == nil, !cell.isPooled else { return }
      release(cell, from: indexPath)
    case .header, .footer:
      guard !headers.values.contains(where: { $0 === view }), !footers.values.contains(where: { $0 === view }) else {
        return
      }
      release(view, from: part)
    }
  }
}
