import Foundation
import Testing

@testable import OpenUIKit

@Suite("Snapshots of diffable data sources")
struct SnapshotTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var made = Snapshot()
    for (section, items) in sections {
      made.appendSections([section])
      made.appendItems(items)
    }
    return made
  }

  @Test func `items go to the last section unless another is named`() {
    var made = Snapshot()
    made.appendSections(["a", "b"])
    made.appendItems([1, 2])
    made.appendItems([3], toSection: "a")
    #expect(made.itemIdentifiers == [3, 1, 2])
    #expect(made.itemIdentifiers(inSection: "b") == [1, 2])
    #expect(made.numberOfItems == 3)
    #expect(made.numberOfItems(inSection: "a") == 1)
    #expect(made.sectionIdentifier(containingItem: 2) == "b")
    #expect(made.indexOfItem(2) == 2)
    #expect(made.indexOfItem(9) == nil)
    #expect(made.indexOfSection("b") == 1)
  }

  @Test func `items are inserted, moved and deleted at places given by others`() {
    var made = snapshot(["a": [1, 2, 3], "b": [4]])
    made.insertItems([10, 11], beforeItem: 2)
    made.insertItems([12], afterItem: 4)
    made.moveItem(1, afterItem: 12)
    made.moveItem(3, beforeItem: 10)
    made.deleteItems([11, 99])
    #expect(made.itemIdentifiers(inSection: "a") == [3, 10, 2])
    #expect(made.itemIdentifiers(inSection: "b") == [4, 12, 1])
    #expect(made.sectionIdentifier(containingItem: 1) == "b")
    #expect(made.sectionIdentifier(containingItem: 11) == nil)
  }

  @Test func `an item that is inserted again moves, a section stays`() {
    var made = snapshot(["1": [1, 2, 3, 5], "2": [], "3": [], "5": []])
    made.insertItems([3, 4], afterItem: 5)
    #expect(made.itemIdentifiers == [1, 2, 5, 3, 4])
    made.appendItems([1], toSection: "2")
    #expect(made.itemIdentifiers == [2, 5, 3, 4, 1])
    made.insertSections(["3", "4"], afterSection: "5")
    #expect(made.sectionIdentifiers == ["1", "2", "3", "5", "4"])
    #expect(made.numberOfItems == 5)
  }

  @Test func `sections move with their items`() {
    var made = snapshot(["a": [1], "b": [2], "c": [3]])
    made.moveSection("c", beforeSection: "a")
    made.moveSection("a", afterSection: "b")
    #expect(made.sectionIdentifiers == ["c", "b", "a"])
    #expect(made.itemIdentifiers == [3, 2, 1])
    made.insertSections(["d"], beforeSection: "b")
    #expect(made.sectionIdentifiers == ["c", "d", "b", "a"])
  }

  @Test func `deleting takes items and marks along`() {
    var made = snapshot(["a": [1, 2], "b": [3]])
    made.reloadItems([1, 3])
    made.reconfigureItems([2, 2])
    made.reloadSections(["b"])
    #expect(made.reloadedItemIdentifiers == [1, 3])
    #expect(made.reconfiguredItemIdentifiers == [2])
    made.deleteSections(["b", "z"])
    #expect(made.reloadedItemIdentifiers == [1])
    #expect(made.reloadedSectionIdentifiers.isEmpty)
    #expect(made.numberOfItems == 2)
    made.deleteAllItems()
    #expect(made.numberOfSections == 0)
    #expect(made.reconfiguredItemIdentifiers.isEmpty)
  }

  // MARK: Mistakes

  private func message(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }

  @Test func `items without a section stop the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var made = NSDiffableDataSourceSnapshot<Int, Int>()
      made.appendItems([1])
    }
    #expect(message(result).contains("There are currently no sections in the data source."))
  }

  @Test func `identifiers given twice stop the program`() async {
    let items = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var made = NSDiffableDataSourceSnapshot<Int, Int>()
      made.appendSections([0])
      made.appendItems([1, 2, 1])
    }
    #expect(message(items).contains("supplied item identifiers are not unique. Duplicate identifiers: {(\n    1\n)}"))
    let sections = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var made = NSDiffableDataSourceSnapshot<Int, Int>()
      made.appendSections([0, 0])
    }
    #expect(message(sections).contains("supplied section identifiers are not unique."))
  }

  @Test func `reloading what is not there stops the program`() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var made = NSDiffableDataSourceSnapshot<Int, Int>()
      made.appendSections([0])
      made.reloadItems([1])
    }
    #expect(message(result).contains("Attempted to reload item identifier that does not exist in the snapshot: 1"))
  }

  // MARK: Differences

  private func batch(_ old: Snapshot, _ new: Snapshot) -> [ListBatch] {
    SnapshotDifference(from: old, to: new).steps.map(\.batch)
  }

  @Test func `what stays in order does not move`() throws {
    let batches = batch(snapshot(["a": [1, 2, 3, 4]]), snapshot(["a": [2, 3, 5, 1]]))
    let only = try #require(batches.first)
    #expect(batches.count == 1)
    #expect(only.deletedRows == [IndexPath(row: 3, section: 0)])
    #expect(only.insertedRows == [IndexPath(row: 2, section: 0)])
    #expect(only.movedRows == [ListBatch.Move(from: IndexPath(row: 0, section: 0), to: IndexPath(row: 3, section: 0))])
  }

  @Test func `an item moves to another section as itself`() {
    let batches = batch(snapshot(["a": [1, 2], "b": [3]]), snapshot(["a": [2], "b": [3, 1]]))
    #expect(batches.map(\.movedRows.count) == [1])
    #expect(batches.first?.deletedRows.isEmpty == true)
  }

  @Test func `sections move before their content changes`() {
    let batches = batch(snapshot(["a": [1], "b": [2]]), snapshot(["b": [3, 2], "a": [1]]))
    #expect(batches.count == 2)
    #expect(batches.first?.movedSections.count == 1)
    #expect(batches.last?.insertedRows == [IndexPath(row: 0, section: 0)])
  }

  @Test func `what moved is made anew afterwards`() {
    var new = snapshot(["a": [2, 3, 1]])
    new.reloadItems([1])
    new.reconfigureItems([2])
    let batches = batch(snapshot(["a": [1, 2, 3]]), new)
    #expect(batches.count == 2)
    #expect(batches.first?.reconfiguredRows == [IndexPath(row: 1, section: 0)])
    #expect(batches.last?.reloadedRows == [IndexPath(row: 2, section: 0)])
  }

  @Test func `nothing is to be done between equal snapshots`() {
    #expect(batch(snapshot(["a": [1]]), snapshot(["a": [1]])).isEmpty)
  }
}
