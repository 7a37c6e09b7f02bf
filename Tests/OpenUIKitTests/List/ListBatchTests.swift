import Foundation
import Testing

@testable import OpenUIKit

@Suite struct ListBatchTests {
  private nonisolated static func path(_ section: Int, _ row: Int) -> IndexPath {
    IndexPath(row: row, section: section)
  }

  private nonisolated static let wrongBatches: [(ListBatch, before: [Int], after: [Int], String)] = [
    (
      ListBatch(deletedRows: [path(0, 3)]), [3], [2],
      "attempt to delete row 3 from section 0 which only contains 3 rows before the update"
    ),
    (
      ListBatch(deletedRows: [path(2, 0)]), [3, 1], [3, 1],
      "attempt to delete row 0 from section 2, but there are only 2 sections before the update"
    ),
    (
      ListBatch(reloadedRows: [path(0, 1)]), [1], [1],
      "attempt to reload row 1 from section 0 which only contains 1 rows before the update"
    ),
    (
      ListBatch(reconfiguredRows: [path(0, 1)]), [1], [1],
      "attempt to reconfigure row 1 from section 0 which only contains 1 rows before the update"
    ),
    (
      ListBatch(insertedRows: [path(0, 2)]), [1], [2],
      "attempt to insert row 2 into section 0, but there are only 2 rows in section 0 after the update"
    ),
    (
      ListBatch(insertedRows: [path(1, 0)]), [1], [1],
      "attempt to insert row 0 into section 1, but there are only 1 sections after the update"
    ),
    (
      ListBatch(deletedSections: [1]), [1], [],
      "attempt to delete section 1, but there are only 1 sections before the update"
    ),
    (
      ListBatch(insertedSections: [2]), [1], [1, 1],
      "attempt to insert section 2 but there are only 2 sections after the update"
    ),
    (
      ListBatch(movedRows: [.init(from: path(0, 3), to: path(0, 0))]), [3], [3],
      "attempt to move index path ({length = 2, path = 0 - 3}) that does not exist - there are only 3 rows in section "
        + "0 before the update"
    ),
    (
      ListBatch(movedRows: [.init(from: path(0, 0), to: path(0, 3))]), [3], [3],
      "attempt to move index path ({length = 2, path = 0 - 0}) to index path ({length = 2, path = 0 - 3}) that does "
        + "not exist - there are only 3 rows in section 0 after the update"
    ),
    (
      ListBatch(deletedRows: [path(0, 1), path(0, 1)]), [3], [1],
      "attempt to delete row 1 from section 0 more than once"
    ),
    (
      ListBatch(insertedRows: [path(0, 1), path(0, 1)]), [3], [5],
      "attempt to insert row 1 into section 0 more than once"
    ),
    (
      ListBatch(deletedRows: [path(0, 1)], reloadedRows: [path(0, 1)]), [3], [2],
      "attempt to delete and reload the same index path ({length = 2, path = 0 - 1})"
    ),
    (
      ListBatch(deletedRows: [path(0, 1)], movedRows: [.init(from: path(0, 1), to: path(0, 0))]), [3], [2],
      "attempt to perform a delete and a move from the same index path ({length = 2, path = 0 - 1})"
    ),
    (
      ListBatch(reloadedRows: [path(0, 1)], movedRows: [.init(from: path(0, 1), to: path(0, 0))]), [3], [3],
      "attempt to perform a reload and a move from the same index path ({length = 2, path = 0 - 1})"
    ),
    (
      ListBatch(insertedRows: [path(0, 1)], movedRows: [.init(from: path(0, 0), to: path(0, 1))]), [3], [4],
      "attempt to perform an insert and a move to the same index path ({length = 2, path = 0 - 1})"
    ),
    (
      ListBatch(movedRows: [.init(from: path(0, 0), to: path(0, 1)), .init(from: path(0, 2), to: path(0, 1))]), [3],
      [3], "attempt to perform two moves to the same index path ({length = 2, path = 0 - 1})"
    ),
    (
      ListBatch(insertedSections: [1], movedRows: [.init(from: path(0, 0), to: path(1, 0))]), [2], [1, 1],
      "cannot move a row into a newly inserted section (1)"
    ),
    (
      ListBatch(deletedSections: [1], movedRows: [.init(from: path(1, 0), to: path(0, 0))]), [2, 1], [3],
      "cannot move a row from a deleted section (1)"
    ),
    (
      ListBatch(deletedSections: [0], movedSections: [.init(from: 0, to: 0)]), [2, 1], [1],
      "attempt to perform a delete and a move from the same section (0)"
    ),
    (
      ListBatch(movedSections: [.init(from: 0, to: 1)], reloadedRows: [path(0, 0)]), [2, 1], [1, 2],
      "attempt to reload row 0 of section 0, which is moved in the same update"
    ),
    (
      ListBatch(movedSections: [.init(from: 0, to: 1)], insertedRows: [path(1, 0)]), [2, 1], [1, 3],
      "attempt to insert row 0 into section 1, which is moved in the same update"
    ),
    (
      ListBatch(deletedSections: [0], reloadedRows: [path(0, 0)]), [1], [],
      "attempt to reload row 0 in section 0, which is deleted"
    ),
  ]

