/// A view that is told of changes in batches: a table view, or a collection view under the same names.
protocol BatchView: UIScrollView {
  /// Whether a person moves a row or item, or something else is shown that the data source does not know.
  var hasUncommittedUpdates: Bool { get }
  /// How many rows or items are on the screen.
  var numberOfVisibleNodes: Int { get }
  /// What is on the screen, in order, and where in the content.
  var visibleNodes: [(indexPath: IndexPath, frame: CGRect)] { get }

  /// Where a row or item is in the content.
  func frame(ofNodeAt indexPath: IndexPath) -> CGRect?
  /// Asks the data source for its numbers, where that was put off.
  func loadCounts()
  func reloadData()
  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?)
  func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
  func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation)
  func moveSection(_ section: Int, toSection newSection: Int)
  func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
  func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation)
  func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath)
  func reconfigureRows(at indexPaths: [IndexPath])
}

extension UITableView: BatchView {
  var numberOfVisibleNodes: Int { indexPathsForVisibleRows?.count ?? 0 }

  var visibleNodes: [(indexPath: IndexPath, frame: CGRect)] {
    (indexPathsForVisibleRows ?? []).map { ($0, rectForRow(at: $0)) }
  }

  func frame(ofNodeAt indexPath: IndexPath) -> CGRect? { rectForRow(at: indexPath) }

  func loadCounts() {
    _ = numberOfSections
  }
}

extension BatchView {
  /// How a batch of changes is shown unless the builder is told otherwise.
  func defaultTransition(of changes: Changeset, isAnimated: Bool) -> ViewTransition {
    // Out of a window the view may not have been laid out since the change, so it is not asked what it shows.
    guard window != nil else { return .reload }
    if changes.count > 3 * max(numberOfVisibleNodes, 10) { return containsFirstResponder ? .nonAnimated : .reload }
    return isAnimated ? .animated : .nonAnimated
  }

  /// Applies a batch, but for what changes inside of headers and footers.
  func apply(_ changes: Changeset, with animation: UITableView.RowAnimation) {
    performBatchUpdates({ self.tell(changes, animation) }, completion: nil)
  }

  private func tell(_ changes: Changeset, _ animation: UITableView.RowAnimation) {
    if !changes.sectionDeletes.isEmpty { deleteSections(IndexSet(changes.sectionDeletes), with: animation) }
    if !changes.sectionInserts.isEmpty { insertSections(IndexSet(changes.sectionInserts), with: animation) }
    for move in changes.sectionMoves { moveSection(move.from, toSection: move.to) }
    if !changes.deletes.isEmpty { deleteRows(at: changes.deletes.map { IndexPath($0) }, with: animation) }
    if !changes.inserts.isEmpty { insertRows(at: changes.inserts.map { IndexPath($0) }, with: animation) }
    for move in changes.moves { moveRow(at: IndexPath(move.from), to: IndexPath(move.to)) }
    if !changes.reconfigures.isEmpty { reconfigureRows(at: changes.reconfigures.map { IndexPath($0) }) }
  }
}

extension UIView {
  /// Whether a view inside is the first responder, which would resign if what it is in were loaded again.
  var containsFirstResponder: Bool {
    subviews.contains { $0.isFirstResponder || $0.containsFirstResponder }
  }
}
