import CGTK
import Foundation

extension UITableView {
  final func registerCellClass(_ cellClass: AnyClass?, _ identifier: String) {
    precondition(!identifier.isEmpty, "must pass a valid reuse identifier to register(_:forCellReuseIdentifier:)")
    for cell in cellRegistry.register(cellClass, for: identifier) { discard(cell) }
  }

  final func registerHeaderFooterClass(_ aClass: AnyClass?, _ identifier: String) {
    precondition(
      !identifier.isEmpty,
      "must pass a valid reuse identifier to register(_:forHeaderFooterViewReuseIdentifier:)"
    )
    for view in headerFooterRegistry.register(aClass, for: identifier) { view.removeFromSuperview() }
  }

  final func dequeueHeaderFooterView(_ identifier: String) -> UITableViewHeaderFooterView? {
    if let view = headerFooterRegistry.pool.take(identifier) {
      view.prepareForReuse()
      return view
    }
    return headerFooterRegistry.registeredClass(for: identifier).map {
      let view = MetatypeInitializer.makeHeaderFooterView(of: $0, reuseIdentifier: identifier)
      view.tableView = self
      return view
    }
  }

  final func dequeueCell(_ identifier: String, for indexPath: IndexPath?) -> UITableViewCell? {
    if let cell = reconfiguredCell, cell.reuseIdentifier == identifier {
      reconfiguredCell = nil
      return cell
    }
    // After a reload a row gets its former cell back, so that what it shows need not move.
    let former: ((UITableViewCell) -> Bool)? = indexPath.map { path in { $0.formerIndexPath == path } }
    if let cell = cellRegistry.pool.take(identifier, preferring: former) {
      cell.isPooled = false
      cell.prepareForReuse()
      return cell
    }
    return cellRegistry.registeredClass(for: identifier).map {
      let cell = MetatypeInitializer.makeCell(of: $0, style: .default, reuseIdentifier: identifier)
      cell.frame.size.width = rowWidth
      return cell
    }
  }

  // MARK: Leaving the screen

  /// Takes a cell off the screen and keeps it for another row.
  final func release(_ cell: UITableViewCell, from indexPath: IndexPath) {
    cell.tableIndexPath = nil
    if pressedCell === cell { pressCancelled(on: cell) }
    swipe.release(cell)
    motion.release(cell)
    delegate?.tableView(self, didEndDisplaying: cell, forRowAt: indexPath)
    guard cell.tableIndexPath == nil, cell.tableView === self else { return }
    cell.formerIndexPath = indexPath
    guard let identifier = cell.reuseIdentifier, cellRegistry.pool.store(cell, for: identifier) else {
      return discard(cell)
    }
    cell.isPooled = true
  }

  private func discard(_ cell: UITableViewCell) {
    if cell.superview === self { cell.removeFromSuperview() }
    cell.isPooled = false
    cell.isParked = false
    cell.tableView = nil
  }

  final func release(_ view: UIView, from part: ListPart) {
    motion.release(view)
    switch part {
    case .header(let section): delegate?.tableView(self, didEndDisplayingHeaderView: view, forSection: section)
    case .footer(let section): delegate?.tableView(self, didEndDisplayingFooterView: view, forSection: section)
    case .row: break
    }
    guard let reusable = view as? UITableViewHeaderFooterView, let identifier = reusable.reuseIdentifier,
      headerFooterRegistry.pool.store(reusable, for: identifier)
    else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
  }

  /// Takes everything off the screen. Who edits in a row ends editing, as the row may be another one afterwards.
  final func releaseAllRows() {
    for cell in rows.values { cell.endEditing(true) }
    let (oldRows, oldHeaders, oldFooters) = (rows, headers, footers)
    rows = [:]
    headers = [:]
    footers = [:]
    prefetchedViews = [:]
    probedViews = []
    for (indexPath, cell) in oldRows.sorted(by: { $0.key < $1.key }) { release(cell, from: indexPath) }
    for (section, view) in oldHeaders.sorted(by: { $0.key < $1.key }) { release(view, from: .header(section)) }
    for (section, view) in oldFooters.sorted(by: { $0.key < $1.key }) { release(view, from: .footer(section)) }
  }

  /// Hides what still waits for reuse. Until now it stayed in place, so that a cell that is used again at once keeps
  /// the keyboard focus.
  final func parkPool() {
    for cell in cellRegistry.pool.all where !cell.isParked { cell.isParked = true }
    for view in headerFooterRegistry.pool.all where !view.isParked { view.isParked = true }
  }
}
