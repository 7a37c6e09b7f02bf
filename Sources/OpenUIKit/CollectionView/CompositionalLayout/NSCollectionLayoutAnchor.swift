public import Foundation

/// A point of a rectangle, at an edge, a corner or in the middle.
@MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  final let place: CompositionAnchor

  init(_ place: CompositionAnchor) {
    self.place = place
    super.init()
  }

  /// Creates an anchor at edges.
  ///
  /// - Parameter edges: One edge, or two that make a corner; opposite ones leave the middle.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(CompositionAnchor(edges: edges))
  }

  /// Creates an anchor beside edges.
  ///
  /// - Parameters:
  ///   - edges: One edge, or two that make a corner.
  ///   - absoluteOffset: How far off, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(CompositionAnchor(edges: edges, offset: absoluteOffset))
  }

  /// Creates an anchor beside edges.
  ///
  /// - Parameters:
  ///   - edges: One edge, or two that make a corner.
  ///   - fractionalOffset: How far off, in widths and heights of what is placed.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(CompositionAnchor(edges: edges, offset: fractionalOffset, isFractional: true))
  }

  /// The edges.
  open var edges: NSDirectionalRectEdge { place.edges }

  /// How far off, in points or in sizes of what is placed.
  open var offset: CGPoint { place.offset }

  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !place.isFractional }

  /// Whether the offset is in sizes of what is placed.
  open var isFractionalOffset: Bool { place.isFractional }

  /// The anchor itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
