public import Foundation

/// The size of an item, group or view beside them.
@MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// Creates a size.
  ///
  /// - Parameters:
  ///   - width: The width.
  ///   - height: The height.
  public convenience init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    self.init(width: width, height: height)
  }

  private init(width: NSCollectionLayoutDimension, height: NSCollectionLayoutDimension) {
    widthDimension = width
    heightDimension = height
    super.init()
  }

  /// The width.
  open private(set) var widthDimension: NSCollectionLayoutDimension

  /// The height.
  open private(set) var heightDimension: NSCollectionLayoutDimension

  /// The size itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  final var extent: CompositionExtent {
    CompositionExtent(width: widthDimension.length, height: heightDimension.length)
  }
}
