import Foundation

/// Where everything in sight was drawn before a batch, and the ways from there to where it is after it.
@MainActor
struct TableTransition {
  private let extents: ListExtents
  private let origin: CGFloat
  private let offset: CGFloat
  private let isAtTop: Bool
  private let visibleRange: Range<Double>
  private let drawn: DrawnViews

  /// What is no longer in the table view, with the part it was.
  var departures: [(part: ListPart, view: UIView)] = []

  init(of table: UITableView) {
    extents = table.extents
    origin = table.sectionsOrigin
    offset = table.bounds.minY
    isAtTop = offset <= -table.adjustedContentInset.top
    visibleRange = table.visibleRange
    drawn = DrawnViews(table.shownViews.map(\.view), in: table, motion: table.motion)
  }

  /// The topmost part in sight that is still there, and its distance from the top; nil when the content was at its top,
  /// where it stays.
  func anchor(after update: ListUpdate) -> (part: ListPart, distance: CGFloat)? {
    guard !isAtTop else { return nil }
    for part in extents.parts(in: visibleRange) {
      if let new = update.new(part) { return (new, origin + extents.stretch(of: part).offset - offset) }
    }
    return nil
  }

  /// Gives what left the table view back for reuse at once.
  mutating func releaseDepartures(from table: UITableView) {
    for (part, view) in departures { table.retire(view, from: part) }
    departures = []
  }

  /// The ways of all views that are not where they were.
  func paths(to table: UITableView, update: ListUpdate, updates: TableUpdates) -> [ListMotion.Path] {
    var paths: [ListMotion.Path] = []
    let shown = table.shownViews
    // What comes moves along with what is above it.
    var above: CGFloat = 0
    for (part, view) in shown {
      guard let way = way(of: view, as: part, in: table, update) else {
        if let path = arrival(of: view, as: part, above, in: table, updates.arrival(of: part, in: update)) {
          paths.append(path)
        }
        continue
      }
      above = way.startOffset.y
      if !way.isStill || wasMoving(view) {
        paths += table.swipe.ways(along: way)
      }
    }
    // So does what goes.
    let staying = shown.compactMap { part, view -> (old: ListPart, moved: CGFloat)? in
      guard let before = drawn[view], let old = update.old(part) else { return nil }
      return (old, view.frame.minY - table.bounds.minY - before.origin.y)
    }
    .sorted { $0.old < $1.old }
    let present = Set(shown.map { ObjectIdentifier($0.view) })
    for (part, view) in departures where !present.contains(ObjectIdentifier(view)) {
      let moved = staying.last { $0.old < part }?.moved ?? 0
      let path = departure(of: view, from: part, moved, in: table, updates.departure(of: part))
      paths += table.swipe.ways(along: path)
    }
    return paths
  }

  private func wasMoving(_ view: UIView) -> Bool { drawn[view]?.isMoving == true }

  /// The way of what was there before the batch, in sight or not; nil for what is new.
  private func way(
    of view: UIView,
    as part: ListPart,
    in table: UITableView,
    _ update: ListUpdate
  ) -> ListMotion.Path? {
    if let way = drawn.way(of: view, in: table) { return way }
    guard let old = update.old(part), !update.isRenewed(old), extents.contains(old) else { return nil }
    let y = origin + extents.stretch(of: old).offset - offset
    return ListMotion.Path(view: view, startOffset: CGPoint(x: 0, y: y - (view.frame.minY - table.bounds.minY)))
  }

  private func arrival(
    of view: UIView,
    as part: ListPart,
    _ above: CGFloat,
    in table: UITableView,
    _ animation: UITableView.RowAnimation
  ) -> ListMotion.Path? {
    guard animation != .none else { return nil }
    table.moveBehindRows(view)
    var start = TableTransition.outside(animation, of: view, in: table)
    start.y += above
    return ListMotion.Path(view: view, startOffset: start, startAlpha: 0)
  }

  private func departure(
    of view: UIView,
    from part: ListPart,
    _ moved: CGFloat,
    in table: UITableView,
    _ animation: UITableView.RowAnimation
  ) -> ListMotion.Path {
    let before = drawn[view]
    view.frame.origin.y = (before?.origin.y ?? 0) + table.bounds.minY
    table.moveBehindRows(view)
    var end = TableTransition.outside(animation, of: view, in: table)
    end.y += moved
    return ListMotion.Path(
      view: view,
      endOffset: end,
      startAlpha: animation == .none ? 0 : before?.alpha ?? 1,
      endAlpha: 0
    ) { [weak table, weak view] in
      guard let table, let view else { return }
      table.retire(view, from: part)
      table.parkPool()
    }
  }

  /// How far from its place a view begins or ends that comes from, or goes to, a side.
  private static func outside(_ animation: UITableView.RowAnimation, of view: UIView, in table: UITableView) -> CGPoint
  {
    switch animation {
    case .left: CGPoint(x: -table.bounds.width, y: 0)
    case .right: CGPoint(x: table.bounds.width, y: 0)
    case .top: CGPoint(x: 0, y: -view.frame.height)
    case .bottom: CGPoint(x: 0, y: view.frame.height)
    case .fade, .none, .middle, .automatic: .zero
    }
  }
}
