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
}
