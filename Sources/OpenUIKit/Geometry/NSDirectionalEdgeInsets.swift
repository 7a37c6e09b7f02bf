import Foundation

/// Inset distances for the four edges of a rectangle, in points, that follow the layout direction.
public nonisolated struct NSDirectionalEdgeInsets: Equatable, Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the leading edge, in points.
  public var leading: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the trailing edge, in points.
  public var trailing: CGFloat

  /// No inset on any edge.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets of zero.
  public init() {
    self.init(top: 0, leading: 0, bottom: 0, trailing: 0)
  }

  /// Creates insets.
  ///
  /// - Parameters:
  ///   - top: The distance from the top edge, in points.
  ///   - leading: The distance from the leading edge, in points.
  ///   - bottom: The distance from the bottom edge, in points.
  ///   - trailing: The distance from the trailing edge, in points.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}
