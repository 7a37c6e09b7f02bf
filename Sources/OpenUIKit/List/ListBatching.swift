import CGTK
import Foundation

/// What a list records between the begin and the end of a batch.
protocol ListUpdates {
  init()
  var batch: ListBatch { get set }
  var completions: [(Bool) -> Void] { get set }
  /// `reloadData` was called inside the batch and takes its place.
  var isReplacedByReload: Bool { get set }
  /// The batch ended during a layout and is carried out after it.
  var isCommitPending: Bool { get set }
}

/// A list that records changes between the begin and the end of a batch and carries them out at once.
@MainActor
protocol ListBatching: UIScrollView {
  associatedtype Updates: ListUpdates
  var updates: Updates { get set }
  /// Nested begins of batches that have not ended.
  var updateDepth: Int { get set }
  /// Whether sizes that contents ask for by the next layout pass are taken over time.
  var resizesAnimated: Bool { get set }
  /// Whether the list is in the middle of a layout pass.
  var isTiling: Bool { get }
  /// Whether the data source has to be asked anew at the next occasion.
  var needsReload: Bool { get set }
  /// Asks the data source for everything anew; cells follow with the next layout.
  func load()
  /// Brings the state before the batch up to date, as far as nobody has.
  func prepareForBatch()
  /// Carries the recorded batch out.
  func commitBatch()
}

extension ListBatching {
  func contentIsStale() {
    needsReload = true
    setNeedsLayout()
  }

  /// Asks the data source for its numbers when nobody has since the content became stale.
  func loadIfNeeded() {
    guard needsReload, updateDepth == 0, !isTiling else { return }
    load()
  }

  /// Does what `reloadData` does.
  func performReload() {
    if updateDepth > 0 { updates.isReplacedByReload = true }
    guard updateDepth == 0, !isTiling else {
      needsReload = true
      return
    }
    load()
    setNeedsLayout()
  }

  /// Reloads in place of a batch where that was asked for meanwhile.
  ///
  /// - Returns: Whether nothing is left of the batch.
  func finishByReload(_ recorded: Updates) -> Bool {
    guard recorded.isReplacedByReload || needsReload else { return false }
    needsReload = true
    setNeedsLayout()
    layoutIfNeeded()
    for completion in recorded.completions { completion(true) }
    return true
  }

  func beginBatch() {
    if updateDepth == 0 {
      prepareForBatch()
      if !updates.isCommitPending { updates = Updates() }
    }
    updateDepth += 1
  }

  func record(_ change: (inout Updates) -> Void) {
    beginBatch()
    change(&updates)
    endBatch()
  }

  func endBatch() {
    precondition(updateDepth > 0, "endUpdates called without a matching beginUpdates")
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    // In the middle of a layout the batch waits until the layout is done.
    if isTiling {
      updates.isCommitPending = true
    } else {
      commitBatch()
    }
  }

  /// Does what `performBatchUpdates` does.
  func performBatch(_ changes: (() -> Void)?, completion: ((Bool) -> Void)?) {
    beginBatch()
    changes?()
    if let completion { updates.completions.append(completion) }
    endBatch()
  }

  /// The mapping of a batch between the numbers before and after it; stops when they do not fit.
  func checked(_ batch: ListBatch, before: [Int], after: [Int], nouns: ListNouns) -> ListUpdate {
    switch batch.check(before: before, after: after, nouns: nouns) {
    case .success(let update): return update
    case .failure(let error):
      preconditionFailure("\(error) \(nouns.view.prefix(1).uppercased() + nouns.view.dropFirst()): \(type(of: self))")
    }
  }

  /// Whether a change that is shown now can be seen on its way.
  var canAnimateUpdates: Bool {
    window != nil && UIView.areAnimationsEnabled && gtk_widget_get_mapped(gtkWidget) != 0 && bounds.width > 0
  }

  /// Takes note that the content of something in sight asks for another size. What is around it follows over time, as in
  /// UIKit, unless that happens without animation.
  func contentWasResized() {
    if UIView.areAnimationsEnabled { resizesAnimated = true }
    setNeedsLayout()
  }

  /// Whether this layout pass shows sizes on their way that contents asked for since the last.
  func takeResizing() -> Bool {
    defer { resizesAnimated = false }
    return resizesAnimated && canAnimateUpdates
  }

  /// Whether the window shows where the keyboard focus is.
  var isFocusVisible: Bool {
    window.map { gtk_window_get_focus_visible($0.gtkWindow.as(GtkWindow.self)) != 0 } ?? false
  }
}
