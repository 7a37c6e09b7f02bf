import Foundation

@testable import OpenUIKit

/// A list as nested arrays of identities, and a slow reading of the batch rules that shares no code with the real one:
/// everything inserted and moved is put where it says, the survivors fill the gaps in order, and the batch is right
/// when that fits exactly.
nonisolated struct ListModel: Equatable {
  struct Section: Equatable {
    var id: Int
    var rows: [Int]
  }

  var sections: [Section]

  /// Numbers all rows and sections so that each is its own.
  init(counts: [Int]) {
    var next = 0
    sections = counts.enumerated().map { index, count in
      defer { next += count }
      return Section(id: index, rows: Array(next..<next + count))
    }
  }

  static let fresh = -1

  /// The list after the batch, with `fresh` for what is inserted; nil when the batch is wrong for these counts.
  func applying(_ batch: ListBatch, counts after: [Int]) -> ListModel? {
    guard
      let order = Self.place(
        count: sections.count,
        deleted: batch.deletedSections,
        inserted: batch.insertedSections,
        moved: batch.movedSections.map { ($0.from, $0.to) },
        reloaded: batch.reloadedSections,
        into: after.count
      )
    else { return nil }
    var result = ListModel(counts: [])
    for (new, old) in order.enumerated() {
      guard let old else {
        result.sections.append(Section(id: Self.fresh, rows: Array(repeating: Self.fresh, count: after[new])))
        continue
      }
      result.sections.append(Section(id: sections[old].id, rows: []))
    }
    return placeRows(batch, counts: after, order: order, in: &result) ? result : nil
  }

  private func placeRows(
    _ batch: ListBatch,
    counts after: [Int],
    order: [Int?],
    in result: inout ListModel
  ) -> Bool {
    let moved = Set(batch.movedSections.map(\.from))
    let replaced = Set(batch.deletedSections)
    let reloaded = Set(batch.reloadedSections)
    let exists = { (path: IndexPath) in
      sections.indices.contains(path.section) && sections[path.section].rows.indices.contains(path.row)
    }
    let willExist = { (path: IndexPath) in
      after.indices.contains(path.section) && path.row >= 0 && path.row < after[path.section]
    }
    let sources = batch.deletedRows + batch.reloadedRows + batch.reconfiguredRows + batch.movedRows.map(\.from)
    let targets = batch.insertedRows + batch.movedRows.map(\.to)
    guard sources.allSatisfy(exists), targets.allSatisfy(willExist) else { return false }
    guard sources.allSatisfy({ !moved.contains($0.section) }) else { return false }
    guard targets.allSatisfy({ order[$0.section].map { !moved.contains($0) } ?? true }) else { return false }
    for move in batch.movedRows {
      guard !replaced.contains(move.from.section), !reloaded.contains(move.from.section) else { return false }
      guard let old = order[move.to.section], !reloaded.contains(old) else { return false }
    }
    guard (batch.reloadedRows + batch.reconfiguredRows).allSatisfy({ !replaced.contains($0.section) }) else {
      return false
    }
    let exclusive = batch.deletedRows + batch.reloadedRows + batch.movedRows.map(\.from)
    guard Set(exclusive).count == exclusive.count, Set(targets).count == targets.count else { return false }
    guard Set(batch.deletedRows).isDisjoint(with: batch.reconfiguredRows) else { return false }
    for (new, old) in order.enumerated() {
      guard let old else { continue }
      if reloaded.contains(old) {
        result.sections[new].rows = Array(repeating: Self.fresh, count: after[new])
        continue
      }
      var slots: [Int?] = Array(repeating: nil, count: after[new])
      for path in batch.insertedRows where path.section == new { slots[path.row] = Self.fresh }
      for move in batch.movedRows where move.to.section == new {
        slots[move.to.row] = sections[move.from.section].rows[move.from.row]
      }
      let leaving = Set((batch.deletedRows + batch.movedRows.map(\.from)).filter { $0.section == old }.map(\.row))
      var survivors = sections[old].rows.indices.filter { !leaving.contains($0) }.map { sections[old].rows[$0] }
      for index in slots.indices where slots[index] == nil {
        guard !survivors.isEmpty else { return false }
        slots[index] = survivors.removeFirst()
      }
      guard survivors.isEmpty else { return false }
      result.sections[new].rows = slots.compactMap(\.self)
    }
    return true
  }

  /// For each place after the change the index before it, nil for inserted; nil when it does not fit.
  private static func place(
    count: Int,
    deleted: [Int],
    inserted: [Int],
    moved: [(Int, Int)],
    reloaded: [Int],
    into after: Int
  ) -> [Int?]? {
    let sources = deleted + reloaded + moved.map(\.0)
    let targets = inserted + moved.map(\.1)
    guard Set(sources).count == sources.count, Set(targets).count == targets.count else { return nil }
    guard sources.allSatisfy({ (0..<count).contains($0) }) else { return nil }
    guard targets.allSatisfy({ (0..<after).contains($0) }) else { return nil }
    enum Slot { case empty, fresh, old(Int) }
    var slots: [Slot] = Array(repeating: .empty, count: after)
    for index in inserted { slots[index] = .fresh }
    for (from, to) in moved { slots[to] = .old(from) }
    let leaving = Set(deleted + moved.map(\.0))
    var survivors = (0..<count).filter { !leaving.contains($0) }
    var result: [Int?] = []
    for slot in slots {
      switch slot {
      case .fresh: result.append(nil)
      case .old(let index): result.append(index)
      case .empty:
        guard !survivors.isEmpty else { return nil }
        result.append(survivors.removeFirst())
      }
    }
    return survivors.isEmpty ? result : nil
  }
}
