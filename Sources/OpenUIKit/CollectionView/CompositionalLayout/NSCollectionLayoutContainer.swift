public import Foundation

/// What contains a section or group.
@MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// Its size, in points.
  var contentSize: CGSize { get }
  /// Its size inside of its insets, in points.
  var effectiveContentSize: CGSize { get }
  /// Its insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// Its insets as they count, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
