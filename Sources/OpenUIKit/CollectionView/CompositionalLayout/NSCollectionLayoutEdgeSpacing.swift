public import Foundation

/// The space around an item, with which it takes its place in a group.
@MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  /// Creates spaces.
  ///
  /// - Parameters:
  ///   - leading: Where reading begins.
  ///   - top: Above.
  ///   - trailing: Where reading ends.
  ///   - bottom: Below.
  public convenience init(
    leading: NSCollectionLayoutSpacing?,
    top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.init(spaces: (leading, top, trailing, bottom))
  }

  private typealias Space = NSCollectionLayoutSpacing?

  private init(spaces: (Space, Space, Space, Space)) {
    (leading, top, trailing, bottom) = spaces
    super.init()
  }

  /// Where reading begins.
  open private(set) var leading: NSCollectionLayoutSpacing?

  /// Above.
  open private(set) var top: NSCollectionLayoutSpacing?

  /// Where reading ends.
  open private(set) var trailing: NSCollectionLayoutSpacing?

  /// Below.
  open private(set) var bottom: NSCollectionLayoutSpacing?

  /// The spaces themselves, which never change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  final var edges: CompositionEdges {
    CompositionEdges(
      leading: leading?.gap ?? .none,
      top: top?.gap ?? .none,
      trailing: trailing?.gap ?? .none,
      bottom: bottom?.gap ?? .none
    )
  }
}
