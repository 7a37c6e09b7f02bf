public import Foundation

/// A view at the edge of a section, such as its header.
@MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Creates a view at the edge of a section.
  ///
  /// - Parameters:
  ///   - layoutSize: Its size; fractions are of the section.
  ///   - elementKind: The kind with which the data source is asked for it.
  ///   - alignment: At which edge.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(size: layoutSize, elementKind: elementKind, alignment: alignment, offset: .zero)
  }

  /// Creates a view at the edge of a section, moved away from its place.
  ///
  /// - Parameters:
  ///   - layoutSize: Its size; fractions are of the section.
  ///   - elementKind: The kind with which the data source is asked for it.
  ///   - alignment: At which edge.
  ///   - absoluteOffset: How far it is moved, in points.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    alignment: NSRectAlignment,
    absoluteOffset: CGPoint
  ) {
    self.init(size: layoutSize, elementKind: elementKind, alignment: alignment, offset: absoluteOffset)
  }

  private init(size: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, offset: CGPoint) {
    self.alignment = alignment
    self.offset = offset
    super.init(
      size: size,
      elementKind: elementKind,
      containerAnchor: NSCollectionLayoutAnchor(edges: alignment.edges),
      itemAnchor: nil
    )
  }

  /// Whether the section grows by the view; else the view covers the items.
  open var extendsBoundary = true

  /// Whether the view stays in sight as long as its section is.
  open var pinToVisibleBounds = false

  /// At which edge of the section.
  open private(set) var alignment: NSRectAlignment

  /// How far it is moved from there, in points.
  open private(set) var offset: CGPoint

  override func makeCopy() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutBoundarySupplementaryItem(
      size: layoutSize,
      elementKind: elementKind,
      alignment: alignment,
      offset: offset
    )
    copy.takeValues(of: self)
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }

  final var boundary: CompositionBoundary {
    CompositionBoundary(
      badge: badge,
      edges: alignment.edges,
      offset: offset,
      extends: extendsBoundary,
      isPinned: pinToVisibleBounds
    )
  }
}

nonisolated extension NSRectAlignment {
  var edges: NSDirectionalRectEdge {
    switch self {
    case .none: []
    case .top: .top
    case .topLeading: [.top, .leading]
    case .leading: .leading
    case .bottomLeading: [.bottom, .leading]
    case .bottom: .bottom
    case .bottomTrailing: [.bottom, .trailing]
    case .trailing: .trailing
    case .topTrailing: [.top, .trailing]
    }
  }
}