  private func message(_ batch: ListBatch, _ before: [Int], _ after: [Int]) -> String? {
    guard case .failure(let error) = batch.check(before: before, after: after) else { return nil }
    return error.description
  }

  private func batch(_ record: (inout ListBatch) -> Void) -> ListBatch {
    var batch = ListBatch()
    record(&batch)
    return batch
  }

  // MARK: - Messages

  @Test func `a wrong row count is told as UIKit tells it`() {
    #expect(
      message(batch { $0.insertedRows = [Self.path(0, 1)] }, [3], [3])
        == "Invalid update: invalid number of rows in section 0. The number of rows contained in an existing section "
        + "after the update (3) must be equal to the number of rows contained in that section before the update (3), "
        + "plus or minus the number of rows inserted or deleted from that section (1 inserted, 0 deleted) and plus or "
        + "minus the number of rows moved into or out of that section (0 moved in, 0 moved out)."
    )
  }

  @Test func `moved rows are counted apart from inserted and deleted ones`() throws {
    let wrong = batch {
      $0.movedRows = [.init(from: Self.path(0, 0), to: Self.path(1, 0))]
      $0.deletedRows = [Self.path(1, 0)]
    }
    let text = try #require(message(wrong, [2, 2], [1, 3]))
    #expect(text.contains("rows in section 1. "))
    #expect(text.contains("after the update (3)"))
    #expect(text.contains("before the update (2)"))
    #expect(text.contains("(0 inserted, 1 deleted)"))
    #expect(text.contains("(1 moved in, 0 moved out)."))
  }

  @Test func `a wrong section count is told as UIKit tells it`() {
    #expect(
      message(batch { $0.deletedSections = [0] }, [1, 1], [1, 1])
        == "Invalid update: invalid number of sections. The number of sections contained in the table view after the "
        + "update (2) must be equal to the number of sections contained in the table view before the update (2), plus "
        + "or minus the number of sections inserted or deleted (0 inserted, 1 deleted)."
    )
  }

  @Test func `a collection view speaks of items`() {
    let wrong = batch { $0.deletedRows = [Self.path(0, 0)] }
    guard case .failure(let error) = wrong.check(before: [1], after: [1], nouns: .collection) else {
      Issue.record("accepted")
      return
    }
    #expect(error.description.hasPrefix("Invalid update: invalid number of items in section 0."))
  }

  @Test(arguments: wrongBatches)
  func `a wrong batch is refused by name`(batch: ListBatch, before: [Int], after: [Int], expected: String) {
    #expect(message(batch, before, after) == expected)
  }

  @Test func `rows may be deleted and inserted together with their section`() throws {
    let batch = batch {
      $0.deletedSections = [0]
      $0.deletedRows = [Self.path(0, 0), Self.path(0, 1)]
      $0.insertedSections = [1]
      $0.insertedRows = [Self.path(1, 0)]
    }
    let update = try batch.check(before: [2, 3], after: [3, 1]).get()
    #expect(update.newIndexPath(Self.path(1, 2)) == Self.path(0, 2))
    #expect(update.newIndexPath(Self.path(0, 0)) == nil)
    #expect(update.oldIndexPath(Self.path(1, 0)) == nil)
  }

  // MARK: - Against the model

  /// All single changes of a world, some of them out of range.
  private func changes(sections: Int, rows: Int) -> [(inout ListBatch) -> Void] {
    var list: [(inout ListBatch) -> Void] = []
    let paths = (0..<sections).flatMap { section in (0..<rows).map { Self.path(section, $0) } }
    for section in 0..<sections {
      list.append { $0.deletedSections.append(section) }
      list.append { $0.insertedSections.append(section) }
      list.append { $0.reloadedSections.append(section) }
      for target in 0..<sections { list.append { $0.movedSections.append(.init(from: section, to: target)) } }
    }
    for path in paths {
      list.append { $0.deletedRows.append(path) }
      list.append { $0.insertedRows.append(path) }
      list.append { $0.reloadedRows.append(path) }
      list.append { $0.reconfiguredRows.append(path) }
      for target in paths where max(path.section, target.section) < 2 {
        list.append { $0.movedRows.append(.init(from: path, to: target)) }
      }
    }
    return list
  }

  private func counts(sections: ClosedRange<Int>, rows: ClosedRange<Int>) -> [[Int]] {
    sections.flatMap { count in
      (0..<count).reduce([[]]) { lists, _ in lists.flatMap { list in rows.map { list + [$0] } } }
    }
  }

  private func agrees(_ batch: ListBatch, _ before: [Int], _ after: [Int]) -> Bool {
    let model = ListModel(counts: before)
    let expected = model.applying(batch, counts: after)
    guard case .success(let update) = batch.check(before: before, after: after) else { return expected == nil }
    guard let expected else { return false }
    for (section, entry) in expected.sections.enumerated() {
      guard (update.sections.old(section) ?? ListModel.fresh) == entry.id else { return false }
      for (row, id) in entry.rows.enumerated() {
        let old = update.oldIndexPath(Self.path(section, row))
        guard (old.map { model.sections[$0.section].rows[$0.row] } ?? ListModel.fresh) == id else { return false }
        if let old, update.newIndexPath(old) != Self.path(section, row) { return false }
      }
    }
    let survivors = expected.sections.flatMap(\.rows).filter { $0 != ListModel.fresh }
    for section in model.sections.indices {
      for (row, id) in model.sections[section].rows.enumerated() {
        guard (update.newIndexPath(Self.path(section, row)) != nil) == survivors.contains(id) else { return false }
      }
    }
    return replays(update, batch, model, expected)
  }

  /// Gives each row its identity as length and looks where they lie afterwards.
  private func replays(_ update: ListUpdate, _ batch: ListBatch, _ model: ListModel, _ expected: ListModel) -> Bool {
    let fresh = 1000.0
    var list = ListExtents(
      model.sections.map { section in
        .init(rows: ExtentSequence(section.rows.map { .measured(Double($0 + 1)) }), footer: .measured(0.5))
      }
    )
    list.apply(
      update,
      makeSection: { section in
        .init(
          rows: ExtentSequence(repeating: .measured(fresh), count: expected.sections[section].rows.count),
          footer: .measured(0.5)
        )
      },
      makeRow: { _ in .measured(fresh) }
    )
    list.checkInvariants()
    let reloaded = Set(batch.reloadedRows.map { model.sections[$0.section].rows[$0.row] })
    guard list.numberOfSections == expected.sections.count else { return false }
    for (section, entry) in expected.sections.enumerated() {
      guard list.numberOfRows(in: section) == entry.rows.count else { return false }
      for (row, id) in entry.rows.enumerated() {
        let length = id == ListModel.fresh || reloaded.contains(id) ? fresh : Double(id + 1)
        guard list[.row(Self.path(section, row))].length == length else { return false }
      }
    }
    return true
  }

  @Test func `every batch of up to two changes is judged and mapped as the model says`() {
    let worlds = counts(sections: 0...2, rows: 0...2).filter { $0.reduce(0, +) < 3 }
    let changes = changes(sections: 3, rows: 3)
    var right = 0
    for first in changes.indices {
      for second in first..<changes.count {
        var batch = ListBatch()
        changes[first](&batch)
        if second > first { changes[second](&batch) }
        let grown = batch.insertedSections.count - batch.deletedSections.count
        for before in worlds {
          for after in worlds where [0, grown].contains(after.count - before.count) {
            guard abs(after.reduce(0, +) - before.reduce(0, +)) <= 2 else { continue }
            let isRight = agrees(batch, before, after)
            if !isRight { Issue.record("\(batch) from \(before) to \(after)") }
            right += isRight && batch.isRight(before, after) ? 1 : 0
          }
        }
      }
    }
    #expect(right > 1000)
  }

  @Test func `random batches are judged and mapped as the model says`() {
    let seed = UInt64.random(in: 0...UInt64.max)
    print("ListBatch seed \(seed)")
    var random = SeededGenerator(seed: seed)
    var right = 0
    for _ in 0..<20_000 {
      let (batch, before, after) = ListBatch.random(using: &random)
      let isRight = agrees(batch, before, after)
      if !isRight { Issue.record("\(batch) from \(before) to \(after)") }
      right += isRight && batch.isRight(before, after) ? 1 : 0
    }
    #expect(right > 10_000)
  }
}

nonisolated extension ListBatch {
  func isRight(_ before: [Int], _ after: [Int]) -> Bool {
    if case .success = check(before: before, after: after) { return true }
    return false
  }
}
