/// The spaces around an item of a compositional layout.
nonisolated struct CompositionEdges: Hashable, Sendable {
  var leading = CompositionGap.none
  var top = CompositionGap.none
  var trailing = CompositionGap.none
  var bottom = CompositionGap.none

  /// The spaces before and behind along an axis.
  func along(isHorizontal: Bool) -> (before: CompositionGap, after: CompositionGap) {
    isHorizontal ? (leading, trailing) : (top, bottom)
  }
}
