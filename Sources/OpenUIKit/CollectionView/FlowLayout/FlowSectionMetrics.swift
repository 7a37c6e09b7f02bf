import Foundation

/// The spaces of one section of a flow layout by its axes, in points.
nonisolated struct FlowSectionMetrics: Equatable, Sendable {
  /// Before and behind the lines, in the scrolling direction.
  var insetBefore = 0.0
  var insetAfter = 0.0
  /// At both ends of each line.
  var insetStart = 0.0
  var insetEnd = 0.0
  var lineSpacing = 0.0
  var itemSpacing = 0.0
  /// The depths of header and footer; 0 where there is none.
  var header = 0.0
  var footer = 0.0

  init(
    inset: UIEdgeInsets = .zero,
    lineSpacing: Double = 0,
    itemSpacing: Double = 0,
    header: CGSize = .zero,
    footer: CGSize = .zero,
    isVertical: Bool = true
  ) {
    (insetBefore, insetAfter) = isVertical ? (inset.top, inset.bottom) : (inset.left, inset.right)
    (insetStart, insetEnd) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    self.lineSpacing = lineSpacing
    self.itemSpacing = itemSpacing
    self.header = max(0, isVertical ? header.height : header.width)
    self.footer = max(0, isVertical ? footer.height : footer.width)
  }
}
