import Foundation

/// The end of a row at which a swipe shows actions.
nonisolated enum SwipeEdge: Sendable {
  case leading
  case trailing

  /// The edge that a movement of the row uncovers.
  ///
  /// - Parameters:
  ///   - distance: How far the row moves to the right, in points.
  ///   - isRightToLeft: Whether lines begin at the right.
  init(uncoveredBy distance: CGFloat, isRightToLeft: Bool) {
    self = (distance > 0) != isRightToLeft ? .leading : .trailing
  }

  /// Whether the edge is the right one.
  func isRight(_ isRightToLeft: Bool) -> Bool { (self == .trailing) != isRightToLeft }
}
