public import Foundation

/// The space between items or at their edges.
@MainActor
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  final let gap: CompositionGap

  init(_ gap: CompositionGap) {
    self.gap = gap
    super.init()
  }

  /// At least so many points; what is left over is shared among such spaces.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(CompositionGap(points: flexibleSpacing, isFlexible: true))
  }

  /// So many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(CompositionGap(points: fixedSpacing, isFlexible: false))
  }

  /// The space, or the least of it, in points.
  open var spacing: CGFloat { gap.points }

  /// Whether it grows with what is left over.
  open var isFlexibleSpacing: Bool { gap.isFlexible }

  /// Whether it stays as it is.
  open var isFixedSpacing: Bool { !gap.isFlexible }

  /// The spacing itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
