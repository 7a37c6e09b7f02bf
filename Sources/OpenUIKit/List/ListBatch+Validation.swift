import Foundation

nonisolated extension ListBatch {
  /// Checks the batch against the numbers of rows of each section before and after it, by UIKit's rules.
  ///
  /// A row may be deleted together with its section and inserted together with its section; it may not move across
  /// either, nor change inside a section that moves.
  ///
  /// - Returns: The mapping between the two states, or the first rule that is broken.
  func check(
    before: [Int],
    after: [Int],
    nouns: ListNouns = .table
  ) -> Result<ListUpdate, ListBatchError> {
    let check = BatchCheck(batch: self, before: before, after: after, nouns: nouns)
    do {
      return .success(try check.run())
    } catch {
      return .failure(error)
    }
  }
}

/// One pass over a batch; each step throws the first broken rule it finds.
nonisolated private struct BatchCheck {
  let batch: ListBatch
  let before: [Int]
  let after: [Int]
  let nouns: ListNouns

  func run() throws(ListBatchError) -> ListUpdate {
    try checkSectionBounds()
    try checkSectionConflicts()
    try checkSectionCount()
    try checkRowBounds()
    try checkRowConflicts()
    try checkRowsInChangedSections()
    let update = ListUpdate(batch)
    try checkRowCounts(update)
    return update
  }

  private func fail(_ message: String) throws(ListBatchError) -> Never {
    throw ListBatchError(message)
  }

  private func checkSectionBounds() throws(ListBatchError) {
    for (verb, list) in [
      ("delete", batch.deletedSections), ("reload", batch.reloadedSections), ("move", batch.movedSections.map(\.from)),
    ] {
      for section in list where !before.indices.contains(section) {
        try fail("attempt to \(verb) section \(section), but there are only \(before.count) sections before the update")
      }
    }
    for section in batch.insertedSections where !after.indices.contains(section) {
      try fail("attempt to insert section \(section) but there are only \(after.count) sections after the update")
    }
    for move in batch.movedSections where !after.indices.contains(move.to) {
      try fail(
        "attempt to move section \(move.from) to section \(move.to), but there are only \(after.count) sections "
          + "after the update"
      )
    }
  }

  private func checkSectionConflicts() throws(ListBatchError) {
    let deleted = try unique(batch.deletedSections) { "attempt to delete section \($0) more than once" }
    let reloaded = try unique(batch.reloadedSections) { "attempt to reload section \($0) more than once" }
    let inserted = try unique(batch.insertedSections) { "attempt to insert section \($0) more than once" }
    let sources = try unique(batch.movedSections.map(\.from)) { "attempt to move section \($0) more than once" }
    let targets = try unique(batch.movedSections.map(\.to)) { "attempt to move two sections to section \($0)" }
    if let section = deleted.intersection(reloaded).min() {
      try fail("attempt to delete and reload the same section (\(section))")
    }
    if let section = deleted.intersection(sources).min() {
      try fail("attempt to perform a delete and a move from the same section (\(section))")
    }
    if let section = reloaded.intersection(sources).min() {
      try fail("attempt to perform a reload and a move from the same section (\(section))")
    }
    if let section = inserted.intersection(targets).min() {
      try fail("attempt to perform an insert and a move to the same section (\(section))")
    }
  }

  private func checkSectionCount() throws(ListBatchError) {
    let inserted = batch.insertedSections.count
    let deleted = batch.deletedSections.count
    guard after.count != before.count + inserted - deleted else { return }
    try fail(
      "Invalid update: invalid number of sections. The number of sections contained in the \(nouns.view) after the "
        + "update (\(after.count)) must be equal to the number of sections contained in the \(nouns.view) before the "
        + "update (\(before.count)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, "
        + "\(deleted) deleted)."
    )
  }

  private func checkRowBounds() throws(ListBatchError) {
    for (verb, list) in [
      ("delete", batch.deletedRows), ("reload", batch.reloadedRows), ("reconfigure", batch.reconfiguredRows),
    ] {
      for path in list {
        guard before.indices.contains(path.section) else {
          try fail(
            "attempt to \(verb) \(nouns.row) \(path.row) from section \(path.section), but there are only "
              + "\(before.count) sections before the update"
          )
        }
        guard (0..<before[path.section]).contains(path.row) else {
          try fail(
            "attempt to \(verb) \(nouns.row) \(path.row) from section \(path.section) which only contains "
              + "\(before[path.section]) \(nouns.row)s before the update"
          )
        }
      }
    }
    for path in batch.insertedRows {
      guard after.indices.contains(path.section) else {
        try fail(
          "attempt to insert \(nouns.row) \(path.row) into section \(path.section), but there are only "
            + "\(after.count) sections after the update"
        )
      }
      guard (0..<after[path.section]).contains(path.row) else {
        try fail(
          "attempt to insert \(nouns.row) \(path.row) into section \(path.section), but there are only "
            + "\(after[path.section]) \(nouns.row)s in section \(path.section) after the update"
        )
      }
    }
    for move in batch.movedRows {
      if let reason = missing(move.from, in: before) {
        try fail(
          "attempt to move index path (\(move.from.listDescription)) that does not exist - \(reason) before the update"
        )
      }
      if let reason = missing(move.to, in: after) {
        try fail(
          "attempt to move index path (\(move.from.listDescription)) to index path (\(move.to.listDescription)) that "
            + "does not exist - \(reason) after the update"
        )
      }
    }
  }

  private func missing(_ path: IndexPath, in counts: [Int]) -> String? {
    guard counts.indices.contains(path.section) else { return "there are only \(counts.count) sections" }
    guard !(0..<counts[path.section]).contains(path.row) else { return nil }
    return "there are only \(counts[path.section]) \(nouns.row)s in section \(path.section)"
  }

  private func checkRowConflicts() throws(ListBatchError) {
    let deleted = try unique(batch.deletedRows) {
      "attempt to delete \(nouns.row) \($0.row) from section \($0.section) more than once"
    }
    let reloaded = try unique(batch.reloadedRows) {
      "attempt to reload \(nouns.row) \($0.row) in section \($0.section) more than once"
    }
    let inserted = try unique(batch.insertedRows) {
      "attempt to insert \(nouns.row) \($0.row) into section \($0.section) more than once"
    }
    let sources = try unique(batch.movedRows.map(\.from)) {
      "attempt to perform two moves from the same index path (\($0.listDescription))"
    }
    let targets = try unique(batch.movedRows.map(\.to)) {
      "attempt to perform two moves to the same index path (\($0.listDescription))"
    }
    if let path = deleted.intersection(reloaded).min() {
      try fail("attempt to delete and reload the same index path (\(path.listDescription))")
    }
    if let path = deleted.intersection(batch.reconfiguredRows).min() {
      try fail("attempt to delete and reconfigure the same index path (\(path.listDescription))")
    }
    if let path = deleted.intersection(sources).min() {
      try fail("attempt to perform a delete and a move from the same index path (\(path.listDescription))")
    }
    if let path = reloaded.intersection(sources).min() {
      try fail("attempt to perform a reload and a move from the same index path (\(path.listDescription))")
    }
    if let path = inserted.intersection(targets).min() {
      try fail("attempt to perform an insert and a move to the same index path (\(path.listDescription))")
    }
  }

  private func checkRowsInChangedSections() throws(ListBatchError) {
    let sections = IndexMapping(
      deleted: batch.deletedSections,
      inserted: batch.insertedSections,
      moves: Dictionary(batch.movedSections.map { ($0.from, $0.to) }, uniquingKeysWith: { first, _ in first })
    )
    let gone = Set(batch.deletedSections)
    let come = Set(batch.insertedSections)
    let reloadedBefore = Set(batch.reloadedSections)
    let reloadedAfter = Set(batch.reloadedSections.compactMap(sections.new))
    for move in batch.movedRows {
      if gone.contains(move.from.section) {
        try fail("cannot move a \(nouns.row) from a deleted section (\(move.from.section))")
      }
      if come.contains(move.to.section) {
        try fail("cannot move a \(nouns.row) into a newly inserted section (\(move.to.section))")
      }
      if reloadedBefore.contains(move.from.section) {
        try fail("cannot move a \(nouns.row) from a reloaded section (\(move.from.section))")
      }
      if reloadedAfter.contains(move.to.section) {
        try fail("cannot move a \(nouns.row) into a reloaded section (\(move.to.section))")
      }
    }
    for (verb, list) in [("reload", batch.reloadedRows), ("reconfigure", batch.reconfiguredRows)] {
      for path in list where gone.contains(path.section) {
        try fail("attempt to \(verb) \(nouns.row) \(path.row) in section \(path.section), which is deleted")
      }
    }
    try checkRowsInMovedSections()
  }

  private func checkRowsInMovedSections() throws(ListBatchError) {
    let sources = Set(batch.movedSections.map(\.from))
    let targets = Set(batch.movedSections.map(\.to))
    for (verb, list) in [
      ("delete", batch.deletedRows), ("reload", batch.reloadedRows), ("reconfigure", batch.reconfiguredRows),
      ("move", batch.movedRows.map(\.from)),
    ] {
      for path in list where sources.contains(path.section) {
        try fail(
          "attempt to \(verb) \(nouns.row) \(path.row) of section \(path.section), which is moved in the same update"
        )
      }
    }
    for (verb, list) in [("insert", batch.insertedRows), ("move", batch.movedRows.map(\.to))] {
      for path in list where targets.contains(path.section) {
        try fail(
          "attempt to \(verb) \(nouns.row) \(path.row) into section \(path.section), which is moved in the same update"
        )
      }
    }
  }

  private func checkRowCounts(_ update: ListUpdate) throws(ListBatchError) {
    for new in after.indices {
      guard let old = update.sections.old(new), !update.isReloaded(section: old) else { continue }
      let removed = update.removedRows[old]?.count ?? 0
      let inserted = update.insertedRows[new]?.count ?? 0
      guard after[new] != before[old] + inserted - removed else { continue }
      let movedIn = batch.movedRows.count { $0.to.section == new }
      let movedOut = batch.movedRows.count { $0.from.section == old }
      try fail(
        "Invalid update: invalid number of \(nouns.row)s in section \(new). The number of \(nouns.row)s contained in "
          + "an existing section after the update (\(after[new])) must be equal to the number of \(nouns.row)s "
          + "contained in that section before the update (\(before[old])), plus or minus the number of \(nouns.row)s "
          + "inserted or deleted from that section (\(inserted - movedIn) inserted, \(removed - movedOut) deleted) and "
          + "plus or minus the number of \(nouns.row)s moved into or out of that section (\(movedIn) moved in, "
          + "\(movedOut) moved out)."
      )
    }
  }

  private func unique<Index: Hashable>(
    _ list: [Index],
    _ message: (Index) -> String
  ) throws(ListBatchError) -> Set<Index> {
    var seen: Set<Index> = []
    for index in list where !seen.insert(index).inserted { try fail(message(index)) }
    return seen
  }
}
