import Foundation

/// Where a view or guide lies along one axis: a part of the superview's size and a constant for the origin, and where
/// the size is decided too, the same for that.
nonisolated struct PlacementRule: Equatable {
  var position: Double
  var positionShare: Double
  var size: Double?
  var sizeShare: Double
  /// The size is a guess that content may exceed, instead of contradicting it.
  var isSizeGuess = false
}

nonisolated extension PlacementRule {
  /// A view at `start` of `length` in a superview of length `outer`, that follows a change of `outer` by `shares`.
  init(_ start: CGFloat, _ length: CGFloat, in outer: CGFloat, _ shares: (position: CGFloat, size: CGFloat)) {
    position = start - shares.position * outer
    positionShare = shares.position
    size = length - shares.size * outer
    sizeShare = shares.size
  }

  var needsOuter: Bool { positionShare != 0 || sizeShare != 0 }

  /// The two differ in their constants at most.
  func hasSameShape(as other: PlacementRule) -> Bool {
    positionShare == other.positionShare && sizeShare == other.sizeShare && (size == nil) == (other.size == nil)
      && isSizeGuess == other.isSizeGuess
  }
}
