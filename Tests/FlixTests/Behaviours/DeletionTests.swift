import Flix
import MainLoopTesting
import Testing

@MainActor @Suite("Deleting rows", .serialized)
struct DeletionTests {
  /// Expects that a view shows these rows when nothing moves any more, each in its place and nothing else.
  private func expectAtRest(_ texts: [String], on stage: FormStage) async throws {
    try await stage.settle()
    #expect(stage.texts == texts)
    #expect(stage.counts == (texts.isEmpty ? [] : [texts.count]))
    #expect(stage.shownCells.count == texts.count)
    for (row, text) in texts.enumerated() {
      #expect(stage.cell(row)?.shownText == text)
      #expect(stage.cell(row)?.frame.minY == stage.host.frame(at: [0, 0]).minY + 44 * CGFloat(row))
    }
  }

  @Test("twice in quick succession, the second during the animation of the first", arguments: FormKind.allCases)
  func quickSuccession(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries("a", "b", "c", "d", "e")
    stage.show(list)
    try await stage.frame()
    list.entries.remove(at: 1)
    stage.update()
    try await stage.frame()
    #expect(stage.cell(1)?.shownText == "c")
    #expect(stage.shownCells.count == 5, "the first is on its way out")
    list.entries.remove(at: 1)
    stage.update()
    try await stage.frame()
    list.entries.removeLast()
    stage.update()
    try await expectAtRest(["a", "d"], on: stage)
  }

  @Test("a deletion and an insertion at the same place during the animation", arguments: FormKind.allCases)
  func deletionThenInsertion(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries("a", "b", "c")
    stage.show(list)
    try await stage.frame()
    let removed = list.entries.remove(at: 1)
    stage.update()
    try await stage.frame()
    list.entries.insert(removed, at: 1)
    stage.update()
    try await expectAtRest(["a", "b", "c"], on: stage)
  }

  @Test("every row", arguments: FormKind.allCases, [true, false])
  func all(kind: FormKind, oneByOne: Bool) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries("a", "b", "c", "d")
    stage.show(list)
    try await stage.frame()
    if oneByOne {
      while !list.entries.isEmpty {
        list.entries.remove(at: list.entries.count / 2)
        stage.update()
        try await stage.frame()
      }
    } else {
      list.entries.removeAll()
      stage.update()
    }
    try await expectAtRest([], on: stage)
    list.texts = ["again"]
    stage.update()
    try await expectAtRest(["again"], on: stage)
  }

  @Test("every row of several sections, with headers that stay", arguments: FormKind.allCases)
  func allOfSections(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let lists = [FormEntries("a", "b"), FormEntries("c"), FormEntries("d", "e")]
    stage.show([
      FormPart([lists[0]], header: FormTitle("header")), FormPart([lists[1]]), FormPart([lists[2]]),
    ])
    try await stage.frame()
    for list in lists { list.entries.removeAll() }
    stage.update()
    try await stage.settle()
    #expect(stage.counts == [0])
    #expect(stage.header(0) == "header")
    for list in lists { list.texts = ["new"] }
    stage.update()
    try await stage.settle()
    #expect(stage.counts == [1, 1, 1])
    #expect(stage.texts == ["new", "new", "new"])
  }

  @Test("removeAll and insert in one turn", arguments: FormKind.allCases)
  func removeAllAndInsert(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries("a", "b", "c")
    stage.show(list)
    try await stage.frame()
    let b = list.entries[1]
    list.entries.removeAll()
    list.entries.append(.init(id: 100, text: "new"))
    list.entries.append(b)
    list.entries.append(.init(id: 101, text: "newer"))
    let cell = stage.cell(1)
    stage.update()
    #expect(stage.batches == 1)
    #expect(stage.cell(1) === cell, "the row that stays keeps its cell")
    try await expectAtRest(["new", "b", "newer"], on: stage)
  }
}
