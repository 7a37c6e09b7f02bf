import Flix
import FormTesting

/// Notes what a view is told in batches that UIKit is known to do wrong, whether or not it would be taken here.
@MainActor
final class BatchRecorder {
  /// What was wrong so far.
  private(set) var faults: [String] = []
  /// What the view is told in the batch that runs.
  var calls = BatchCalls()
  /// Whether the view was told to lay out and has not yet.
  var isLayoutPending = false

  /// Records one batch of a view.
  ///
  /// - Parameter counts: The numbers of rows of the view's sections.
  func record(in view: UIView, counts: () -> [Int], _ batch: () -> Void) {
    if view.window != nil, isLayoutPending { faults.append("a batch begins while a layout is pending") }
    let before = counts()
    calls = BatchCalls()
    batch()
    if let fault = calls.knownFault(before: before, after: counts()) { faults.append(fault) }
  }
}

extension IndexPath {
  /// The index path as the form sees it.
  var position: NodePosition { NodePosition(section: section, item: row) }
}
