import Foundation

/// A view that is placed at the edges of an item or group.
@MainActor
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// Creates a view inside of what it belongs to.
  ///
  /// - Parameters:
  ///   - layoutSize: Its size.
  ///   - elementKind: The kind with which the data source is asked for it.
  ///   - containerAnchor: At which point of what it belongs to its own same point lies.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: nil)
  }

  /// Creates a view beside what it belongs to.
  ///
  /// - Parameters:
  ///   - layoutSize: Its size.
  ///   - elementKind: The kind with which the data source is asked for it.
  ///   - containerAnchor: The point of what it belongs to.
  ///   - itemAnchor: The point of the view that lies there.
  public convenience init(
    layoutSize: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor
  ) {
    self.init(size: layoutSize, elementKind: elementKind, containerAnchor: containerAnchor, itemAnchor: itemAnchor)
  }

  init(
    size: NSCollectionLayoutSize,
    elementKind: String,
    containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor?
  ) {
    self.elementKind = elementKind
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
    super.init(size: size, supplementaryItems: [])
  }

  /// The place from back to front; 1 stands before the cells.
  open var zIndex = 1

  /// The kind with which the data source is asked for it.
  open private(set) var elementKind: String

  /// The point of what it belongs to.
  open private(set) var containerAnchor: NSCollectionLayoutAnchor

  /// The point of the view that lies there; nil for the same one.
  open private(set) var itemAnchor: NSCollectionLayoutAnchor?

  override func makeCopy() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutSupplementaryItem(
      size: layoutSize,
      elementKind: elementKind,
      containerAnchor: containerAnchor,
      itemAnchor: itemAnchor
    )
    copy.takeValues(of: self)
    copy.zIndex = zIndex
    return copy
  }

  final var badge: CompositionBadge {
    CompositionBadge(
      extent: layoutSize.extent,
      insets: contentInsets,
      kind: elementKind,
      container: containerAnchor.place,
      own: itemAnchor?.place,
      zIndex: zIndex
    )
  }
}
