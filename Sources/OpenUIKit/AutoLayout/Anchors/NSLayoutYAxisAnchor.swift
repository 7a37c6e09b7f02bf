import Foundation

/// A vertical anchor.
@MainActor
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
  /// The space between items that the platform recommends, in points.
  private static var systemSpacing: CGFloat { 8 }

  /// Makes the constraint that this anchor is a multiple of the recommended space below another.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor on the recommended space.
  open func constraint(
    equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, to: anchor, constant: multiplier * Self.systemSpacing)
  }

  /// Makes the constraint that this anchor is at least a multiple of the recommended space below another.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor on the recommended space.
  open func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, to: anchor, constant: multiplier * Self.systemSpacing)
  }

  /// Makes the constraint that this anchor is at most a multiple of the recommended space below another.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor on the recommended space.
  open func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, to: anchor, constant: multiplier * Self.systemSpacing)
  }
}
