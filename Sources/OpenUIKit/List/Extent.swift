/// The length in points of a row, header or footer along the scrolling axis.
nonisolated struct Extent: RunElement {
  /// The largest length in points: with more, the sums of lengths would lose the places of all that follows.
  static let limit: Double = 1e9

  /// Points, never negative.
  var length: Double
  /// Whether the length is final, not an estimate.
  var isMeasured: Bool

  init(_ length: Double, isMeasured: Bool) {
    self.length = length > 0 ? min(length, Extent.limit) : 0
    self.isMeasured = isMeasured
  }

  static func measured(_ length: Double) -> Extent { Extent(length, isMeasured: true) }
  static func estimated(_ length: Double) -> Extent { Extent(length, isMeasured: false) }
  static let zero = measured(0)
}
