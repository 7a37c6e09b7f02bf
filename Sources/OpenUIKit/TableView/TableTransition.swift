import Foundation

/// Where everything in sight was drawn before a batch, and the ways from there to where it is after it.
@MainActor
struct TableTransition {
  private struct Drawn {
    var origin: CGPoint
    var alpha: CGFloat
    var isMoving: Bool
  }

  private let extents: ListExtents
  private let origin: CGFloat
  private let offset: CGFloat
  private let isAtTop: Bool
  private let visibleRange: Range<Double>
  private var drawn: [ObjectIdentifier: Drawn] = [:]

  /// What is no longer in the table view, with the part it was.
  var departures: [(part: ListPart, view: UIView)] = []

  init(of table: UITableView) {
    extents = table.extents
    origin = table.sectionsOrigin
    offset = table.bounds.minY
    isAtTop = offset <= -table.adjustedContentInset.top
    visibleRange = table.visibleRange
    for (_, view) in table.shownViews {
      let frame = view.frame
      drawn[ObjectIdentifier(view)] = Drawn(
        origin: CGPoint(x: frame.minX + view.renderOffset.x, y: frame.minY + view.renderOffset.y - offset),
        alpha: view.renderAlpha,
        isMoving: table.motion.moves(view)
      )
    }
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
    for (part, view) in shown {
      if let path = path(of: view, as: part, in: table, update, updates) { paths.append(path) }
    }
    let present = Set(shown.map { ObjectIdentifier($0.view) })
    for (part, view) in departures where !present.contains(ObjectIdentifier(view)) {
      paths.append(departure(of: view, from: part, in: table, updates))
    }
    return paths
  }

  private func path(
    of view: UIView,
    as part: ListPart,
    in table: UITableView,
    _ update: ListUpdate,
    _ updates: TableUpdates
  ) -> ListMotion.Path? {
    let place = CGPoint(x: view.frame.minX, y: view.frame.minY - table.bounds.minY)
    if let before = drawn[ObjectIdentifier(view)] {
      let way = CGPoint(x: before.origin.x - place.x, y: before.origin.y - place.y)
      guard way != .zero || before.isMoving else { return nil }
      return ListMotion.Path(view: view, startOffset: way, startAlpha: before.alpha)
    }
    if let old = update.old(part), !update.isRenewed(old), extents.contains(old) {
      // It was out of sight, and comes from there.
      let y = origin + extents.stretch(of: old).offset - offset
      return y == place.y ? nil : ListMotion.Path(view: view, startOffset: CGPoint(x: 0, y: y - place.y))
    }
    let animation = updates.arrival(of: part, in: update)
    guard animation != .none else { return nil }
    return ListMotion.Path(
      view: view,
      startOffset: TableTransition.outside(animation, of: view, in: table),
      startAlpha: 0
    )
  }

  private func departure(
    of view: UIView,
    from part: ListPart,
    in table: UITableView,
    _ updates: TableUpdates
  ) -> ListMotion.Path {
    let animation = updates.departure(of: part)
    let before = drawn[ObjectIdentifier(view)]
    view.frame.origin.y = (before?.origin.y ?? 0) + table.bounds.minY
    view.isUserInteractionEnabled = false
    table.insertSubview(view, at: table.backgroundView == nil ? 0 : 1)
    return ListMotion.Path(
      view: view,
      endOffset: TableTransition.outside(animation, of: view, in: table),
      startAlpha: animation == .none ? 0 : before?.alpha ?? 1,
      endAlpha: 0
    ) { [weak table, weak view] in
      guard let table, let view else { return }
      view.isUserInteractionEnabled = true
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
