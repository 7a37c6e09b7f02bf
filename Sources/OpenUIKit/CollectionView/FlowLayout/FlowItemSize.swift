import Foundation

/// The size of an item by the axes of a flow layout, in points.
nonisolated struct FlowItemSize: RunElement {
  /// The length along a line, across the scrolling direction.
  var breadth: Double
  /// The length in the scrolling direction.
  var depth: Double

  var length: Double { depth }
}

nonisolated extension FlowItemSize {
  init(_ size: CGSize, isVertical: Bool) {
    self.init(breadth: isVertical ? size.width : size.height, depth: isVertical ? size.height : size.width)
  }
}
