public import Foundation

/// Who prepares the data of rows before their cells are asked for.
@MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  /// Tells that rows are likely to come into sight soon.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Tells that rows which were announced are no longer likely to come into sight.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
