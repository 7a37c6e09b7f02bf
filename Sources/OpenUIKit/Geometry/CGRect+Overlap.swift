import Foundation

nonisolated extension CGRect {
  /// Whether two rectangles have an area in common; those that only touch have none.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY && width > 0 && height > 0
      && other.width > 0 && other.height > 0
  }
}
