import Flix
import MainLoopTesting
import Testing

@MainActor @Suite("300 rows whose visibility depends on one field", .serialized)
struct EvaluationTests {
  @Test("changing the field evaluates each of them once", arguments: FormKind.allCases)
  func once(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let source = FormEntries("")
    let others = FormEntries("other")
    let rows = (0..<300).map { index in
      FormField("\(index)") { [unowned source] in source.entries[0].text.count > index % 3 }
    }
    stage.show([FormPart([source]), FormPart(rows), FormPart([others])])
    #expect(stage.counts == [1, 1])
    let field = try #require(stage.field(0))
    field.becomeFirstResponder()

    for (text, shown) in [("a", 100), ("ab", 200), ("abc", 300)] {
      let before = rows.map(\.evaluations)
      let othersBefore = others.evaluations
      field.insertText(String(text.suffix(1)))
      stage.update()
      #expect(source.entries[0].text == text)
      #expect(stage.counts == [1, shown, 1])
      #expect(zip(rows, before).allSatisfy { $0.evaluations == $1 + 1 }, "\(text)")
      #expect(others.evaluations == othersBefore)
      #expect(field.isEditing)
    }
    let before = rows.map(\.evaluations)
    others.texts = ["something", "else"]
    stage.update()
    #expect(rows.map(\.evaluations) == before, "a change that they do not depend on")
  }
}
