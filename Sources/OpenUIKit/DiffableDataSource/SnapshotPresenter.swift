import Foundation

/// A view that shows snapshots.
@MainActor
protocol SnapshotView: ListBatching {
  /// The row that a person moved, where the view shows it at its new place and the data source is just being told; nil
  /// when asked again.
  func takeMovedRow() -> ListBatch.Move<IndexPath>?

  /// Records the changes of a batch.
  ///
  /// - Parameters:
  ///   - changes: The changes.
  ///   - animation: How rows of tables come and go.
  func record(_ changes: ListBatch, animation: UITableView.RowAnimation)
}

/// What the data sources of tables and of collections have in common: the snapshot that is shown, and the way to the next.
@MainActor
final class SnapshotPresenter<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// What is shown.
  private(set) var snapshot = Snapshot() {
    didSet { paths = nil }
  }

  /// How rows of tables come and go.
  var rowAnimation = UITableView.RowAnimation.automatic

  private var paths: [Item: IndexPath]?
  private var isApplying = false
  /// What is to be done after the snapshot that is being applied.
  private var waiting: [() -> Void] = []

  // MARK: Asking

  /// The item at a place; nil where there is none.
  func item(at indexPath: IndexPath) -> Item? {
    guard snapshot.sectionIdentifiers.indices.contains(indexPath.section) else { return nil }
    let items = snapshot.itemIdentifiers(inSection: snapshot.sectionIdentifiers[indexPath.section])
    return items.indices.contains(indexPath.item) ? items[indexPath.item] : nil
  }

  /// The place of an item; nil where it is not shown. O(1), after O(*n*) for the first one since a snapshot was applied.
  func indexPath(of item: Item) -> IndexPath? {
    if let paths { return paths[item] }
    var found: [Item: IndexPath] = [:]
    for (index, section) in snapshot.sectionIdentifiers.enumerated() {
      for (row, item) in snapshot.itemIdentifiers(inSection: section).enumerated() {
        found[item] = IndexPath(item: row, section: index)
      }
    }
    paths = found
    return found[item]
  }

  func numberOfItems(in section: Int) -> Int {
    snapshot.numberOfItems(inSection: snapshot.sectionIdentifiers[section])
  }

  /// What is shown when a person has moved an item.
  ///
  /// - Parameter move: The places of the item before and after, the latter counted without it.
  func moved(_ move: ListBatch.Move<IndexPath>) -> Snapshot {
    guard let item = item(at: move.from) else { return snapshot }
    var moved = snapshot
    let section = snapshot.sectionIdentifiers[move.to.section]
    moved.deleteItems([item])
    let items = moved.itemIdentifiers(inSection: section)
    if items.indices.contains(move.to.item) {
      moved.insertItems([item], beforeItem: items[move.to.item])
    } else {
      moved.appendItems([item], toSection: section)
    }
    return moved
  }

  // MARK: Applying

  /// Shows a snapshot.
  ///
  /// - Parameters:
  ///   - new: The snapshot.
  ///   - view: What shows it; nil where it is gone or asks another data source by now.
  ///   - animated: Whether views move to where they are then.
  ///   - completion: Called when they are there.
  func apply(_ new: Snapshot, to view: (any SnapshotView)?, animated: Bool, completion: (() -> Void)?) {
    apply(to: view, animated: animated, completion: completion) { _ in new }
  }

  /// Shows a snapshot that is made of what is shown when its turn comes.
  ///
  /// - Parameters:
  ///   - view: What shows it; nil where it is gone or asks another data source by now.
  ///   - animated: Whether views move to where they are then.
  ///   - applied: Called when the view knows of the snapshot.
  ///   - completion: Called when views are where they are then.
  ///   - change: Makes the snapshot of the one that is shown; called once, after all that was applied before.
  func apply(
    to view: (any SnapshotView)?,
    animated: Bool,
    applied: @escaping () -> Void = {},
    completion: (() -> Void)?,
    change: @escaping (Snapshot) -> Snapshot
  ) {
    guard let view else {
      snapshot = change(snapshot).withoutMarks
      completion?()
      return
    }
    perform(in: view) { [self] in
      defer { applied() }
      guard view.window != nil else { return reload(change(snapshot), in: view, completion) }
      if let row = view.takeMovedRow() { snapshot = moved(row) }
      let new = change(snapshot)
      let steps = SnapshotDifference(from: snapshot, to: new).steps
      guard !steps.isEmpty else {
        snapshot = new.withoutMarks
        completion?()
        return
      }
      if animated, UIView.areAnimationsEnabled {
        carryOut(steps, in: view, completion)
      } else {
        UIView.performWithoutAnimation { carryOut(steps, in: view, completion) }
      }
    }
  }

  /// Shows a snapshot by having the view ask for everything anew.
  ///
  /// - Parameters:
  ///   - new: The snapshot.
  ///   - view: What shows it; nil where it is gone or asks another data source by now.
  ///   - willApply: Called when its turn has come.
  ///   - completion: Called afterwards.
  func applyByReload(
    _ new: Snapshot,
    to view: (any SnapshotView)?,
    willApply: @escaping () -> Void = {},
    completion: (() -> Void)?
  ) {
    guard let view else {
      willApply()
      snapshot = new.withoutMarks
      completion?()
      return
    }
    perform(in: view) { [self] in
      willApply()
      reload(new, in: view, completion)
    }
  }

  /// Takes over a snapshot that the view shows already.
  func adopt(_ new: Snapshot) {
    snapshot = new
  }

  private func perform(in view: any SnapshotView, _ change: @escaping () -> Void) {
    // In the middle of a layout or of another snapshot nothing can be changed.
    guard !isApplying else { return waiting.append(change) }
    guard !view.isTiling else {
      isApplying = true
      DispatchQueue.main.async { [self] in
        isApplying = false
        perform(in: view, change)
      }
      return
    }
    isApplying = true
    change()
    isApplying = false
    guard !waiting.isEmpty else { return }
    let next = waiting.removeFirst()
    perform(in: view, next)
  }

  private func reload(_ new: Snapshot, in view: any SnapshotView, _ completion: (() -> Void)?) {
    snapshot = new.withoutMarks
    view.performReload()
    completion?()
  }

  private func carryOut(
    _ steps: [(batch: ListBatch, state: Snapshot)],
    in view: any SnapshotView,
    _ completion: (() -> Void)?
  ) {
    for (index, step) in steps.enumerated() {
      let isLast = index == steps.count - 1
      view.performBatch {
        self.snapshot = step.state
        view.record(step.batch, animation: self.rowAnimation)
      } completion: { _ in
        if isLast { completion?() }
      }
    }
  }
}
