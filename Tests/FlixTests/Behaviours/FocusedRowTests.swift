import Flix
import MainLoopTesting
import Testing

/// A way in which the row that is typed in goes.
nonisolated enum WayToGo: String, CaseIterable, CustomTestStringConvertible {
  case hidden, deleted, groupHidden, leftGroup, sectionHidden, sectionRemoved, sectionReplaced, amongMany, formReplaced

  var testDescription: String { rawValue }
}

@MainActor @Suite("Hiding or deleting the row that is typed in", .serialized)
struct FocusedRowTests {
  @MainActor
  private final class Form {
    let stage: FormStage
    let list = FormEntries("one", "two")
    let unique = FormField("unique")
    let next = FormField("next")
    lazy var group = FormGroup(list, unique)
    lazy var part = FormPart([group])
    lazy var last = FormPart([next])

    init(_ kind: FormKind) {
      stage = FormStage(kind)
      stage.show([FormPart([FormField("previous")]), part, last])
    }

    func take(_ way: WayToGo) {
      switch way {
      case .hidden:
        list.isHidden = true
        unique.isHidden = true
      case .deleted:
        list.entries.remove(at: 1)
        group.members = [list]
      case .groupHidden: group.isHidden = true
      case .leftGroup: group.members = []
      case .sectionHidden: part.isHidden = true
      case .sectionRemoved: stage.host.replaceSections(by: [last])
      case .sectionReplaced:
        stage.host.replaceSections(by: [FormPart([FormField("new")]), FormPart([FormField("new, too")]), last])
      case .amongMany:
        list.entries = (100..<900).map { FormEntries.Entry(id: $0, text: "\($0)") }
        group.members = [list]
      case .formReplaced: stage.show([last])
      }
    }
  }

  @Test(
    "ends editing once, keeps the text in the value, and leaves the keyboard with no other field",
    arguments: FormKind.allCases,
    WayToGo.allCases
  )
  func reusable(kind: FormKind, way: WayToGo) async throws {
    let form = Form(kind)
    defer { form.stage.close() }
    let field = try #require(form.stage.field(1, 1))
    let kept = form.list.entries[1].id
    try await check(field, way, form) {
      // The value is there no more where it was deleted; what was typed had reached it before.
      form.list.entries.first { $0.id == kept }.map(\.text) ?? "typed"
    }
  }

  @Test("the same in a row of its own", arguments: FormKind.allCases, WayToGo.allCases)
  func unique(kind: FormKind, way: WayToGo) async throws {
    let form = Form(kind)
    defer { form.stage.close() }
    #expect(form.stage.field(2, 1) === form.unique.field)
    try await check(form.unique.field, way, form) { form.unique.field.text ?? "" }
  }

  private func check(_ field: UITextField, _ way: WayToGo, _ form: Form, text: () -> String) async throws {
    let stage = form.stage
    var ends: [String?] = []
    field.addAction(UIAction { [unowned field] _ in ends.append(field.text) }, for: .editingDidEnd)
    field.becomeFirstResponder()
    field.text = ""
    field.insertText("typed")
    stage.update()
    #expect(text() == "typed")
    try await stage.frame()
    form.take(way)
    stage.update()
    try await stage.settle()
    #expect(ends == ["typed"])
    #expect(!field.isEditing && !field.isFirstResponder)
    #expect(text() == "typed")
    #expect(!form.next.field.isEditing)
    #expect(!stage.window.endEditing(false) || !form.next.field.isEditing)
    #expect(!stage.hasKeyboard(stage.host.view) || !stage.texts.contains("typed"))
  }

  @Test(
    "its text is there again when the row is shown again, and editing does not begin by itself",
    arguments: FormKind.allCases
  )
  func shownAgain(kind: FormKind) async throws {
    let form = Form(kind)
    defer { form.stage.close() }
    let stage = form.stage
    let field = try #require(stage.field(1, 1))
    field.becomeFirstResponder()
    field.insertText("!")
    form.list.isHidden = true
    stage.update()
    try await stage.settle()
    form.list.isHidden = false
    stage.update()
    try await stage.settle()
    #expect(stage.texts == ["previous", "one", "two!", "unique", "next"])
    #expect(stage.field(1, 1)?.isEditing == false)
    #expect(stage.field(1, 1)?.window === stage.window)
  }

  @Test("hiding another row, the row above or the row below ends nothing", arguments: FormKind.allCases)
  func others(kind: FormKind) async throws {
    let form = Form(kind)
    defer { form.stage.close() }
    let field = try #require(form.stage.field(1, 1))
    field.becomeFirstResponder()
    form.unique.isHidden = true
    form.next.isHidden = true
    form.list.entries.removeFirst()
    form.stage.update()
    try await form.stage.settle()
    #expect(field.isEditing && form.stage.hasKeyboard(field))
  }
}
