import Flix
import MainLoopTesting
import Testing

@MainActor @Suite("Typed text", .serialized)
struct ReuseTests {
  @Test("never shows up in another row after reuse, and is there in its own", arguments: FormKind.allCases)
  func scrolling(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries((0..<200).map { "\($0)" })
    stage.show(list)
    for row in 0..<5 {
      let field = try #require(stage.field(row))
      field.becomeFirstResponder()
      field.text = ""
      field.insertText("typed \(row)")
    }
    stage.window.endEditing(true)
    stage.update()
    for row in [20, 90, 180, 40, 0] {
      stage.scroll(to: row)
      try await stage.frame()
      let paths = stage.host.visibleIndexPaths
      #expect(stage.texts == paths.map { $0.item < 5 ? "typed \($0.item)" : "\($0.item)" })
    }
  }

  @Test("that its value never took is not in a recycled cell either", arguments: FormKind.allCases)
  func untaken(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries((0..<200).map { "\($0)" })
    stage.show(list)
    try #require(stage.field(1)).text = "nobody's"
    stage.scroll(to: 120)
    try await stage.frame()
    #expect(!stage.texts.contains("nobody's"))
    stage.scroll(to: 60)
    #expect(!stage.texts.contains("nobody's"))
    stage.scroll(to: 0)
    #expect(stage.texts.first == "0" && stage.field(1)?.text == "1")
  }

  @Test("is in no row that takes the place of one that was typed in", arguments: FormKind.allCases)
  func deletion(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries("a", "b", "c")
    stage.show(list)
    let field = try #require(stage.field(1))
    field.becomeFirstResponder()
    field.insertText("typed")
    list.entries.remove(at: 1)
    stage.update()
    try await stage.settle()
    list.texts += ["d", "e", "f"]
    stage.update()
    try await stage.settle()
    #expect(stage.texts == ["a", "c", "d", "e", "f"])
    #expect((0..<5).allSatisfy { stage.field($0)?.isEditing == false })
  }

  @Test("is in no row of another provider whose rows come when the typed one goes", arguments: FormKind.allCases)
  func otherProvider(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let first = FormEntries("a")
    let second = FormEntries("b", "c")
    second.isHidden = true
    stage.show(first, second, FormField("unique"))
    let field = try #require(stage.field(0))
    field.becomeFirstResponder()
    field.insertText("typed")
    first.isHidden = true
    second.isHidden = false
    stage.update()
    try await stage.settle()
    #expect(stage.texts == ["b", "c", "unique"])
  }
}
