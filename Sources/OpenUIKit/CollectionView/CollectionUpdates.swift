import Foundation

/// A batch of a collection view while it is recorded.
struct CollectionUpdates {
  var batch = ListBatch()
  var completions: [(Bool) -> Void] = []
  /// `reloadData` was called inside the batch and takes its place.
  var isReplacedByReload = false
  /// The batch ended during a layout and is carried out after it.
  var isCommitPending = false
}
