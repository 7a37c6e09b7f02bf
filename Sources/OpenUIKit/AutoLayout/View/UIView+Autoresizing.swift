import Foundation

extension UIView {
  /// What of a view gives way when its superview changes its size.
  public nonisolated struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The distance from the left edge of the superview.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The distance from the right edge of the superview.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
    /// The distance from the top edge of the superview.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
    /// The distance from the bottom edge of the superview.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)
  }

  /// How the part of a change of the superview's size is shared out along one axis: what the position takes, and what
  /// the size takes.
  final func autoresizingShares(along axis: NSLayoutConstraint.Axis) -> (position: CGFloat, size: CGFloat) {
    let outer = superview?.bounds.size ?? .zero
    return axis == .horizontal
      ? Self.shares(
        autoresizingMask.contains(.flexibleLeftMargin) ? frame.minX : nil,
        autoresizingMask.contains(.flexibleWidth) ? frame.width : nil,
        autoresizingMask.contains(.flexibleRightMargin) ? outer.width - frame.maxX : nil
      )
      : Self.shares(
        autoresizingMask.contains(.flexibleTopMargin) ? frame.minY : nil,
        autoresizingMask.contains(.flexibleHeight) ? frame.height : nil,
        autoresizingMask.contains(.flexibleBottomMargin) ? outer.height - frame.maxY : nil
      )
  }

  /// The flexible parts share in proportion to their lengths, or evenly where these are no measure.
  private static func shares(
    _ before: CGFloat?,
    _ length: CGFloat?,
    _ after: CGFloat?
  ) -> (position: CGFloat, size: CGFloat) {
    let parts = [before, length, after]
    let flexible = parts.compactMap { $0 }
    guard !flexible.isEmpty else { return (0, 0) }
    let total = flexible.reduce(0, +)
    let isMeasure = total > 0 && flexible.allSatisfy { $0 >= 0 }
    func share(_ part: CGFloat?) -> CGFloat {
      guard let part else { return 0 }
      return isMeasure ? part / total : 1 / CGFloat(flexible.count)
    }
    return (share(before), share(length))
  }

  /// Lets the subviews follow a change of this view's size as their autoresizing masks say.
  ///
  /// - Parameter oldSize: The size before the change, in points.
  final func resizeSubviews(from oldSize: CGSize) {
    guard autoresizesSubviews else { return }
    let size = bounds.size
    for subview in subviews
    where subview.translatesAutoresizingMaskIntoConstraints && !subview.autoresizingMask.isEmpty {
      var frame = subview.frame
      let mask = subview.autoresizingMask
      let horizontal = Self.shares(
        mask.contains(.flexibleLeftMargin) ? frame.minX : nil,
        mask.contains(.flexibleWidth) ? frame.width : nil,
        mask.contains(.flexibleRightMargin) ? oldSize.width - frame.maxX : nil
      )
      let vertical = Self.shares(
        mask.contains(.flexibleTopMargin) ? frame.minY : nil,
        mask.contains(.flexibleHeight) ? frame.height : nil,
        mask.contains(.flexibleBottomMargin) ? oldSize.height - frame.maxY : nil
      )
      frame.origin.x += horizontal.position * (size.width - oldSize.width)
      frame.size.width = max(0, frame.width + horizontal.size * (size.width - oldSize.width))
      frame.origin.y += vertical.position * (size.height - oldSize.height)
      frame.size.height = max(0, frame.height + vertical.size * (size.height - oldSize.height))
      subview.frame = frame
    }
  }
}
