import CGTK
import Foundation

extension UITableView {
  /// From how many cells on those that measuring took out of sight are let go at once.
  private static let measuredCellLimit = 64
  private static let titleIdentifier = "OpenUIKit.UITableView.sectionTitle"

  final func layoutContent() {
    guard updateDepth == 0, !isTiling else { return }
    loadIfNeeded()
    layoutSurroundings()
    layoutSectionIndex()
    let transition = takeResizing() && reordering.drag == nil ? TableTransition(of: self) : nil
    tile()
    layoutSectionIndex()
    if let transition { animateMove(transition, ListUpdate(ListBatch())) }
  }

  /// Brings the cells in sight up to date before somebody asks about them.
  final func prepareVisibleRows() {
    guard updateDepth == 0, !isTiling else { return }
    loadIfNeeded()
    if needsLayoutFlag { layoutIfNeeded() }
  }

  private func layoutSurroundings() {
    backgroundView?.frame = bounds
    if let view = tableHeaderView {
      view.frame = CGRect(x: 0, y: 0, width: bounds.width, height: view.frame.height)
    }
  }

  /// Gives everything in sight a view, and nothing else.
  final func tile() {
    guard isLoaded, !isTiling, bounds.width > 0 else { return }
    isTiling = true
    if measuredWidth != rowWidth {
      measuredWidth = rowWidth
      extents.forgetMeasurements()
    }
    updateContentSize()
    returnToContent()
    forgetOutdatedHeights()
    let first = extents.parts(in: tiledRange)
    releaseParts(notIn: Set(first + stickyParts(among: first)))
    measureVisibleParts()
    updateContentSize()
    let parts = extents.parts(in: tiledRange)
    let sticky = stickyParts(among: parts)
    releaseParts(notIn: Set(parts).union(sticky))
    for part in parts where !mustStop { _ = makeView(of: part) }
    for part in sticky where !mustStop { _ = makeView(of: part) }
    placeViews()
    orderViews()
    parkPool()
    isTiling = false
    if let view = tableFooterView {
      view.frame = CGRect(
        x: 0,
        y: sectionsOrigin + CGFloat(extents.length),
        width: bounds.width,
        height: view.frame.height
      )
    }
    finishInterruptions()
  }

  /// Whether something called from here wants to reload or update first.
  private var mustStop: Bool { needsReload || updates.isCommitPending }

  private func finishInterruptions() {
    if needsReload {
      setNeedsLayout()
    } else if updates.isCommitPending {
      commitBatch()
    } else {
      announceComingRows()
    }
  }

  // MARK: Measuring

  /// Measures what is in sight until nothing there is a guess, and keeps what was in sight where it was.
  ///
  /// Rows that turn out to have no height let others come into sight, however many there are.
  private func measureVisibleParts() {
    // Each part is measured once, unless somebody changes the heights meanwhile.
    var budget = extents.numberOfRows + 2 * extents.numberOfSections
    while budget >= 0 {
      let parts = extents.parts(in: tiledRange)
      let sticky = stickyParts(among: parts)
      let guesses = (parts + sticky).filter { !extents[$0].isMeasured }
      guard !guesses.isEmpty, !mustStop else { return }
      let anchor = anchorPart().map { (part: $0, y: frame(of: $0).minY) }
      let before = budget
      for part in guesses where !mustStop && extents.contains(part) {
        // What is measured before may push the rest out of sight.
        guard frame(of: part).minY < bounds.maxY || anchor != nil || sticky.contains(part) else { continue }
        measure(part)
        budget -= 1
      }
      guard budget < before else { return }
      updateContentSize()
      if let anchor, extents.contains(anchor.part) {
        let shift = frame(of: anchor.part).minY - anchor.y
        if shift != 0 { bounds.origin.y += shift }
      }
      returnToContent()
      if rows.count > max(2 * parts.count, UITableView.measuredCellLimit) {
        let parts = extents.parts(in: tiledRange)
        releaseParts(notIn: Set(parts + stickyParts(among: parts)))
      }
    }
  }

  /// The first part that has been in sight already; nil at the top of the content, which stays where it is.
  private func anchorPart() -> ListPart? {
    guard bounds.minY > -adjustedContentInset.top else { return nil }
    return extents.parts(in: tiledRange).first { view(of: $0)?.superview === self }
  }

  /// Scrolls back when the content ends before what is in sight.
  final func returnToContent() {
    let target = clamped(bounds.origin)
    if target.y < bounds.minY { bounds.origin.y = target.y }
  }

  // MARK: Making views

  private func makeView(of part: ListPart) -> UIView? {
    switch part {
    case .row(let indexPath): rowCell(at: indexPath)
    case .header(let section): headerView(at: section)
    case .footer(let section): footerView(at: section)
    }
  }

