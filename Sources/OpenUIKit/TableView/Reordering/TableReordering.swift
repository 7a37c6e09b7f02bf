import Foundation

/// The row that a person moves, and the gap that goes before it.
///
/// While it lasts, rows keep their index paths, for the data source as for everybody who asks the table view. Only where
/// they stand makes room for the moved one.
@MainActor
final class TableReordering {
  private static let gapDuration = 0.2

  /// What is known of a drag.
  struct Drag {
    let cell: UITableViewCell
    /// The row.
    let from: IndexPath
    /// Where the row would come to stand.
    var target: IndexPath
    /// Where the delegate was last asked about.
    var proposed: IndexPath
    /// Between the pointer and the top of the cell, in points.
    let grip: CGFloat
    /// Between the top of the table view and that of the cell, in points.
    var top: CGFloat
    let height: CGFloat
  }

  private unowned let table: UITableView
  private(set) var drag: Drag?
  let autoscroll: ListAutoscroll
  private var escape: EscapeListener?

  init(table: UITableView) {
    self.table = table
    autoscroll = ListAutoscroll(of: table)
    autoscroll.didScroll = { [weak self] in self?.updateTarget() }
  }

  // MARK: Dragging

  /// Lifts a row.
  ///
  /// - Parameter point: Where it is held, in the coordinates of the content, in points.
  /// - Returns: Whether it can be moved.
  func begin(_ cell: UITableViewCell, at point: CGPoint) -> Bool {
    cancel(animated: false)
    guard table.isInEditMode, table.updateDepth == 0, let indexPath = table.indexPath(for: cell),
      table.canMove(indexPath), table.isInEditMode, table.updateDepth == 0, table.indexPath(for: cell) == indexPath
    else { return false }
    table.swipe.close(animated: true)
    table.motion.release(cell)
    drag = Drag(
      cell: cell,
      from: indexPath,
      target: indexPath,
      proposed: indexPath,
      grip: point.y - cell.frame.minY,
      top: cell.frame.minY - table.bounds.minY,
      height: cell.frame.height
    )
    cell.isLifted = true
    table.bringSubviewToFront(cell)
    escape = table.window.map { window in
      EscapeListener(in: window) { [weak self] in
        guard let self, drag != nil else { return false }
        cancel(animated: true)
        return true
      }
    }
    return true
  }

  /// Moves the row.
  ///
  /// - Parameter point: Where it is held, in the coordinates of the content, in points.
  func move(to point: CGPoint) {
    guard let drag else { return }
    let y = point.y - table.bounds.minY
    self.drag?.top = y - drag.grip
    autoscroll.pointerMoved(to: y)
    updateTarget()
  }

  /// Lets the row go: it stands where the gap is, and the data source is told.
  func end() {
    guard let drag else { return }
    let transition = TableTransition(of: table)
    finish()
    guard drag.target != drag.from else { return table.return(transition) }
    table.move(drag.from, to: drag.target, from: transition)
  }

  /// Puts everything back where it was.
  func cancel(animated: Bool) {
    guard drag != nil else { return }
    let transition = TableTransition(of: table)
    finish()
    table.dragGesture.abandon()
    if animated { table.return(transition) } else { table.setNeedsLayout() }
  }

  private func finish() {
    drag?.cell.isLifted = false
    drag = nil
    escape = nil
    autoscroll.stop()
    table.viewOrderIsStale = true
  }

  /// Moves the gap to where the row is, as far as the delegate agrees.
  func updateTarget() {
    guard var drag else { return }
    let proposed = table.proposedTarget(of: drag)
    if proposed != drag.proposed {
      drag.proposed = proposed
      let target = table.target(from: drag.from, proposed: proposed)
      // The delegate may have ended the drag.
      guard self.drag != nil else { return }
      let isNew = target != drag.target
      drag.target = target
      let before = isNew ? table.drawnPlaces : [:]
      self.drag = drag
      if isNew { return table.moveGap(from: before, duration: TableReordering.gapDuration) }
    }
    table.placeDraggedCell()
  }

  // MARK: Places

  /// How far a part stands below its place, in points.
  func displacement(of part: ListPart) -> CGFloat {
    guard let drag else { return 0 }
    let isBehindRow = part > .row(drag.from)
    let isBehindGap = !isBefore(part, drag.target, without: drag.from)
    return (isBehindGap ? drag.height : 0) - (isBehindRow ? drag.height : 0)
  }

  private func isBefore(_ part: ListPart, _ target: IndexPath, without from: IndexPath) -> Bool {
    guard part.section == target.section else { return part.section < target.section }
    switch part {
    case .header: return true
    case .footer: return false
    case .row(let indexPath): return row(of: indexPath, without: from) < target.row
    }
  }

  private func row(of indexPath: IndexPath, without from: IndexPath) -> Int {
    indexPath.section == from.section && indexPath.row > from.row ? indexPath.row - 1 : indexPath.row
  }

  /// The place of a row in its section as it looks during a drag, and how many rows the section seems to have.
  func shownPlace(of indexPath: IndexPath, count: Int) -> (row: Int, section: Int, count: Int) {
    guard let drag else { return (indexPath.row, indexPath.section, count) }
    guard indexPath != drag.from else { return (drag.target.row, drag.target.section, Int.max) }
    var row = row(of: indexPath, without: drag.from)
    var count = count
    if indexPath.section == drag.from.section { count -= 1 }
    if indexPath.section == drag.target.section {
      count += 1
      if row >= drag.target.row { row += 1 }
    }
    return (row, indexPath.section, count)
  }
}
