import Foundation

extension UICollectionView {
  /// The elements in sight, by index path.
  final var visibleElements: [CollectionElement] {
    let visible = layoutBounds
    return views.filter { $0.value.appliedAttributes?.frame.overlaps(visible) == true }.keys.sorted()
  }

  final func delegateDidChange() {
    guard isLoaded else { return }
    defaultAnswers = []
    collectionViewLayout.invalidateLayout()
  }

  /// Has the subviews in the order from back to front that the layout wants, and at one depth in that of the items, in
  /// which assistive technologies read them.
  final func orderViews() {
    guard viewOrderIsStale, !motion.isRunning else { return }
    viewOrderIsStale = false
    arrange(views.sorted { ($0.value.depth, $0.key) < ($1.value.depth, $1.key) }.map(\.value))
    swipe.restack()
  }
}
