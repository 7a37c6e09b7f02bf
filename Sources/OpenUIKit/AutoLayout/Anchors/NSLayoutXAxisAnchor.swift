import Foundation

/// A horizontal anchor.
@MainActor
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
  /// The space between items that the platform recommends, in points.
  private static var systemSpacing: CGFloat { 8 }

  /// Makes the constraint that this anchor is a multiple of the recommended space after another.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor on the recommended space.
  open func constraint(
    equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, to: anchor, constant: multiplier * Self.systemSpacing)
  }

  /// Makes the constraint that this anchor is at least a multiple of the recommended space after another.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor on the recommended space.
  open func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, to: anchor, constant: multiplier * Self.systemSpacing)
  }

  /// Makes the constraint that this anchor is at most a multiple of the recommended space after another.
  ///
  /// - Parameters:
  ///   - anchor: The other anchor.
  ///   - multiplier: The factor on the recommended space.
  open func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor,
    multiplier: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, to: anchor, constant: multiplier * Self.systemSpacing)
  }
}
