import Foundation

/// A point of a rectangle in a compositional layout.
nonisolated struct CompositionAnchor: Sendable {
  var edges: NSDirectionalRectEdge
  var offset = CGPoint.zero
  /// Whether the offset is in sizes of what is placed.
  var isFractional = false

  /// Where along each axis the edges are, from 0 to 1.
  private var fractions: (x: Double, y: Double) {
    func fraction(_ low: NSDirectionalRectEdge, _ high: NSDirectionalRectEdge) -> Double {
      if edges.contains(low) == edges.contains(high) { return 0.5 }
      return edges.contains(low) ? 0 : 1
    }
    return (fraction(.leading, .trailing), fraction(.top, .bottom))
  }

  /// Places a rectangle of a size at this anchor of a container.
  ///
  /// - Parameter own: The point of the placed rectangle that comes to lie there; the same one unless given.
  func place(_ size: CGSize, in container: CGRect, own: CompositionAnchor?) -> CGRect {
    let at = fractions
    let mine = own?.fractions ?? at
    var origin = CGPoint(
      x: container.minX + container.width * at.x - size.width * mine.x,
      y: container.minY + container.height * at.y - size.height * mine.y
    )
    for anchor in [self, own].compactMap({ $0 }) {
      origin.x += anchor.offset.x * (anchor.isFractional ? size.width : 1)
      origin.y += anchor.offset.y * (anchor.isFractional ? size.height : 1)
    }
    return CGRect(origin: origin, size: size)
  }
}
