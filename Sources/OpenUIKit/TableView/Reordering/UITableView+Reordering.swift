import CGTK
import Foundation

extension UITableView {
  /// Whether a person can move a row.
  final func canMove(_ indexPath: IndexPath) -> Bool {
    guard let dataSource, dataSource.implementsMove else { return false }
    return dataSource.tableView(self, canMoveRowAt: indexPath)
  }

  /// Where a row comes to stand that a person wants to have somewhere.
  ///
  /// - Parameters:
  ///   - from: The row.
  ///   - proposed: Where the person wants it, counted without the row.
  final func target(from: IndexPath, proposed: IndexPath) -> IndexPath {
    guard let delegate else { return proposed }
    let generation = contentGeneration
    let target = delegate.tableView(self, targetIndexPathForMoveFromRowAt: from, toProposedIndexPath: proposed)
    // A delegate that changes the rows meanwhile has ended the move.
    guard generation == contentGeneration, !needsReload else { return from }
    let sections = extents.numberOfSections
    precondition(
      target.section >= 0 && target.section < sections && target.row >= 0
        && target.row <= lastTarget(in: target.section, from: from),
      "Attempt to move the row at \(from.listDescription) to \(target.listDescription), which the delegate gave as the "
        + "target, but there are only \(sections) sections"
        + (target.section >= 0 && target.section < sections
          ? " and \(extents.numberOfRows(in: target.section)) rows in section \(target.section)" : "")
    )
    return target
  }

  /// The last place in a section that a row can take.
  private func lastTarget(in section: Int, from: IndexPath) -> Int {
    extents.numberOfRows(in: section) - (section == from.section ? 1 : 0)
  }

  // MARK: Dragging

  /// The gap that is nearest to the top of a dragged row.
  final func proposedTarget(of drag: TableReordering.Drag) -> IndexPath {
    let end = extents.numberOfSections - 1
    let y = min(max(0, drag.top + bounds.minY - sectionsOrigin), CGFloat(extents.length) - drag.height)
    // Counted without the dragged row, so that what is behind it closes up.
    let offset = y < CGFloat(extents.stretch(of: .row(drag.from)).offset) ? y : y + drag.height
    guard let part = extents.part(at: Double(offset)) else {
      return IndexPath(row: lastTarget(in: end, from: drag.from), section: end)
    }
    let stretch = extents.stretch(of: part)
    let isUpperHalf = Double(offset) - stretch.offset < stretch.length / 2
    let section = part.section
    switch part {
    case .row(let indexPath):
      let row = section == drag.from.section && indexPath.row > drag.from.row ? indexPath.row - 1 : indexPath.row
      return IndexPath(row: isUpperHalf ? row : row + 1, section: section)
    case .header:
      guard isUpperHalf, section > 0 else { return IndexPath(row: 0, section: section) }
      return IndexPath(row: lastTarget(in: section - 1, from: drag.from), section: section - 1)
    case .footer:
      guard !isUpperHalf, section < end else {
        return IndexPath(row: lastTarget(in: section, from: drag.from), section: section)
      }
      return IndexPath(row: 0, section: section + 1)
    }
  }

  final func placeDraggedCell() {
    guard let drag = reordering.drag else { return }
    drag.cell.frame = placedFrame(of: .row(drag.from))
  }

  /// Where everything is drawn, in points from the top of the content.
  final var drawnPlaces: [ObjectIdentifier: CGFloat] {
    Dictionary(shownViews.map { (ObjectIdentifier($0.view), $0.view.frame.minY + $0.view.renderOffset.y) }) { $1 }
  }

  /// Lets the rows make room at another place.
  ///
  /// - Parameters:
  ///   - before: Where they were drawn.
  ///   - duration: How long it takes, in seconds.
  final func moveGap(from before: [ObjectIdentifier: CGFloat], duration: Double) {
    setNeedsLayout()
    layoutIfNeeded()
    guard window != nil, UIView.areAnimationsEnabled else { return }
    let paths = shownViews.compactMap { _, view -> ListMotion.Path? in
      guard view !== reordering.drag?.cell, let y = before[ObjectIdentifier(view)], y != view.frame.minY else {
        return nil
      }
      return ListMotion.Path(view: view, startOffset: CGPoint(x: 0, y: y - view.frame.minY))
    }
    guard !paths.isEmpty else { return }
    motion.start(paths, in: self, duration: duration) { [weak self] in self?.setNeedsLayout() }
  }

  /// Lets everything go back to its place from where it was drawn.
  final func `return`(_ transition: TableTransition) {
    setNeedsLayout()
    layoutIfNeeded()
    animateMove(transition, ListUpdate(ListBatch()))
  }

  // MARK: Moving

  /// Moves a row for good, and tells the data source.
  ///
  /// - Parameters:
  ///   - from: The row.
  ///   - target: Where it comes to stand, counted without it.
  ///   - transition: Where everything was drawn before.
  final func move(_ from: IndexPath, to target: IndexPath, from transition: TableTransition) {
    var batch = ListBatch()
    batch.movedRows = [.init(from: from, to: target)]
    let update = ListUpdate(batch)
    _ = rearrange(update)
    let generation = contentGeneration
    movedRow = batch.movedRows.first
    dataSource?.tableView(self, moveRowAt: from, to: target)
    movedRow = nil
    // What the data source does of its own accord knows the new order already.
    guard generation == contentGeneration, !needsReload, updateDepth == 0 else { return setNeedsLayout() }
    refreshAfterUpdate()
    setNeedsLayout()
    layoutIfNeeded()
    animateMove(transition, update)
  }

  /// Lets everything go to its place from where it was drawn.
  final func animateMove(_ transition: TableTransition, _ update: ListUpdate) {
    guard window != nil, UIView.areAnimationsEnabled, gtk_widget_get_mapped(gtkWidget) != 0 else { return }
    let paths = transition.paths(to: self, update: update, updates: TableUpdates())
    guard !paths.isEmpty else { return }
    motion.start(paths, in: self, duration: UITableView.updateDuration) { [weak self] in self?.setNeedsLayout() }
  }

  // MARK: Keys

  /// Moves the focused row by one place, also out of its section.
  final func moveKeyWasPressed(on cell: UITableViewCell, down: Bool) -> Bool {
    guard isInEditMode, let from = indexPath(for: cell), canMove(from) else { return false }
    reordering.cancel(animated: false)
    var proposed = IndexPath(row: from.row + (down ? 1 : -1), section: from.section)
    if proposed.row < 0 {
      guard from.section > 0 else { return true }
      proposed = IndexPath(row: extents.numberOfRows(in: from.section - 1), section: from.section - 1)
    } else if proposed.row >= extents.numberOfRows(in: from.section) {
      guard from.section + 1 < extents.numberOfSections else { return true }
      proposed = IndexPath(row: 0, section: from.section + 1)
    }
    let target = target(from: from, proposed: proposed)
    guard target != from else { return true }
    swipe.close(animated: true)
    move(from, to: target, from: TableTransition(of: self))
    if let indexPath = indexPath(for: cell) { scrollToRow(at: indexPath, at: .none, animated: false) }
    return true
  }
}
