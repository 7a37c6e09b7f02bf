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

  /// Has another layout place the items.
  final func replaceLayout(with layout: UICollectionViewLayout) {
    let old = storedLayout
    guard old !== layout else { return }
    motion.settle()
    old.prepareForTransition(to: layout)
    layout.prepareForTransition(from: old)
    for view in views.values { view.willTransition(from: old, to: layout) }
    old.storedCollectionView = nil
    layout.storedCollectionView = self
    storedLayout = layout
    releaseDecorations()
    defaultAnswers = []
    layout.invalidateLayout()
    needsPrepare = true
    setNeedsLayout()
    for view in views.values { view.didTransition(from: old, to: layout) }
    old.finalizeLayoutTransition()
    layout.finalizeLayoutTransition()
  }

  /// Takes away the views that belong to a layout.
  private func releaseDecorations() {
    let decorations = views.filter { $0.key.category == .decorationView }
    for (element, view) in decorations.sorted(by: { $0.key < $1.key }) {
      views[element] = nil
      release(view, from: element)
    }
  }
}
