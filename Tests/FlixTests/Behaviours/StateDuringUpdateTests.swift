import Flix
import MainLoopTesting
import Testing

@MainActor @Suite("State that changes while a form is shown, or several times in a turn", .serialized)
struct StateDuringUpdateTests {
  @Test("changed when a cell is configured: one batch after it", arguments: FormKind.allCases)
  func configuring(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries("a", "b")
    let other = FormEntries("x")
    let field = FormField("field")
    list.onConfigure = { [weak list] entry in
      guard let list, entry.text == "b", other.texts == ["x"] else { return }
      other.texts = ["y", "z"]
      field.isHidden = true
      list.texts = ["a", "b", "c"]
      stage.host.updateIfNeeded()
      #expect(stage.batches == 0, "not while the cell is configured")
    }
    stage.show(list, other, field)
    try await waitFor("the batch") { stage.batches > 0 }
    #expect(stage.batches == 1)
    #expect(stage.texts == ["a", "b", "c", "y", "z"])
  }

  @Test("changed when a cell is configured in a batch: another batch after it", arguments: FormKind.allCases)
  func configuringInBatch(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries("a")
    let other = FormEntries("x")
    list.onConfigure = { entry in
      guard entry.text == "new" else { return }
      other.texts = []
      stage.host.updateIfNeeded()
    }
    stage.show(other, list)
    list.texts = ["new", "a"]
    stage.update()
    try await waitFor("both batches") { stage.counts == [2] }
    #expect(stage.batches == 2)
    #expect(stage.texts == ["new", "a"])
  }

  @Test("the value that is being configured changes: the cell shows the newest", arguments: FormKind.allCases)
  func configuringItself(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries("a")
    list.onConfigure = { [weak list] entry in
      if entry.text.count < 4 { list?.entries[0].text += "a" }
    }
    stage.show(list)
    try await waitFor("the last text") { stage.texts == ["aaaa"] }
    #expect(stage.batches == 3)
  }

  @Test("changed when a person selects a row: one batch after it", arguments: FormKind.allCases)
  func selecting(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries("a", "b", "c")
    let field = FormField("field")
    list.onSelect = { [weak list] entry in
      guard let list else { return }
      list.entries.removeAll { $0.id == entry.id }
      field.isHidden = true
      list.texts.append("d")
      #expect(stage.counts == [4])
    }
    stage.show(field, list)
    stage.host.select([0, 2])
    try await waitFor("the batch") { stage.batches > 0 }
    #expect(stage.batches == 1)
    #expect(stage.texts == ["a", "c", "d"])
    #expect(stage.host.selectedIndexPaths.isEmpty)
  }

  @Test("changed when a header is configured: one batch after it", arguments: FormKind.allCases)
  func configuringHeader(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries("a")
    let title = FormTitle("title")
    title.onConfigure = { [weak title] in
      if list.texts == ["a"] { list.texts = ["b", "c"] }
      if title?.text == "title" { title?.text = "changed" }
    }
    stage.show([FormPart([list], header: title)])
    try await waitFor("the batch") { stage.batches > 0 }
    #expect(stage.batches == 1)
    #expect(stage.texts == ["b", "c"])
    #expect(stage.header(0) == "changed")
  }

  @Test("changed when the view scrolls: one batch after it", arguments: FormKind.allCases)
  func scrolling(kind: FormKind) async throws {
    final class Listener: NSObject, UIScrollViewDelegate {
      var onScroll: () -> Void = {}
      func scrollViewDidScroll(_ scrollView: UIScrollView) { onScroll() }
    }
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries((0..<100).map { "\($0)" })
    let listener = Listener()
    listener.onScroll = { if list.texts.count == 100 { list.texts.removeFirst(2) } }
    stage.show(list)
    stage.host.listenToScrolling(listener)
    stage.scroll(to: 50)
    try await waitFor("the batch") { stage.batches > 0 }
    #expect(stage.batches == 1)
    #expect(stage.counts == [98])
  }

  @Test("changed twice in a turn: one batch with the last state", arguments: FormKind.allCases)
  func twice(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries("a", "b", "c")
    let field = FormField("field")
    stage.show(list, field)
    list.texts = ["c", "a"]
    field.isHidden = true
    list.texts = ["d", "c", "b"]
    field.isHidden = false
    list.entries[1].note = "changed"
    #expect(stage.counts == [4])
    try await waitFor("the batch") { stage.batches > 0 }
    try await stage.frame()
    #expect(stage.batches == 1)
    #expect(stage.texts == ["d", "c", "b", "field"])
    #expect(stage.cell(1)?.first(FormEntryContent.self)?.label.text == "changed")
  }

  @Test("changed and changed back in a turn: no batch", arguments: FormKind.allCases)
  func back(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries("a", "b")
    let field = FormField("field")
    stage.show(list, field)
    let before = list.entries
    list.texts = []
    field.isHidden = true
    list.entries = before
    field.isHidden = false
    stage.update()
    try await stage.frame()
    #expect(stage.batches == 0)
    #expect(stage.texts == ["a", "b", "field"])
  }

  @Test("changed in a group of updates: one batch at its end", arguments: FormKind.allCases)
  func groupOfUpdates(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries("a", "b")
    stage.show(list)
    let builder = try #require(stage.host.builder)
    builder.beginGroupUpdates()
    list.texts = ["b"]
    try await stage.frame()
    builder.performGroupUpdates { list.texts.append("c") }
    try await stage.frame()
    #expect(stage.batches == 0 && stage.counts == [2])
    list.texts.append("d")
    builder.endGroupUpdates()
    #expect(stage.batches == 1)
    #expect(stage.texts == ["b", "c", "d"])
  }
}
