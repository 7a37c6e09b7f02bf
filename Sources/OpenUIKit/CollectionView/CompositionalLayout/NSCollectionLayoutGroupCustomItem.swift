public import Foundation

/// The places that a custom group has for its items.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// A place for an item in a custom group.
@MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// Creates a place.
  ///
  /// - Parameter frame: In the coordinates of the group, in points.
  public convenience init(frame: CGRect) {
    self.init(frame, 0)
  }

  /// Creates a place.
  ///
  /// - Parameters:
  ///   - frame: In the coordinates of the group, in points.
  ///   - zIndex: The place from back to front.
  public convenience init(frame: CGRect, zIndex: Int) {
    self.init(frame, zIndex)
  }

  private init(_ frame: CGRect, _ zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
    super.init()
  }

  /// In the coordinates of the group, in points.
  open private(set) var frame: CGRect

  /// The place from back to front.
  open private(set) var zIndex: Int

  /// The place itself, which never changes.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}
