import FlixCore
import FormTesting
import Testing

@Suite("The keyed difference")
struct KeyedDifferenceTests {
  private func replay(_ changes: ListChanges, _ old: [TestValue], _ new: [TestValue]) throws -> [String] {
    var batch = Changeset()
    batch.deletes = changes.deletes.map { NodePosition(section: 0, item: $0) }
    batch.inserts = changes.inserts.map { NodePosition(section: 0, item: $0) }
    batch.reconfigures = changes.reconfigures.map { NodePosition(section: 0, item: $0) }
    batch.moves = changes.moves.map {
      .init(from: NodePosition(section: 0, item: $0.from), to: NodePosition(section: 0, item: $0.to))
    }
    var model = BatchModel(sections: [ShownSection(rows: old.map(\.description))])
    try model.apply(batch, data: [ShownSection(rows: new.map(\.description))])
    if !changes.reconfiguresAfterMove.isEmpty {
      var late = Changeset()
      late.reconfigures = changes.reconfiguresAfterMove.map { NodePosition(section: 0, item: $0) }
      try model.apply(late, data: [ShownSection(rows: new.map(\.description))])
    }
    return model.sections[0].rows
  }

  @Test("leads from any list to any other, in every small world")
  func everySmallWorld() throws {
    let lists = SmallWorld.lists(length: 4, alphabet: 4)
    for old in lists {
      let before = old.map { TestValue(id: $0) }
      for new in lists {
        let after = new.enumerated().map { index, id in
          TestValue(id: id, version: index % 2)
        }
        let changes = keyedDifference(from: before, to: after)
        let result = try replay(changes, before, after)
        guard result == after.map(\.description) else {
          Issue.record("\(before) to \(after): \(changes) leads to \(result)")
          return
        }
      }
    }
  }

  @Test("keeps as many elements as the lists have in common")
  func survivors() {
    let lists = SmallWorld.lists(length: 4, alphabet: 3)
    for old in lists {
      for new in lists {
        let changes = keyedDifference(from: old.map { TestValue(id: $0) }, to: new.map { TestValue(id: $0) })
        let common = (0..<3).map { id in min(old.count { $0 == id }, new.count { $0 == id }) }.reduce(0, +)
        #expect(old.count - changes.deletes.count == common)
        #expect(new.count - changes.inserts.count == common)
      }
    }
  }

  @Test("takes the n-th occurrence of an identity for the n-th, in every small world and in longer lists")
  func occurrences() {
    let lists = SmallWorld.lists(length: 5, alphabet: 3)
    for old in lists {
      for new in lists where !Occurrences.areRight(from: old, to: new) {
        Issue.record("\(old) to \(new)")
        return
      }
    }
    var generator = SeededGenerator(seed: 6)
    for round in 0..<2_000 {
      let alphabet = Int.random(in: 2...60, using: &generator)
      let old = (0..<Int.random(in: 0...60, using: &generator)).map { _ in
        Int.random(in: 0..<alphabet, using: &generator)
      }
      var new = old
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        let place = Int.random(in: 0...new.count, using: &generator)
        if Bool.random(using: &generator), place < new.count {
          let element = new.remove(at: place)
          if Bool.random(using: &generator) {
            new.insert(element, at: Int.random(in: 0...new.count, using: &generator))
          }
        } else {
          new.insert(Int.random(in: 0..<alphabet, using: &generator), at: place)
        }
      }
      #expect(Occurrences.areRight(from: old, to: new), "round \(round): \(old) to \(new)")
    }
  }

  @Test("moves no more elements than it has to")
  func fewestMoves() {
    for order in SmallWorld.arrangements(of: [0, 1, 2, 3, 4]) where order.count == 5 {
      let changes = keyedDifference(from: (0..<5).map { TestValue(id: $0) }, to: order.map { TestValue(id: $0) })
      let ascending = SmallWorld.subsets(of: order).filter { $0 == $0.sorted() }.map(\.count).max() ?? 0
      #expect(changes.moves.count == 5 - ascending, "\(order)")
      #expect(changes.deletes.isEmpty && changes.inserts.isEmpty)
    }
  }

  @Test("says nothing of equal lists")
  func equal() {
    let values = (0..<100).map { TestValue(id: $0) }
    #expect(keyedDifference(from: values, to: values).isEmpty)
  }

  @Test("hashes nothing where one element changed, came or went")
  func noHashing() {
    struct Unhashable: Hashable {
      let id: Int
      func hash(into hasher: inout Hasher) { Issue.record("hashed \(id)") }
    }
    let old = Array(0..<100)
    var longer = old
    longer.insert(1000, at: 50)
    let inserted = keyedDifference(from: old, to: longer, identifiedBy: Unhashable.init, isEqual: ==)
    #expect(inserted.inserts == [50])
    let deleted = keyedDifference(from: longer, to: old, identifiedBy: Unhashable.init, isEqual: ==)
    #expect(deleted.deletes == [50])
    let updated = keyedDifference(from: old, to: old, identifiedBy: Unhashable.init) { lhs, _ in lhs != 7 }
    #expect(updated.reconfigures == [7])
  }

  @Test("updates an element that moved and changed after its move")
  func movedAndChanged() {
    let old = [TestValue(id: 0), TestValue(id: 1), TestValue(id: 2)]
    let new = [TestValue(id: 2, version: 1), TestValue(id: 0), TestValue(id: 1)]
    var expected = ListChanges()
    expected.moves = [.init(from: 2, to: 0)]
    expected.reconfiguresAfterMove = [0]
    #expect(keyedDifference(from: old, to: new) == expected)
  }
}
