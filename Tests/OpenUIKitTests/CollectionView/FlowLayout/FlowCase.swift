import Foundation
import Testing

@testable import OpenUIKit

/// A flow layout and where its parts have to lie, worked out by hand.
nonisolated struct FlowCase: CustomTestStringConvertible, Sendable {
  struct Section: Sendable {
    var sizes: FlowItemSizes
    var inset = UIEdgeInsets.zero
    var line = 10.0
    var item = 10.0
    var header = CGSize.zero
    var footer = CGSize.zero
    var sizesItself = false
  }

  var name: String
  var breadth = 320.0
  var isVertical = true
  var scale = 1.0
  var isMirrored = false
  var sections: [Section]
  /// The frames of the items, by section.
  var items: [[CGRect]]
  var headers: [CGRect?]? = nil
  var footers: [CGRect?]? = nil
  var content: CGSize

  var testDescription: String { name }

  var geometry: FlowGeometry {
    var geometry = FlowGeometry(
      sections.map {
        let metrics = FlowSectionMetrics(
          inset: $0.inset,
          lineSpacing: $0.line,
          itemSpacing: $0.item,
          header: $0.header,
          footer: $0.footer,
          isVertical: isVertical
        )
        return FlowSection(metrics: metrics, breadth: breadth, sizes: $0.sizes, sizesItself: $0.sizesItself)
      }
    )
    geometry.isVertical = isVertical
    geometry.scale = scale
    geometry.breadth = breadth
    geometry.isMirrored = isMirrored
    return geometry
  }
}

/// `count` items of one size by the axes of the layout.
nonisolated func same(_ count: Int, _ breadth: Double, _ depth: Double) -> FlowItemSizes {
  FlowItemSizes(repeating: FlowItemSize(breadth: breadth, depth: depth), count: count)
}

/// Items of the given sizes by the axes of the layout.
nonisolated func each(_ sizes: (Double, Double)...) -> FlowItemSizes {
  FlowItemSizes(sizes.map { FlowItemSize(breadth: $0.0, depth: $0.1) })
}

nonisolated func r(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
  CGRect(x: x, y: y, width: width, height: height)
}

nonisolated func isClose(_ left: CGRect?, _ right: CGRect?) -> Bool {
  guard let left, let right else { return left == nil && right == nil }
  return abs(left.minX - right.minX) < 1e-6 && abs(left.minY - right.minY) < 1e-6
    && abs(left.width - right.width) < 1e-6 && abs(left.height - right.height) < 1e-6
}
