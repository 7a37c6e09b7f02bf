public import Foundation

/// An item of a group: the cell of one item of the collection view, unless it is a group itself.
@MainActor
open class NSCollectionLayoutItem: NSObject, NSCopying {
  /// Creates an item.
  ///
  /// - Parameter layoutSize: Its size in the group.
  public convenience init(layoutSize: NSCollectionLayoutSize) {
    self.init(size: layoutSize, supplementaryItems: [])
  }

  /// Creates an item with views beside it.
  ///
  /// - Parameters:
  ///   - layoutSize: Its size in the group.
  ///   - supplementaryItems: The views that are placed at its edges.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  ) {
    self.init(size: layoutSize, supplementaryItems: supplementaryItems)
  }

  init(size: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
    layoutSize = size
    self.supplementaryItems = supplementaryItems
    super.init()
  }

  /// How much smaller than its place it is shown, in points. Along an axis where its content decides the size, that has
  /// no effect.
  open var contentInsets: NSDirectionalEdgeInsets = .zero

  /// The space around it in the group.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// Its size in the group.
  open private(set) var layoutSize: NSCollectionLayoutSize

  /// The views that are placed at its edges.
  open internal(set) var supplementaryItems: [NSCollectionLayoutSupplementaryItem]

  /// A copy with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    // Objective-C's contract leaves the thread open; layouts belong to the main one.
    MainActor.assumeIsolated { Unchecked(makeCopy()) }.value
  }

  func makeCopy() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutItem(size: layoutSize, supplementaryItems: supplementaryItems)
    copy.takeValues(of: self)
    return copy
  }

  final func takeValues(of other: NSCollectionLayoutItem) {
    contentInsets = other.contentInsets
    edgeSpacing = other.edgeSpacing
  }

  /// What is laid out.
  ///
  /// - Parameter environment: What contains the item.
  func node(in environment: any NSCollectionLayoutEnvironment) -> CompositionNode {
    CompositionNode(
      extent: layoutSize.extent,
      insets: contentInsets,
      edges: edgeSpacing?.edges ?? CompositionEdges(),
      badges: supplementaryItems.map(\.badge),
      content: .cell
    )
  }
}
