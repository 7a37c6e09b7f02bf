import Foundation

/// A size anchor: a width or a height.
@MainActor
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
  /// Makes the constraint that this size is a constant.
  ///
  /// - Parameter c: The size, in points.
  open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.equal, to: nil, constant: c)
  }

  /// Makes the constraint that this size is at least a constant.
  ///
  /// - Parameter c: The size, in points.
  open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, to: nil, constant: c)
  }

  /// Makes the constraint that this size is at most a constant.
  ///
  /// - Parameter c: The size, in points.
  open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, to: nil, constant: c)
  }

  /// Makes the constraint that this size is a multiple of another.
  ///
  /// - Parameters:
  ///   - anchor: The other size.
  ///   - m: The factor on the other size.
  open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    make(.equal, to: anchor, multiplier: m)
  }

  /// Makes the constraint that this size is a multiple of another and a constant together.
  ///
  /// - Parameters:
  ///   - anchor: The other size.
  ///   - m: The factor on the other size.
  ///   - c: What is added, in points.
  open func constraint(
    equalTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.equal, to: anchor, multiplier: m, constant: c)
  }

  /// Makes the constraint that this size is at least a multiple of another.
  ///
  /// - Parameters:
  ///   - anchor: The other size.
  ///   - m: The factor on the other size.
  open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat)
    -> NSLayoutConstraint
  {
    make(.greaterThanOrEqual, to: anchor, multiplier: m)
  }

  /// Makes the constraint that this size is at least a multiple of another and a constant together.
  ///
  /// - Parameters:
  ///   - anchor: The other size.
  ///   - m: The factor on the other size.
  ///   - c: What is added, in points.
  open func constraint(
    greaterThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.greaterThanOrEqual, to: anchor, multiplier: m, constant: c)
  }

  /// Makes the constraint that this size is at most a multiple of another.
  ///
  /// - Parameters:
  ///   - anchor: The other size.
  ///   - m: The factor on the other size.
  open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
    make(.lessThanOrEqual, to: anchor, multiplier: m)
  }

  /// Makes the constraint that this size is at most a multiple of another and a constant together.
  ///
  /// - Parameters:
  ///   - anchor: The other size.
  ///   - m: The factor on the other size.
  ///   - c: What is added, in points.
  open func constraint(
    lessThanOrEqualTo anchor: NSLayoutDimension,
    multiplier m: CGFloat,
    constant c: CGFloat
  ) -> NSLayoutConstraint {
    make(.lessThanOrEqual, to: anchor, multiplier: m, constant: c)
  }
}
