import Foundation

extension UICollectionView {
  /// Tells the data source what is likely to come into sight next.
  final func announceComingItems() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let shown = visibleElements.compactMap { element -> IndexPath? in
      guard case .cell(let indexPath) = element, data.contains(indexPath) else { return nil }
      return indexPath
    }
    let change = prefetch.follow(shown, in: data)
    if !change.cancelled.isEmpty {
      prefetchDataSource.collectionView(self, cancelPrefetchingForItemsAt: change.cancelled)
    }
    if !change.coming.isEmpty { prefetchDataSource.collectionView(self, prefetchItemsAt: change.coming) }
  }
}
