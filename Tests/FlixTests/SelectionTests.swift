import Flix
import MainLoopTesting
import Testing

@MainActor @Suite("Selecting rows", .serialized)
struct SelectionTests {
  @Test("one at a time: the provider hears of each with its value", arguments: FormKind.allCases)
  func single(kind: FormKind) {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries("a", "b", "c")
    var log: [String] = []
    list.onSelect = { log.append("+\($0.text)") }
    list.onDeselect = { log.append("-\($0.text)") }
    stage.show([FormPart([FormField("above")]), FormPart([list])])
    stage.host.select([1, 0])
    stage.host.deselect([1, 0])
    stage.host.select([1, 2])
    #expect(log == ["+a", "-a", "+c"])
    #expect(stage.host.selectedIndexPaths == [[1, 2]])
  }

  @Test("several: each is selected and deselected by itself", arguments: FormKind.allCases)
  func multiple(kind: FormKind) {
    let stage = FormStage(kind)
    defer { stage.close() }
    stage.host.allowsMultipleSelection = true
    let list = FormEntries("a", "b", "c")
    var log: [String] = []
    list.onSelect = { log.append("+\($0.text)") }
    list.onDeselect = { log.append("-\($0.text)") }
    stage.show(list)
    stage.host.select([0, 0])
    stage.host.select([0, 2])
    stage.host.deselect([0, 0])
    stage.host.select([0, 1])
    #expect(log == ["+a", "+c", "-a", "+b"])
    #expect(stage.host.selectedIndexPaths == [[0, 1], [0, 2]])
  }

  @Test(
    "what is selected stays so wherever its row goes, and is not when the row is gone",
    arguments: FormKind.allCases
  )
  func updates(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    stage.host.allowsMultipleSelection = true
    let above = FormEntries()
    let list = FormEntries("a", "b", "c", "d")
    stage.show(above, list)
    for row in [0, 1, 3] { stage.host.select([0, row]) }
    above.texts = ["new"]
    stage.update()
    #expect(stage.host.selectedIndexPaths == [[0, 1], [0, 2], [0, 4]])
    list.entries.swapAt(0, 2)
    list.entries[3].note = "changed"
    stage.update()
    try await stage.settle()
    #expect(stage.host.selectedIndexPaths == [[0, 2], [0, 3], [0, 4]])
    list.entries.remove(at: 1)
    stage.update()
    try await stage.settle()
    #expect(stage.host.selectedIndexPaths == [[0, 2], [0, 3]])
    #expect(stage.texts == ["new", "c", "a", "d"])
  }
}
