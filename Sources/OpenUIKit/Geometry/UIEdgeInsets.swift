import Foundation

/// Inset distances for the four edges of a rectangle, in points; positive values shrink it.
public nonisolated struct UIEdgeInsets: Equatable, Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the left edge, in points.
  public var left: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the right edge, in points.
  public var right: CGFloat

  /// No inset on any edge.
  public static let zero = UIEdgeInsets()

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Creates insets.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge, in points.
  ///   - left: The distance from the left edge, in points.
  ///   - bottom: The distance from the bottom edge, in points.
  ///   - right: The distance from the right edge, in points.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

extension CGRect {
  /// Returns this rectangle with each edge moved inwards.
  ///
  /// - Parameter insets: The distances, in points.
  public nonisolated func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}
