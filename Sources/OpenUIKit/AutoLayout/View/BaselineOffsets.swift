import Foundation

/// Where the baselines of a view's text lie when the view has its natural height, in points.
nonisolated struct BaselineOffsets {
  /// The distance of the first line's baseline from the top.
  var firstFromTop: CGFloat
  /// The distance of the last line's baseline from the bottom.
  var lastFromBottom: CGFloat
}
