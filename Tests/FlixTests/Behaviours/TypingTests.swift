import Flix
import MainLoopTesting
import Testing

/// What happens elsewhere while a text field in a row is typed in.
nonisolated enum ChangeWhileTyping: String, CaseIterable, CustomTestStringConvertible {
  case anotherRow, manyOtherRows, anotherProvider
  case header, headerAppears, headerGoes, footer
  case insertionAbove, deletionAbove, moveAbove, allAtOnce
  case rowAboveHidden, groupAboveHidden, sectionAboveHidden, sectionInserted
  case ownMove, ownSectionMove

  var testDescription: String { rawValue }
}

@MainActor @Suite("While a text field in a row is typed in", .serialized)
struct TypingTests {
  /// A form with rows above and below of a list that is typed in, and of a row of its own that is.
  @MainActor
  private final class Typing {
    let stage: FormStage
    let above = FormEntries("a", "b", "c")
    let grouped = FormEntries("grouped")
    lazy var group = FormGroup(grouped)
    let rowAbove = FormField("row")
    let list = FormEntries("one", "two", "three")
    let unique = FormField()
    let title = FormTitle("Title")
    let noTitle = FormTitle(nil)
    let footer = FormTitle("Footer")
    lazy var first = FormPart([FormEntries("first")])
    lazy var second = FormPart([above, group, rowAbove, list, unique], header: title, footer: footer)
    lazy var third = FormPart([FormEntries("third")], header: noTitle)

    init(_ kind: FormKind) {
      stage = FormStage(kind, size: CGSize(width: 390, height: 800))
      stage.show([first, second, third])
    }

    func make(_ change: ChangeWhileTyping) {
      switch change {
      case .anotherRow: above.entries[1].note = "changed"
      case .manyOtherRows: above.texts += (0..<500).map { "many \($0)" }
      case .anotherProvider: grouped.texts = ["other", "and another"]
      case .header: title.text = "Changed"
      case .headerAppears: noTitle.text = "New"
      case .headerGoes: title.text = nil
      case .footer: footer.text = "Changed"
      case .insertionAbove: above.texts = ["new", "a", "b", "newer", "c"]
      case .deletionAbove: above.texts = ["b"]
      case .moveAbove: above.texts = ["c", "b", "a"]
      case .allAtOnce:
        above.texts = ["c", "new", "a"]
        above.entries[0].note = "changed"
        title.text = "Changed"
        grouped.texts = []
      case .rowAboveHidden: rowAbove.isHidden = true
      case .groupAboveHidden: group.isHidden = true
      case .sectionAboveHidden: first.isHidden = true
      case .sectionInserted: stage.host.replaceSections(by: [first, FormPart([FormEntries("new")]), second, third])
      case .ownMove:
        list.entries.reverse()
        group.members = []
      case .ownSectionMove: stage.host.replaceSections(by: [second, third, first])
      }
    }
  }

  /// Expects that a field is being typed in, with "bc" of "abcd" selected unless said otherwise.
  private func expectTyping(
    _ field: UITextField,
    on stage: FormStage,
    text: String = "abcd",
    selection: String = "1+2",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(field.isEditing && field.isFirstResponder, sourceLocation: sourceLocation)
    #expect(stage.hasKeyboard(field), sourceLocation: sourceLocation)
    #expect(field.text == text, sourceLocation: sourceLocation)
    #expect(field.selection == selection, sourceLocation: sourceLocation)
    #expect(field.window === stage.window, sourceLocation: sourceLocation)
  }

  /// Expects that a row that may be out of sight has a field.
  private func expectRow(
    of field: UITextField,
    on stage: FormStage,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let cell = try #require(field.enclosingCell(in: stage.host.view), sourceLocation: sourceLocation)
    let path = try #require(stage.host.indexPath(of: cell), sourceLocation: sourceLocation)
    stage.scroll(to: path.item, path.section)
    #expect(stage.field(path.item, path.section) === field, sourceLocation: sourceLocation)
    #expect(cell.frame == stage.host.frame(at: path), sourceLocation: sourceLocation)
  }

  private func type(into field: UITextField) {
    field.becomeFirstResponder()
    field.text = ""
    field.insertText("abcd")
    field.select(1, 2)
  }

  @Test(
    "focus, caret, selection and text stay in a reusable cell",
    arguments: FormKind.allCases,
    ChangeWhileTyping.allCases
  )
  func reusable(kind: FormKind, change: ChangeWhileTyping) async throws {
    let typing = Typing(kind)
    defer { typing.stage.close() }
    let row = 3 + 1 + 1 + 1
    let field = try #require(typing.stage.field(row, 1))
    #expect(field.text == "two")
    var ends = 0
    field.addAction(UIAction { _ in ends += 1 }, for: .editingDidEnd)
    type(into: field)
    typing.stage.update()
    #expect(typing.list.entries[1].text == "abcd")
    try await typing.stage.frame()
    typing.make(change)
    typing.stage.update()
    expectTyping(field, on: typing.stage)
    try await typing.stage.settle()
    expectTyping(field, on: typing.stage)
    #expect(ends == 0)
    field.insertText("x")
    typing.stage.update()
    #expect(typing.list.entries.map(\.text).contains("axd"))
    #expect(field.isEditing && field.selection == "2+0")
    try expectRow(of: field, on: typing.stage)
  }

