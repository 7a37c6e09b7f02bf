import Foundation

/// The batches that lead from one snapshot to another, each with the state that it leads to.
///
/// A view takes most changes in one batch. Only where sections move do they move first, as nothing may change in a
/// section that moves; and what moved and is to be made or configured anew is so afterwards.
///
/// Identifiers are unique, so that what is in both snapshots is found by them, and what has to move is what is not in the
/// longest sequence that keeps its order. O(*n* log *n*).
nonisolated struct SnapshotDifference<Section: Hashable, Item: Hashable> {
  typealias Snapshot = NSDiffableDataSourceSnapshot<Section, Item>

  /// The batches in order.
  private(set) var steps: [(batch: ListBatch, state: Snapshot)] = []

  /// Finds the batches.
  ///
  /// - Parameters:
  ///   - old: What is shown.
  ///   - new: What is to be shown, with marks of what is to be made or configured anew.
  init(from old: Snapshot, to new: Snapshot) {
    let target = new.withoutMarks
    var middle = old
    let known = Set(old.sectionIdentifiers)
    let kept = new.sectionIdentifiers.filter(known.contains)
    let moved = Self.moved(kept, among: Self.places(old.sectionIdentifiers))
    if !moved.isEmpty {
      middle = Self.arranged(old, kept)
      add(Self.order(from: old, to: middle, moved: moved), middle)
    }
    var late = ListBatch()
    add(Self.content(from: middle, to: new, late: &late), target)
    add(late, target)
  }

  private mutating func add(_ batch: ListBatch, _ state: Snapshot) {
    if !batch.isEmpty { steps.append((batch, state)) }
  }

  // MARK: Order of sections

  private static func arranged(_ snapshot: Snapshot, _ sections: [Section]) -> Snapshot {
    var arranged = Snapshot()
    arranged.appendSections(sections)
    for section in sections {
      arranged.appendItems(snapshot.itemIdentifiers(inSection: section), toSection: section)
    }
    return arranged
  }

  private static func order(from old: Snapshot, to middle: Snapshot, moved: Set<Section>) -> ListBatch {
    var batch = ListBatch()
    let places = places(middle.sectionIdentifiers)
    for (index, section) in old.sectionIdentifiers.enumerated() {
      guard let place = places[section] else {
        batch.deletedSections.append(index)
        continue
      }
      if moved.contains(section) { batch.movedSections.append(ListBatch.Move(from: index, to: place)) }
    }
    return batch
  }

  // MARK: Content

  private static func content(from old: Snapshot, to new: Snapshot, late: inout ListBatch) -> ListBatch {
    var batch = ListBatch()
    let oldSections = places(old.sectionIdentifiers)
    let newSections = places(new.sectionIdentifiers)
    let renewed = Set(new.reloadedSectionIdentifiers)
    for (index, section) in old.sectionIdentifiers.enumerated() {
      if newSections[section] == nil {
        batch.deletedSections.append(index)
      } else if renewed.contains(section) {
        batch.reloadedSections.append(index)
      }
    }
    // What happens to the items of other sections is part of what happens to the section.
    func isOpen(_ section: Section) -> Bool {
      oldSections[section] != nil && newSections[section] != nil && !renewed.contains(section)
    }
    var oldPaths: [Item: IndexPath] = [:]
    for (index, section) in old.sectionIdentifiers.enumerated() where isOpen(section) {
      for (row, item) in old.itemIdentifiers(inSection: section).enumerated() {
        let path = IndexPath(row: row, section: index)
        guard let owner = new.sectionIdentifier(containingItem: item), isOpen(owner) else {
          batch.deletedRows.append(path)
          continue
        }
        oldPaths[item] = path
      }
    }
    let reloaded = Set(new.reloadedItemIdentifiers)
    let reconfigured = Set(new.reconfiguredItemIdentifiers).subtracting(reloaded)
    for (index, section) in new.sectionIdentifiers.enumerated() {
      guard let oldIndex = oldSections[section] else {
        batch.insertedSections.append(index)
        continue
      }
      guard isOpen(section) else { continue }
      let items = new.itemIdentifiers(inSection: section)
      let rows = items.compactMap { item in oldPaths[item].flatMap { $0.section == oldIndex ? (item, $0.row) : nil } }
      let moved = moved(rows.map(\.0), among: Dictionary(uniqueKeysWithValues: rows))
      for (row, item) in items.enumerated() {
        let path = IndexPath(row: row, section: index)
        guard let oldPath = oldPaths[item] else {
          batch.insertedRows.append(path)
          continue
        }
        let moves = oldPath.section != oldIndex || moved.contains(item)
        if moves { batch.movedRows.append(ListBatch.Move(from: oldPath, to: path)) }
        if reloaded.contains(item) {
          if moves { late.reloadedRows.append(path) } else { batch.reloadedRows.append(oldPath) }
        } else if reconfigured.contains(item) {
          if moves { late.reconfiguredRows.append(path) } else { batch.reconfiguredRows.append(oldPath) }
        }
      }
    }
    return batch
  }

  // MARK: Moves

  private static func places<Element: Hashable>(_ elements: [Element]) -> [Element: Int] {
    Dictionary(uniqueKeysWithValues: elements.enumerated().map { ($1, $0) })
  }

  /// The elements that have to move where others keep their places: as few as possible.
  private static func moved<Element: Hashable>(_ elements: [Element], among places: [Element: Int]) -> Set<Element> {
    let staying = IncreasingSubsequence.indices(of: elements.map { places[$0] ?? 0 })
    guard staying.count < elements.count else { return [] }
    var moved = Set(elements)
    for index in staying { moved.remove(elements[index]) }
    return moved
  }
}
