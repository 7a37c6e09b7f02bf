import Foundation

/// An item or group of a compositional layout, without views.
nonisolated struct CompositionNode: Sendable {
  indirect enum Content: Sendable {
    case cell
    case line(isHorizontal: Bool, nodes: [CompositionNode], filling: Filling, spacing: CompositionGap)
    case custom([(frame: CGRect, zIndex: Int)])
  }

  /// How many nodes a group takes.
  enum Filling: Sendable {
    /// The nodes over and over, until no more fits.
    case full
    /// The nodes over and over, so many in all.
    case count(Int)
    /// So many, that share the length of the group equally.
    case equal(Int)
  }

  var extent: CompositionExtent
  var insets: NSDirectionalEdgeInsets
  var edges: CompositionEdges
  var badges: [CompositionBadge]
  var content: Content
}
