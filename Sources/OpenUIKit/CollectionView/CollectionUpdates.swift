import Foundation

/// A batch of a collection view while it is recorded.
struct CollectionUpdates: ListUpdates {
  var batch = ListBatch()
  var completions: [(Bool) -> Void] = []
  var isReplacedByReload = false
  var isCommitPending = false
}
