import Flix
import MainLoopTesting
import Testing

@MainActor @Suite("Memory stays flat", .serialized)
struct MemoryTests {
  /// What may be left: less than 4 bytes for each of 10,000 times.
  private static let tolerance = 40_000

  /// Expects that doing something 10,000 times allocates no more than doing it once.
  private func expectFlat(_ what: String, _ action: (Int) -> Void) {
    action(0)
    action(1)
    let before = AllocatedMemory.now
    for round in 2..<10_002 { action(round) }
    let growth = AllocatedMemory.now - before
    #expect(growth < Self.tolerance, "\(what): \(growth) bytes")
  }

  /// The settings of a form that can be changed any number of times, by name.
  private func settings(of form: Form) -> [(String, (Int) -> Void)] {
    [
      ("isHidden of a row", { form.field.isHidden = $0 % 2 == 1 }),
      ("isHidden of a list", { form.list.isHidden = $0 % 2 == 1 }),
      ("isHidden of a group", { form.group.isHidden = $0 % 2 == 1 }),
      ("isHidden of a section", { form.part.isHidden = $0 % 2 == 1 }),
      ("a value", { form.list.entries[0].note = "\($0)" }),
      ("the values", { form.list.texts = $0 % 2 == 1 ? ["a", "b"] : ["b", "c"] }),
      ("a header", { form.title.text = $0 % 3 == 0 ? nil : "\($0)" }),
      ("a text", { form.field.field.text = "\($0)" }),
    ]
  }

  @MainActor
  private final class Form {
    let stage: FormStage
    let field = FormField("field")
    let list = FormEntries("a", "b")
    lazy var group = FormGroup(FormField("grouped"))
    let title = FormTitle("title")
    lazy var part = FormPart([list, field, group], header: title)

    init(_ kind: FormKind) {
      stage = FormStage(kind)
    }
  }

  @Test("when something is set 10,000 times before there is a form", arguments: FormKind.allCases)
  func beforeTheForm(kind: FormKind) {
    let form = Form(kind)
    defer { form.stage.close() }
    for (name, set) in settings(of: form) { expectFlat(name, set) }
    form.part.isHidden = false
    form.field.isHidden = false
    form.list.isHidden = false
    form.list.texts = ["a"]
    form.stage.show([form.part])
    #expect(form.stage.texts.prefix(2) == ["a", "10001"])
  }

  @Test("when something is set 10,000 times before the first layout", arguments: FormKind.allCases)
  func beforeTheFirstLayout(kind: FormKind) {
    let form = Form(kind)
    defer { form.stage.close() }
    form.stage.host.build([form.part], isAnimated: true)
    for (name, set) in settings(of: form) { expectFlat(name, set) }
    form.part.isHidden = false
    form.field.isHidden = false
    form.list.isHidden = false
    form.list.texts = ["a"]
    form.stage.update()
    #expect(form.stage.texts.prefix(2) == ["a", "10001"])
  }

  @Test("when something is set 10,000 times in one turn", arguments: FormKind.allCases)
  func inOneTurn(kind: FormKind) {
    let form = Form(kind)
    defer { form.stage.close() }
    form.stage.show([form.part])
    for (name, set) in settings(of: form) { expectFlat(name, set) }
    form.stage.update()
    #expect(form.stage.batches == 1)
  }

  @Test("when each of many times is a batch", arguments: FormKind.allCases)
  func batches(kind: FormKind) async throws {
    let form = Form(kind)
    defer { form.stage.close() }
    form.stage.show([form.part])
    form.stage.transition = .nonAnimated
    for (name, set) in settings(of: form) {
      func change(_ rounds: Range<Int>) {
        for round in rounds {
          set(round)
          form.stage.update()
        }
      }
      change(0..<50)
      try await form.stage.frame()
      let before = AllocatedMemory.now
      change(50..<550)
      try await form.stage.frame()
      let growth = AllocatedMemory.now - before
      #expect(growth < Self.tolerance, "\(name): \(growth) bytes")
    }
  }
}
