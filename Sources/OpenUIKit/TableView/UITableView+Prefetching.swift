import Foundation

extension UITableView {
  /// Tells the data source what is likely to come into sight next.
  final func announceComingRows() {
    guard isPrefetchingEnabled, let prefetchDataSource else { return }
    let change = prefetch.follow(visibleIndexPaths, in: extents)
    if !change.cancelled.isEmpty {
      prefetchDataSource.tableView(self, cancelPrefetchingForRowsAt: change.cancelled)
    }
    if !change.coming.isEmpty { prefetchDataSource.tableView(self, prefetchRowsAt: change.coming) }
  }
}
