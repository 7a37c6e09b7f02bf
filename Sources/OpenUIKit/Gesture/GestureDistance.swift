import Foundation

/// How far touches may stray, in points.
nonisolated enum GestureDistance {
  /// How far a touch may move before it is no longer taken to rest.
  static let slop: CGFloat = 10
  /// How far apart the taps of one gesture may be.
  static let betweenTaps: CGFloat = 45
}

nonisolated extension CGPoint {
  func distance(to other: CGPoint) -> CGFloat { hypot(x - other.x, y - other.y) }
}
