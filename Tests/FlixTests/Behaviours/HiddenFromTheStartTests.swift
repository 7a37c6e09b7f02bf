import Flix
import MainLoopTesting
import Testing

@MainActor @Suite("A row that is hidden from the start", .serialized)
struct HiddenFromTheStartTests {
  @Test("shows the value that it was given meanwhile", arguments: FormKind.allCases, [true, false])
  func value(kind: FormKind, isAnimated: Bool) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries()
    list.isHidden = true
    let field = FormField()
    field.isHidden = true
    stage.show([FormPart([list, field, FormField("last")])], isAnimated: isAnimated)
    #expect(stage.texts == ["last"])
    list.texts = ["a"]
    field.field.text = "given"
    stage.update()
    list.entries[0].text = "b"
    stage.update()
    #expect(stage.texts == ["last"])
    list.isHidden = false
    stage.update()
    #expect(stage.texts == ["b", "last"])
    field.isHidden = false
    stage.update()
    try await stage.settle()
    #expect(stage.texts == ["b", "given", "last"])
    #expect(field.field.window === stage.window)
    list.entries[0].text = "c"
    stage.update()
    #expect(stage.texts == ["c", "given", "last"])
  }

  @Test("the same turn brings the value and the row", arguments: FormKind.allCases)
  func oneTurn(kind: FormKind) throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries("a")
    list.isHidden = true
    stage.show(list)
    #expect(stage.counts == [])
    list.entries[0].text = "b"
    list.isHidden = false
    list.texts.append("c")
    stage.update()
    #expect(stage.texts == ["b", "c"])
    #expect(list.configured == ["b", "c"])
  }

  @Test("the same for a section and a group that are", arguments: FormKind.allCases)
  func sectionsAndGroups(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries("a")
    let grouped = FormEntries("x")
    let group = FormGroup(grouped)
    group.isHidden = true
    let title = FormTitle("before")
    let part = FormPart([list], header: title)
    part.isHidden = true
    stage.show([part, FormPart([group, FormField("last")])])
    #expect(stage.counts == [1])
    list.entries[0].text = "b"
    title.text = "after"
    grouped.texts = ["y", "z"]
    stage.update()
    #expect(stage.texts == ["last"])
    part.isHidden = false
    group.isHidden = false
    stage.update()
    try await stage.settle()
    #expect(stage.texts == ["b", "y", "z", "last"])
    #expect(stage.header(0) == "after")
  }
}
