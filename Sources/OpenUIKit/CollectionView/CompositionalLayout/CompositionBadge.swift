import Foundation

/// A view beside an item of a compositional layout.
nonisolated struct CompositionBadge: Sendable {
  var extent: CompositionExtent
  var insets: NSDirectionalEdgeInsets
  var kind: String
  var container: CompositionAnchor
  var own: CompositionAnchor?
  var zIndex: Int

  /// Its place at a rectangle.
  func frame(in rect: CGRect) -> CGRect {
    container.place(extent.resolved(in: rect.size), in: rect, own: own).inset(by: insets)
  }
}

nonisolated extension CGRect {
  /// The rectangle inside of insets, in a layout that is mirrored as a whole.
  func inset(by insets: NSDirectionalEdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.leading,
      y: minY + insets.top,
      width: max(0, width - insets.leading - insets.trailing),
      height: max(0, height - insets.top - insets.bottom)
    )
  }
}
