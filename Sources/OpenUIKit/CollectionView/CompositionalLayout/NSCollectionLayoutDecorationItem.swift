import Foundation

/// A view of the layout itself, such as a background of a section.
@MainActor
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// A view behind a section, of its size less its insets.
  ///
  /// - Parameter elementKind: The kind under which its class is registered with the layout.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }

  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      size: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      supplementaryItems: []
    )
  }

  /// The place from back to front; the cells are at 0.
  open var zIndex = -1

  /// The kind under which its class is registered with the layout.
  open private(set) var elementKind: String

  override func makeCopy() -> NSCollectionLayoutItem {
    let copy = NSCollectionLayoutDecorationItem(elementKind: elementKind)
    copy.takeValues(of: self)
    copy.zIndex = zIndex
    return copy
  }
}
