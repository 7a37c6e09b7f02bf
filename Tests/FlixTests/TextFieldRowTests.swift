import Flix
import MainLoopTesting
import Testing

@MainActor @Suite("A row with a text field", .serialized)
struct TextFieldRowTests {
  @Test("is filled by the field up to its margins, and as high as rows are")
  func layout() throws {
    let stage = Stage()
    defer { stage.close() }
    let row = UniqueTextFieldTableViewProvider(placeholder: "Name", text: "Ada")
    stage.tableView.flix.build([row])
    let cell = try #require(stage.cell(0))
    cell.layoutIfNeeded()
    #expect(cell.frame.height == 44)
    #expect(row.textField.frame.height == row.contentView.bounds.height)
    #expect(row.textField.frame.minX == 16)
    #expect(row.textField.frame.maxX == row.contentView.bounds.width - 16)
    #expect(row.text == "Ada" && row.textField.text == "Ada" && row.textField.placeholder == "Name")
  }

  @Test("begins editing when it is tapped anywhere, and stays unselected")
  func tap() throws {
    let stage = Stage()
    defer { stage.close() }
    let row = UniqueTextFieldTableViewProvider()
    var selections = 0
    let token = row.event.selectedEvent.sink { selections += 1 }
    defer { token.cancel() }
    stage.tableView.flix.build([UniqueSwitchTableViewProvider(title: "Other"), row])
    _ = stage.cell(1)
    stage.tableView.delegate?.tableView(stage.tableView, didSelectRowAt: [0, 1])
    #expect(row.textField.isEditing && selections == 1)
    #expect(stage.tableView.indexPathForSelectedRow == nil)
  }

  @Test("tells of what a person types, and shows what code sets without telling")
  func text() {
    let stage = Stage()
    defer { stage.close() }
    let row = UniqueTextFieldTableViewProvider()
    var texts: [String] = []
    let token = row.textChanged.sink { texts.append($0) }
    defer { token.cancel() }
    row.text = "set"
    #expect(row.textField.text == "set" && texts.isEmpty)
    row.textField.insertText("!")
    #expect(row.text == "set!" && texts == ["set!"])
    row.textField.text = "direct"
    #expect(row.text == "direct")
  }

  @Test("keeps editing while rows come and go around it, and while another depends on its text")
  func dependents() async throws {
    let stage = Stage()
    defer { stage.close() }
    let above = UniqueSwitchTableViewProvider(title: "Above")
    let row = UniqueTextFieldTableViewProvider()
    let dependent = Dependent(row)
    stage.tableView.flix.animatable.build([above, row, dependent])
    _ = stage.cell(1)
    #expect(stage.counts == [2])
    row.textField.becomeFirstResponder()
    row.textField.insertText("a")
    try await waitFor("the dependent row") { stage.counts == [3] }
    #expect(row.textField.isEditing && row.text == "a")
    above.isHidden = true
    try await waitFor("the row above to go") { stage.counts == [2] }
    #expect(row.textField.isEditing && row.textField.isFirstResponder)
    row.textField.deleteBackward()
    try await waitFor("the dependent row to go") { stage.counts == [1] }
    #expect(row.textField.isEditing)
  }

  @Test("ends editing once and keeps its text when it is hidden, and shows the text again")
  func hiding() async throws {
    let stage = Stage()
    defer { stage.close() }
    let row = UniqueTextFieldTableViewProvider()
    let other = UniqueTextFieldTableViewProvider()
    stage.tableView.flix.animatable.build([row, other])
    _ = stage.cell(0)
    var ends = 0
    row.textField.addAction(UIAction { _ in ends += 1 }, for: .editingDidEnd)
    row.textField.becomeFirstResponder()
    row.textField.insertText("kept")
    row.isHidden = true
    try await waitFor("the row to go") { stage.counts == [1] }
    #expect(ends == 1 && !row.textField.isEditing && !other.textField.isEditing)
    #expect(row.text == "kept" && other.text == "")
    row.isHidden = false
    try await waitFor("the row to come") { stage.counts == [2] }
    _ = stage.cell(0)
    #expect(row.textField.text == "kept" && other.textField.text == "" && ends == 1)
    #expect(row.textField.window === stage.window)
  }

  @Test("is let go with its form")
  func lifetime() {
    weak var row: UniqueTextFieldTableViewProvider?
    do {
      let stage = Stage()
      defer { stage.close() }
      let made = UniqueTextFieldTableViewProvider(text: "a")
      row = made
      stage.tableView.flix.build([made])
      _ = stage.cell(0)
      made.textField.becomeFirstResponder()
    }
    #expect(row == nil)
  }

  private final class Dependent: UniqueAnimatableTableViewProvider {
    typealias Value = Dependent
    private let row: UniqueTextFieldTableViewProvider

    init(_ row: UniqueTextFieldTableViewProvider) { self.row = row }

    func createValues() -> [Dependent] { row.text.isEmpty ? [] : [self] }
  }
}