  /// The cell of a row, made by the data source when there is none.
  final func rowCell(at indexPath: IndexPath) -> UITableViewCell? {
    if let cell = rows[indexPath] { return cell }
    guard let dataSource else { return nil }
    let cell = dataSource.tableView(self, cellForRowAt: indexPath)
    adopt(cell, at: indexPath)
    return cell
  }

  /// Shows a cell as a row.
  final func adopt(_ cell: UITableViewCell, at indexPath: IndexPath) {
    if cell.isPooled, let owner = cell.tableView, let identifier = cell.reuseIdentifier {
      owner.cellRegistry.pool.remove(identifier) { $0 === cell }
      cell.isPooled = false
    }
    if let owner = cell.tableView, let old = cell.tableIndexPath, owner.rows[old] === cell {
      precondition(
        owner !== self || old == indexPath || !isTiling,
        "UITableView dataSource returned the same cell for different index paths. This is not supported. "
          + "Cell: \(type(of: cell)), index paths: \(old.listDescription) and \(indexPath.listDescription)"
      )
      owner.rows[old] = nil
    }
    motion.release(cell)
    swipe.release(cell)
    rows[indexPath] = cell
    viewOrderIsStale = true
    cell.tableView = self
    cell.tableIndexPath = indexPath
    cell.formerIndexPath = nil
    cell.isParked = false
    cell.tableBackgroundColor = style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    if cell.superview !== self { insertSubview(cell, at: placeForNewCell) }
    updateEditing(of: cell, at: indexPath, animated: false)
    cell.setSelected(selection.contains(indexPath), animated: false)
    cell.updateFocusability()
    place(cell, at: indexPath)
    cell.describe(position: extents.ordinal(of: indexPath) + 1, of: extents.numberOfRows)
    delegate?.tableView(self, willDisplay: cell, forRowAt: indexPath)
  }

  /// Behind headers and in front of the other cells, so that the first row is the first to get the keyboard focus.
  private var placeForNewCell: Int {
    subviews.lastIndex { $0 is UITableViewCell }.map { $0 + 1 } ?? (backgroundView == nil ? 0 : 1)
  }

  /// Has the subviews in the order of the list, in which assistive technologies read them. The headers and footers of a
  /// plain table pass over its rows, so they stand behind them in that order.
  private func orderViews() {
    guard viewOrderIsStale, !motion.isRunning, reordering.drag == nil else { return }
    viewOrderIsStale = false
    var shown = shownViews
    if style == .plain {
      shown = shown.filter { $0.view is UITableViewCell } + shown.filter { !($0.view is UITableViewCell) }
    }
    arrange(shown.map(\.view))
    swipe.restack()
  }

  /// Puts a view behind all rows, so that what stays passes in front of what comes or goes.
  final func moveBehindRows(_ view: UIView) {
    viewOrderIsStale = true
    insertSubview(view, at: backgroundView == nil ? 0 : 1)
  }

  final func headerView(at section: Int) -> UIView? {
    if let view = headers[section] { return view }
    let own =
      prefetchedViews.removeValue(forKey: .header(section))
      ?? askForView(isFooter: false, section)
    let title = own == nil ? dataSource?.tableView(self, titleForHeaderInSection: section) : nil
    guard let view = own ?? titleView(title, isFooter: false) else { return nil }
    headers[section] = view
    show(view, at: .header(section))
    delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
    return view
  }

  final func footerView(at section: Int) -> UIView? {
    if let view = footers[section] { return view }
    let own =
      prefetchedViews.removeValue(forKey: .footer(section))
      ?? askForView(isFooter: true, section)
    let title = own == nil ? dataSource?.tableView(self, titleForFooterInSection: section) : nil
    guard let view = own ?? titleView(title, isFooter: true) else { return nil }
    footers[section] = view
    show(view, at: .footer(section))
    delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
    return view
  }

  /// Asks the delegate for a header or footer, whose default configuration depends on which of them it is.
  final func askForView(isFooter: Bool, _ section: Int) -> UIView? {
    guard let delegate else { return nil }
    isAskedForFooter = isFooter
    defer { isAskedForFooter = nil }
    return isFooter
      ? delegate.tableView(self, viewForFooterInSection: section)
      : delegate.tableView(self, viewForHeaderInSection: section)
  }

  private func titleView(_ title: String?, isFooter: Bool) -> UITableViewHeaderFooterView? {
    guard let title, !title.isEmpty else { return nil }
    let identifier = UITableView.titleIdentifier + (isFooter ? ".footer" : ".header")
    let view = headerFooterRegistry.pool.take(identifier) ?? UITableViewHeaderFooterView(reuseIdentifier: identifier)
    view.isFooter = isFooter
    view.textLabel?.text = title
    return view
  }

