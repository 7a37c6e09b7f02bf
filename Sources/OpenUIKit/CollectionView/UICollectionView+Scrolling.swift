import Foundation

extension UICollectionView {
  /// How often a target is corrected by the sizes found on the way to it.
  private static let scrollRounds = 6

  final func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
    checkPosition(position)
    loadIfNeeded()
    checkItem(indexPath, verb: "scroll to")
    if needsLayoutFlag, updateDepth == 0 { layoutIfNeeded() }
    prepareToAnswer()
    if animated, window != nil, UIView.areAnimationsEnabled {
      if let target = offset(for: indexPath, position) { setContentOffset(target, animated: true) }
      return
    }
    for _ in 0..<UICollectionView.scrollRounds {
      guard let target = offset(for: indexPath, position), target != contentOffset else { return }
      setContentOffset(target, animated: false)
      if updateDepth == 0 { layoutIfNeeded() }
    }
  }

  private func checkPosition(_ position: ScrollPosition) {
    let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
    let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]
    for axis in [vertical, horizontal] {
      let chosen = position.intersection(axis).rawValue
      precondition(
        chosen.nonzeroBitCount <= 1,
        "Scroll positions with more than one place along an axis are invalid: \(position.rawValue)"
      )
    }
  }

  private func offset(for indexPath: IndexPath, _ position: ScrollPosition) -> CGPoint? {
    guard let attributes = collectionViewLayout.layoutAttributesForItem(at: indexPath) else { return nil }
    let frame = mirrored(attributes.frame)
    let inset = adjustedContentInset
    var target = bounds.origin
    if position.contains(.top) { target.y = frame.minY - inset.top }
    if position.contains(.centeredVertically) {
      target.y = frame.midY - inset.top - (bounds.height - inset.top - inset.bottom) / 2
    }
    if position.contains(.bottom) { target.y = frame.maxY - bounds.height + inset.bottom }
    if position.contains(.left) { target.x = frame.minX - inset.left }
    if position.contains(.centeredHorizontally) {
      target.x = frame.midX - inset.left - (bounds.width - inset.left - inset.right) / 2
    }
    if position.contains(.right) { target.x = frame.maxX - bounds.width + inset.right }
    if position.isEmpty { target = nearestOffset(showing: frame) }
    return clamped(target)
  }

  /// The offset with the least movement that shows a rectangle, or its start where it is larger than the view.
  final func nearestOffset(showing frame: CGRect) -> CGPoint {
    let visible = bounds.inset(by: adjustedContentInset)
    func shift(_ low: CGFloat, _ high: CGFloat, _ visibleLow: CGFloat, _ visibleHigh: CGFloat) -> CGFloat {
      if low < visibleLow || high - low > visibleHigh - visibleLow { return low - visibleLow }
      return max(0, high - visibleHigh)
    }
    return CGPoint(
      x: bounds.minX + shift(frame.minX, frame.maxX, visible.minX, visible.maxX),
      y: bounds.minY + shift(frame.minY, frame.maxY, visible.minY, visible.maxY)
    )
  }
}
