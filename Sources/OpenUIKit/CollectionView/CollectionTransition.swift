import Foundation

/// Where everything in sight was drawn before a batch or another layout, and the ways from there to where it is now.
@MainActor
struct CollectionTransition {
  private let drawn: DrawnViews
  private let offset: CGPoint
  /// What is no longer in the collection view, with the element it was.
  var departures: [(element: CollectionElement, view: UICollectionReusableView)] = []

  init(of list: UICollectionView) {
    drawn = DrawnViews(list.views.values, in: list, motion: list.motion)
    offset = list.bounds.origin
  }

  /// What decides about elements that come or go.
  struct Rules {
    /// Where an element that comes begins, in the coordinates of the layout.
    var initial: (CollectionElement) -> UICollectionViewLayoutAttributes?
    /// Where an element that goes ends.
    var final: (CollectionElement) -> UICollectionViewLayoutAttributes?
    /// Whether an element that comes was there before, out of sight.
    var wasThere: (CollectionElement) -> Bool

    /// For a layout pass in which nothing comes or goes.
    static var resizing: Rules { Rules(initial: { _ in nil }, final: { _ in nil }, wasThere: { _ in true }) }
  }

  /// Gives what left the collection view back for reuse at once.
  mutating func releaseDepartures(from list: UICollectionView) {
    for (element, view) in departures { list.retire(view, from: element) }
    departures = []
  }

  /// The ways of all views that are not where they were.
  func paths(in list: UICollectionView, _ rules: Rules) -> [ListMotion.Path] {
    var paths: [ListMotion.Path] = []
    // What was out of sight comes the way that what is before it went.
    var neighbour = CGPoint.zero
    for (element, view) in list.views.sorted(by: { $0.key < $1.key }) {
      if let way = drawn.way(of: view, in: list) {
        if element.category == .cell { neighbour = way.startOffset }
        if !way.isStill || drawn[view]?.isMoving == true {
          paths += list.swipe.ways(along: way)
        }
      } else if let initial = rules.initial(element) {
        paths.append(arrival(of: view, from: initial, wasThere: rules.wasThere(element), in: list))
      } else if rules.wasThere(element), neighbour != .zero {
        paths.append(ListMotion.Path(view: view, startOffset: neighbour, startAlpha: 0))
      }
    }
    let present = Set(list.views.values.map(ObjectIdentifier.init))
    for (element, view) in departures where !present.contains(ObjectIdentifier(view)) {
      paths += list.swipe.ways(along: departure(of: view, from: element, to: rules.final(element), in: list))
    }
    return paths
  }

  private func arrival(
    of view: UICollectionReusableView,
    from initial: UICollectionViewLayoutAttributes,
    wasThere: Bool,
    in list: UICollectionView
  ) -> ListMotion.Path {
    let start = list.mirrored(initial.frame)
    // Where something was is told by the offset before.
    let scrolled = wasThere ? CGPoint(x: list.bounds.minX - offset.x, y: list.bounds.minY - offset.y) : .zero
    return ListMotion.Path(
      view: view,
      startOffset: CGPoint(
        x: start.midX - view.frame.midX + scrolled.x,
        y: start.midY - view.frame.midY + scrolled.y
      ),
      startAlpha: view.alpha > 0 ? min(max(initial.alpha / view.alpha, 0), 1) : 1
    )
  }

  private func departure(
    of view: UICollectionReusableView,
    from element: CollectionElement,
    to final: UICollectionViewLayoutAttributes?,
    in list: UICollectionView
  ) -> ListMotion.Path {
    let before = drawn[view]
    if let before {
      view.frame.origin = CGPoint(x: before.origin.x + list.bounds.minX, y: before.origin.y + list.bounds.minY)
    }
    list.moveBehindCells(view)
    let end = (final?.frame).map(list.mirrored)
    return ListMotion.Path(
      view: view,
      endOffset: end.map { CGPoint(x: $0.midX - view.frame.midX, y: $0.midY - view.frame.midY) } ?? .zero,
      startAlpha: before?.alpha ?? 1,
      endAlpha: final.map { view.alpha > 0 ? min(max($0.alpha / view.alpha, 0), 1) : 0 } ?? 0
    ) { [weak list, weak view] in
      guard let list, let view else { return }
      list.retire(view, from: element)
      list.parkPool()
    }
  }
}
