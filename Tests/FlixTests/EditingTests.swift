import MainLoopTesting
import Testing

@testable import Flix

@MainActor @Suite("Editing", .serialized)
struct EditingTests {
  /// A row that inserts a city into another provider.
  private final class AddProvider: UniqueAnimatableTableViewProvider, TableViewInsertable {
    var onInsert: () -> Void = {}

    func tableView(_ tableView: UITableView, itemInsertedForRowAt indexPath: IndexPath, value: AddProvider) {
      onInsert()
    }
  }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Does what the control of a row does, once it is confirmed.
  private func commit(_ style: UITableViewCell.EditingStyle, _ row: Int, in table: UITableView) {
    table.dataSource?.tableView(table, commit: style, forRowAt: path(row))
  }

  @Test("concerns the rows of editable providers only, each asked with its value")
  func mixed() throws {
    let stage = Stage()
    defer { stage.close() }
    let devices = DevicesProvider(["Phone", "Watch"])
    devices.canEdit = { $0.name == "Watch" }
    stage.tableView.flix.animatable.build([UniqueTextTableViewProvider(title: "fixed"), devices, AddProvider()])
    stage.tableView.setEditing(true, animated: false)
    let styles = (0..<4).map { stage.cell($0)?.editingStyle }
    #expect(styles == [UITableViewCell.EditingStyle.none, UITableViewCell.EditingStyle.none, .delete, .insert])
    #expect((0..<4).map { stage.cell($0)?.isEditing } == [false, false, true, true])
    let delegate = try #require(stage.tableView.delegate)
    #expect(
      delegate.tableView(stage.tableView, titleForDeleteConfirmationButtonForRowAt: path(2)) == "Forget Watch"
    )
    #expect(delegate.tableView(stage.tableView, titleForDeleteConfirmationButtonForRowAt: path(0)) == nil)
  }

  @Test("a deletion carries the value, and the row goes with it")
  func deletion() {
    let stage = Stage()
    defer { stage.close() }
    let devices = DevicesProvider(["Phone", "Watch", "Car"])
    let builder = stage.tableView.flix.animatable.build([UniqueTextTableViewProvider(title: "fixed"), devices])
    var heard: [String] = []
    var tokens: Set<EventToken> = []
    devices.event.modelDeleted.sink { heard.append($0.name) }.store(in: &tokens)
    devices.event.itemDeleted.sink { heard.append("\($0.row)") }.store(in: &tokens)
    commit(.delete, 2, in: stage.tableView)
    #expect(stage.counts == [4])
    builder.updateIfNeeded()
    #expect(devices.log == ["delete Watch at 2"])
    #expect(heard == ["2", "Watch"])
    #expect(stage.counts == [3])
  }

  @Test("two deletions in quick succession each take their own row")
  func quickDeletions() async throws {
    let stage = Stage()
    defer { stage.close() }
    let devices = DevicesProvider(["Phone", "Watch", "Car"])
    let builder = stage.tableView.flix.animatable.build([devices])
    try await nextFrame(of: stage.window.gtkWindow)
    commit(.delete, 0, in: stage.tableView)
    builder.updateIfNeeded()
    commit(.delete, 0, in: stage.tableView)
    builder.updateIfNeeded()
    #expect(devices.log == ["delete Phone at 0", "delete Watch at 0"])
    #expect(stage.texts == ["Car"])
  }

  @Test("a row that inserts is told, and heard")
  func insertion() {
    let stage = Stage()
    defer { stage.close() }
    let devices = DevicesProvider(["Phone"])
    let add = AddProvider()
    add.onInsert = { devices.devices.append(City(id: 9, name: "Car")) }
    let builder = stage.tableView.flix.animatable.build([devices, add])
    var rows: [Int] = []
    let token = add.event.itemInserted.sink { rows.append($0.row) }
    defer { token.cancel() }
    commit(.insert, 1, in: stage.tableView)
    builder.updateIfNeeded()
    #expect(rows == [1])
    #expect(stage.counts == [3])
    #expect(stage.cell(1)?.textLabel?.text == "Car")
  }
}
