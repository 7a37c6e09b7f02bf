public import Foundation

/// The width or height of an item, group or view beside them.
@MainActor
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  final let length: CompositionLength

  init(_ length: CompositionLength) {
    self.length = length
    super.init()
  }

  /// A fraction of the width of what contains the item.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth(fractionalWidth))
  }

  /// A fraction of the height of what contains the item.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight(fractionalHeight))
  }

  /// A number of points.
  open class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute(absoluteDimension))
  }

  /// A number of points that counts until the content has been asked.
  open class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated(estimatedDimension))
  }

  /// Whether it is a fraction of a width.
  open var isFractionalWidth: Bool {
    if case .fractionalWidth = length { return true }
    return false
  }

  /// Whether it is a fraction of a height.
  open var isFractionalHeight: Bool {
    if case .fractionalHeight = length { return true }
    return false
  }

  /// Whether it is a number of points.
  open var isAbsolute: Bool {
    if case .absolute = length { return true }
    return false
  }

  /// Whether the content decides.
  open var isEstimated: Bool { length.isEstimated }

  /// The fraction or the number of points.
  open var dimension: CGFloat {
    switch length {
    case .fractionalWidth(let value), .fractionalHeight(let value), .absolute(let value), .estimated(let value): value
    }
  }

  /// The dimension itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