  private func show(_ view: UIView, at part: ListPart) {
    motion.release(view)
    view.isParked = false
    viewOrderIsStale = true
    if let reusable = view as? UITableViewHeaderFooterView {
      reusable.tableView = self
      if case .footer = part { reusable.isFooter = true } else { reusable.isFooter = false }
      reusable.isSticky = style == .plain
      reusable.textMargin = style == .insetGrouped ? 0 : UITableViewCell.contentMargin
      reusable.describe()
    }
    if view.superview !== self { addSubview(view) }
    view.frame = placedFrame(of: part)
  }

  // MARK: Releasing

  private func releaseParts(notIn parts: Set<ListPart>) {
    let goneRows = rows.filter { !parts.contains(.row($0.key)) && !keeps($0.value) }
    for (indexPath, cell) in goneRows.sorted(by: { $0.key < $1.key }) {
      rows[indexPath] = nil
      release(cell, from: indexPath)
    }
    let goneHeaders = headers.filter { !parts.contains(.header($0.key)) && !keeps($0.value) }
    for (section, view) in goneHeaders.sorted(by: { $0.key < $1.key }) {
      headers[section] = nil
      release(view, from: .header(section))
    }
    let goneFooters = footers.filter { !parts.contains(.footer($0.key)) && !keeps($0.value) }
    for (section, view) in goneFooters.sorted(by: { $0.key < $1.key }) {
      footers[section] = nil
      release(view, from: .footer(section))
    }
  }

  private func keeps(_ view: UIView) -> Bool {
    keepsLeavingViews || motion.moves(view)
  }

  /// Whether a cell stays although its row is out of sight: its keyboard focus or its way to go would be lost.
  private func keeps(_ cell: UITableViewCell) -> Bool {
    keepsLeavingViews || motion.moves(cell) || cell.holdsKeyboardFocus || reordering.drag?.cell === cell
  }

  // MARK: Placing

  private func placeViews() {
    for (indexPath, cell) in rows where extents.contains(.row(indexPath)) { place(cell, at: indexPath) }
    for (section, view) in headers where section < extents.numberOfSections { view.frame = headerFrame(section) }
    for (section, view) in footers where section < extents.numberOfSections {
      view.frame = footerFrame(section)
    }
    swipe.place()
  }

  private func place(_ cell: UITableViewCell, at indexPath: IndexPath) {
    cell.frame = placedFrame(of: .row(indexPath)).offsetBy(dx: cell.swipeShift, dy: 0)
    let place = reordering.shownPlace(of: indexPath, count: extents.numberOfRows(in: indexPath.section))
    let isLast = place.row == place.count - 1
    cell.sectionEdges = TableSectionEdges(
      isInset: style == .insetGrouped,
      isGrouped: style != .plain,
      isFirst: place.row == 0,
      isLast: isLast,
      hasSeparator: style == .plain || !isLast
    )
  }

  // MARK: Sticky headers and footers

  /// The header of the section that the top edge of what is in sight cuts, and the footer of the one that the bottom
  /// edge cuts, in a plain table.
  private func stickyParts(among parts: [ListPart]) -> [ListPart] {
    guard style == .plain, let first = parts.first, let last = parts.last else { return [] }
    let ends: [ListPart] = [.header(first.section), .footer(last.section)]
    return ends.filter { extents[$0].length > 0 && !parts.contains($0) }
  }

  /// The frame of a header; in a plain table it stays at the top until its section ends.
  final func headerFrame(_ section: Int) -> CGRect {
    var frame = placedFrame(of: .header(section))
    guard style == .plain, reordering.drag == nil else { return frame }
    let end = sectionsOrigin + CGFloat(extents.stretch(ofSection: section).end)
    let top = bounds.minY + adjustedContentInset.top
    frame.origin.y = max(frame.minY, min(top, end - frame.height))
    return frame
  }

  /// The frame of a footer; in a plain table it stays at the bottom from where the rows of its section begin.
  final func footerFrame(_ section: Int) -> CGRect {
    var frame = placedFrame(of: .footer(section))
    guard style == .plain, reordering.drag == nil else { return frame }
    let start = self.frame(of: .header(section)).maxY
    let bottom = bounds.maxY - adjustedContentInset.bottom
    frame.origin.y = min(frame.minY, max(bottom - frame.height, start))
    return frame
  }

  // MARK: Changes of appearance

  final func redrawCells() {
    for cell in rows.values { cell.setNeedsDisplay() }
  }

  final func accessoryViewDidChange(from old: UIView?, to new: UIView?) {
    if let old, old !== new, old.superview === self { old.removeFromSuperview() }
    if let new {
      addSubview(new)
      new.frame.size.width = bounds.width
    }
    if isLoaded { updateContentSize() }
    setNeedsLayout()
  }
}

extension UITableViewCell {
  /// Lets the keyboard reach the cell when choosing its row does something.
  final func updateFocusability() {
    let canChoose = tableView?.allowsSelectionNow == true && selectionStyle != .none && isUserInteractionEnabled
    gtk_widget_set_focusable(gtkWidget, canChoose ? 1 : 0)
    updateHandleFocusability()
  }
}
