import Gallery
import MainLoopTesting
import Observation
import Testing

@testable import Flix

/// How a form lets a provider go.
nonisolated enum LettingGo: String, CaseIterable, CustomTestStringConvertible {
  case viewDropped, removed, formReplaced

  var testDescription: String { rawValue }
}

@MainActor @Suite("Leaks", .serialized)
struct LeakTests {
  @Test(
    "a provider is gone with its view, after its removal, and after its form was replaced",
    arguments: FormKind.allCases.flatMap { kind in ProviderKind.all(in: kind).map { (kind, $0) } },
    LettingGo.allCases
  )
  func providers(_ subject: (form: FormKind, provider: ProviderKind), way: LettingGo) async throws {
    let cells = WidgetProbe()
    var stage: FormStage? = FormStage(subject.form)
    defer { stage?.close() }
    let trace = try await use(subject.provider, in: subject.form, on: try #require(stage), way, watchedBy: cells)
    switch way {
    case .viewDropped:
      stage?.close()
      stage?.window.rootViewController = nil
      stage = nil
    case .removed: try await stage?.settle()
    case .formReplaced: stage?.show([FormPart([FormEntries("other")])])
    }
    try await waitFor("the provider to be gone") { trace.object == nil }
    if way == .viewDropped { try await waitFor("its cells to be gone") { cells.alive == 0 } }
  }

  /// Does to a provider what can be done: selects and deselects its row, types into it, changes it.
  private func use(
    _ provider: ProviderKind,
    in kind: FormKind,
    on stage: FormStage,
    _ way: LettingGo,
    watchedBy cells: WidgetProbe
  ) async throws -> Trace {
    let rows = provider.makeRows(for: kind)
    let trace = Trace(rows.provider(in: kind))
    let rest = FormPart([FormEntries("rest")])
    stage.show([FormPart([rows], header: FormTitle("Title")), rest], isAnimated: provider.isAnimatable)
    try await waitFor("the rows") { stage.host.numberOfItems(in: 0) > 0 }
    let cell = try #require(stage.cell(0))
    cells.watch(cell.gtkWidget)
    cell.first(UITextField.self)?.becomeFirstResponder()
    cell.first(UITextField.self)?.insertText("a")
    cell.first(UISwitch.self)?.sendActions(for: .valueChanged)
    stage.host.select([0, 0])
    stage.host.deselect([0, 0])
    try await stage.frame()
    rows.change()
    stage.update()
    if way == .removed { stage.host.replaceSections(by: [rest]) }
    stage.update()
    return trace
  }

  @Test("a loop over events keeps nothing of the form", arguments: FormKind.allCases)
  func events(kind: FormKind) async throws {
    var task: Task<Void, Never>?
    var trace: Trace?
    var tokens: Set<EventToken> = []
    do {
      let stage = FormStage(kind)
      defer { stage.close() }
      let field = FormField("field")
      stage.show(field)
      let events = field.selected(in: kind)
      task = Task {
        for await _ in events {}
      }
      events.sink {}.store(in: &tokens)
      trace = Trace(field.provider(in: kind))
      stage.host.select([0, 0])
      stage.window.rootViewController = nil
    }
    try await waitFor("the provider to be gone") { trace?.object == nil }
    await task?.value
  }

  @Test("a builder is gone when its form was replaced, and with its view", arguments: FormKind.allCases)
  func builders(kind: FormKind) async throws {
    var first: Trace?
    var second: Trace?
    do {
      let stage = FormStage(kind)
      defer { stage.close() }
      stage.show(FormEntries("a"))
      first = stage.host.builder.map { Trace($0) }
      stage.show(FormEntries("b"))
      #expect(first?.object == nil)
      second = stage.host.builder.map { Trace($0) }
      #expect(second?.object != nil)
      stage.window.rootViewController = nil
    }
    try await waitFor("the second builder to be gone") { second?.object == nil }
  }

  @Test("forms after each other in one view leave nothing behind", arguments: FormKind.allCases)
  func manyForms(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    func showForms(_ count: Int) {
      for round in 0..<count {
        stage.show([FormPart([FormEntries("a"), FormField("b")], header: FormTitle("\(round)"))])
      }
    }
    showForms(10)
    let subviews = stage.host.view.subviews.count
    showForms(100)
    #expect(stage.host.view.subviews.count <= subviews)
  }

  @Test("providers that come and go in one form leave few views behind", arguments: FormKind.allCases)
  func manyProviders(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let group = FormGroup(FormField("a"), FormEntries("b"))
    stage.transition = .nonAnimated
    stage.show(group, FormField("last"))
    for round in 0..<300 {
      group.members = [FormField("\(round)"), FormEntries("b", "c")]
      stage.update()
    }
    #expect(stage.host.view.subviews.count < 200, "900 rows came")
  }
}

/// Sees whether an object is there without keeping it.
@MainActor
struct Trace {
  weak var object: AnyObject?

  init(_ object: AnyObject) {
    self.object = object
  }
}
