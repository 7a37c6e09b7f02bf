import Foundation

/// A checked batch: which section and row before it is which after it.
nonisolated struct ListUpdate: Sendable {
  /// Sections before to sections after. A reloaded section keeps its place here.
  let sections: IndexMapping
  /// Sections before the batch whose rows are all replaced, ascending.
  let reloadedSections: [Int]
  /// Rows that leave their place, deleted or moved, by section before the batch; ascending.
  let removedRows: [Int: [Int]]
  /// Rows that come to their place, inserted or moved, by section after the batch; ascending.
  let insertedRows: [Int: [Int]]
  /// From before to after.
  let rowMoves: [IndexPath: IndexPath]
  /// Rows before the batch that get another cell.
  let reloadedRows: Set<IndexPath>
  /// Rows before the batch whose cell is configured again.
  let reconfiguredRows: Set<IndexPath>
  private let rowOrigins: [IndexPath: IndexPath]
  private let wholeSections: Set<Int>

  /// `batch` must have passed `ListBatch.check`.
  init(_ batch: ListBatch) {
    sections = IndexMapping(
      deleted: batch.deletedSections,
      inserted: batch.insertedSections,
      moves: Dictionary(batch.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    )
    reloadedSections = batch.reloadedSections.sorted()
    wholeSections = Set(reloadedSections)
    let goneSections = Set(batch.deletedSections).union(wholeSections)
    let newSections = Set(batch.insertedSections).union(wholeSections.compactMap(sections.new))

    // Rows that go or come with their whole section need no change of their own.
    let moves = batch.movedRows.filter { !goneSections.contains($0.from.section) }
    rowMoves = Dictionary(moves.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    rowOrigins = Dictionary(moves.map { ($0.to, $0.from) }, uniquingKeysWith: { first, _ in first })
    removedRows = Dictionary(grouping: batch.deletedRows + moves.map(\.from), by: \.section)
      .filter { !goneSections.contains($0.key) }.mapValues { $0.map(\.row).sorted() }
    insertedRows = Dictionary(grouping: batch.insertedRows + moves.map(\.to), by: \.section)
      .filter { !newSections.contains($0.key) }.mapValues { $0.map(\.row).sorted() }
    reloadedRows = Set(batch.reloadedRows.filter { !goneSections.contains($0.section) })
    reconfiguredRows = Set(batch.reconfiguredRows.filter { !goneSections.contains($0.section) })
      .subtracting(reloadedRows)
  }

  /// The place after the batch of a row before it; nil when it was deleted or its section was deleted or reloaded.
  /// A reloaded row has one. O(log changes)
  func newIndexPath(_ old: IndexPath) -> IndexPath? {
    if let target = rowMoves[old] { return target }
    guard !wholeSections.contains(old.section), let section = sections.new(old.section) else { return nil }
    let row = IndexMapping.map(
      old.row,
      removing: removedRows[old.section] ?? [],
      inserting: insertedRows[section] ?? []
    )
    return row.map { IndexPath(row: $0, section: section) }
  }

  /// The place before the batch of a row after it; nil when it was inserted or its section was inserted or reloaded.
  /// O(log changes)
  func oldIndexPath(_ new: IndexPath) -> IndexPath? {
    if let origin = rowOrigins[new] { return origin }
    guard let section = sections.old(new.section), !wholeSections.contains(section) else { return nil }
    let row = IndexMapping.map(
      new.row,
      removing: insertedRows[new.section] ?? [],
      inserting: removedRows[section] ?? []
    )
    return row.map { IndexPath(row: $0, section: section) }
  }

  /// The part after the batch of a part before it; headers and footers follow their section, reloaded or not.
  func new(_ old: ListPart) -> ListPart? {
    switch old {
    case .header(let section): sections.new(section).map(ListPart.header)
    case .footer(let section): sections.new(section).map(ListPart.footer)
    case .row(let indexPath): newIndexPath(indexPath).map(ListPart.row)
    }
  }

  /// The part before the batch of a part after it.
  func old(_ new: ListPart) -> ListPart? {
    switch new {
    case .header(let section): sections.old(section).map(ListPart.header)
    case .footer(let section): sections.old(section).map(ListPart.footer)
    case .row(let indexPath): oldIndexPath(indexPath).map(ListPart.row)
    }
  }

  /// Whether a part before the batch gets a new view, alone or with its section.
  func isRenewed(_ old: ListPart) -> Bool {
    if wholeSections.contains(old.section) { return true }
    guard case .row(let indexPath) = old else { return false }
    return reloadedRows.contains(indexPath)
  }

  func isReloaded(section: Int) -> Bool { wholeSections.contains(section) }
}
