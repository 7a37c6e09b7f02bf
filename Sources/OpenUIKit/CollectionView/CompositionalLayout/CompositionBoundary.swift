import Foundation

/// A view at the edge of a section of a compositional layout.
nonisolated struct CompositionBoundary: Sendable {
  var badge: CompositionBadge
  var edges: NSDirectionalRectEdge
  /// How far it is moved away, in points.
  var offset: CGPoint
  /// Whether the section grows by it.
  var extends: Bool
  var isPinned: Bool

  /// Whether it stands before the items, behind them, or beside them.
  func side(isVertical: Bool) -> Side {
    let (start, end): (NSDirectionalRectEdge, NSDirectionalRectEdge) =
      isVertical ? (.top, .bottom) : (.leading, .trailing)
    if edges.contains(start) { return .before }
    return edges.contains(end) ? .after : .beside
  }

  enum Side {
    case before
    case after
    case beside
  }
}
