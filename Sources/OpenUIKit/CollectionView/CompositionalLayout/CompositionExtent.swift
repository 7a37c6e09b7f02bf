import Foundation

/// A size of a compositional layout, before it is known in what.
nonisolated struct CompositionExtent: Hashable, Sendable {
  var width: CompositionLength
  var height: CompositionLength

  func resolved(in container: CGSize) -> CGSize {
    CGSize(width: width.resolved(in: container), height: height.resolved(in: container))
  }

  /// The axes along which the content has no say.
  var fixedAxes: CollectionAxes {
    var axes: CollectionAxes = []
    if !width.isEstimated { axes.insert(.horizontal) }
    if !height.isEstimated { axes.insert(.vertical) }
    return axes
  }
}