  @Test("they stay in a row of its own", arguments: FormKind.allCases, ChangeWhileTyping.allCases)
  func unique(kind: FormKind, change: ChangeWhileTyping) async throws {
    let typing = Typing(kind)
    defer { typing.stage.close() }
    let field = typing.unique.field
    #expect(typing.stage.field(3 + 1 + 1 + 3, 1) === field)
    var ends = 0
    field.addAction(UIAction { _ in ends += 1 }, for: .editingDidEnd)
    type(into: field)
    try await typing.stage.frame()
    typing.make(change)
    typing.stage.update()
    expectTyping(field, on: typing.stage)
    try await typing.stage.settle()
    expectTyping(field, on: typing.stage)
    #expect(ends == 0)
    try expectRow(of: field, on: typing.stage)
  }

  @Test("they stay when the row's own value changes", arguments: FormKind.allCases)
  func ownValue(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries("one", "two", "three")
    stage.show(list)
    let field = try #require(stage.field(1))
    type(into: field)
    stage.update()
    let cell = stage.cell(1)
    list.entries[1].note = "changed"
    stage.update()
    #expect(cell?.first(FormEntryContent.self)?.label.text == "changed")
    expectTyping(field, on: stage)
    try await stage.settle()
    expectTyping(field, on: stage)
  }

  @Test("they stay when the row changes height", arguments: FormKind.allCases)
  func height(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries("one", "two", "three")
    stage.show(list)
    let field = try #require(stage.field(1))
    type(into: field)
    for height: CGFloat in [120, 60] {
      list.entries[1].height = height
      list.entries[0].height = height
      stage.update()
      #expect(stage.host.frame(at: [0, 1]).height == height)
      expectTyping(field, on: stage)
      try await stage.settle()
      #expect(stage.cell(1)?.frame.height == height)
      expectTyping(field, on: stage)
    }
  }

  @Test("they stay when the row is scrolled out and back, whatever changes meanwhile", arguments: FormKind.allCases)
  func scrolling(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries((0..<300).map { "\($0)" })
    stage.show(list)
    let field = try #require(stage.field(2))
    type(into: field)
    stage.update()
    let typed = [("abcd", "1+2"), ("axd", "2+0"), ("axxd", "3+0")]
    for (round, far) in [250, 120].enumerated() {
      let (text, selection) = typed[round]
      stage.scroll(to: far)
      try await stage.frame()
      expectTyping(field, on: stage, text: text, selection: selection)
      list.entries[2].note = "changed \(far)"
      list.entries[0].note = "changed, too"
      list.entries.insert(.init(id: 1000 + far, text: "new"), at: 1)
      list.entries.remove(at: 200)
      list.entries.swapAt(2, 3)
      list.entries.remove(at: 1)
      list.entries.swapAt(1, 2)
      stage.update()
      expectTyping(field, on: stage, text: text, selection: selection)
      field.insertText("x")
      let (newText, newSelection) = typed[round + 1]
      #expect(list.entries[2].text == newText)
      stage.update()
      #expect(!stage.texts.contains(newText), "the row is out of sight")
      stage.scroll(to: 0)
      try await stage.frame()
      #expect(stage.field(2) === field)
      expectTyping(field, on: stage, text: newText, selection: newSelection)
      #expect(stage.cell(2)?.first(FormEntryContent.self)?.label.text == "changed \(far)")
    }
  }

  @Test("a text that the value gets from elsewhere is shown", arguments: FormKind.allCases)
  func textFromElsewhere(kind: FormKind) throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = FormEntries("one", "two")
    stage.show(list)
    let field = try #require(stage.field(1))
    type(into: field)
    list.entries[1].text = "from elsewhere"
    stage.update()
    #expect(field.text == "from elsewhere" && field.isEditing)
  }
}

extension UIView {
  /// The view that stands in another one and contains this one.
  fileprivate func enclosingCell(in view: UIView) -> UIView? {
    superview === view ? self : superview?.enclosingCell(in: view)
  }
}

extension UITextField {
  /// The selection as "start+length".
  var selection: String {
    guard let range = selectedTextRange else { return "none" }
    return "\(offset(from: beginningOfDocument, to: range.start))+\(offset(from: range.start, to: range.end))"
  }

  /// Selects some characters.
  func select(_ start: Int, _ length: Int) {
    guard let from = position(from: beginningOfDocument, offset: start),
      let to = position(from: beginningOfDocument, offset: start + length)
    else { return }
    selectedTextRange = textRange(from: from, to: to)
  }
}
