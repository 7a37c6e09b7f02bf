/// A space of a compositional layout, in points.
nonisolated struct CompositionGap: Hashable, Sendable {
  var points: Double
  /// Whether it takes a share of what is left over.
  var isFlexible: Bool

  static let none = CompositionGap(points: 0, isFlexible: false)
}
