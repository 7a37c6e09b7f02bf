import CGTK
import MainLoopTesting
import Observation
import Testing

@testable import Flix
@testable import OpenUIKit

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

  /// Rows with an action at each end, named after their values.
  private final class MessagesProvider: AnimatableTableViewProvider, TableViewSwipeable {
    func createValues() -> [City] { [City(id: 1, name: "Hello"), City(id: 2, name: "Bye")] }

    func configureCell(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath, value: City) {}

    func tableView(
      _ tableView: UITableView,
      leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath,
      value: City
    ) -> UISwipeActionsConfiguration? { configuration("Read \(value.name)") }

    func tableView(
      _ tableView: UITableView,
      trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath,
      value: City
    ) -> UISwipeActionsConfiguration? { configuration("Archive \(value.name)") }

    private func configuration(_ title: String) -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(actions: [UIContextualAction(style: .normal, title: title) { $2(true) }])
    }
  }

  @Test("swipe actions are those of the row's own provider, made for its value")
  func swipeActions() throws {
    let stage = Stage()
    defer { stage.close() }
    stage.tableView.flix.animatable.build([
      UniqueTextTableViewProvider(title: "fixed"), MessagesProvider(), DevicesProvider(["Phone"]),
    ])
    let (table, delegate) = (stage.tableView, try #require(stage.tableView.delegate))
    let leading = (0..<4).map {
      delegate.tableView(table, leadingSwipeActionsConfigurationForRowAt: path($0))?.actions.first?.title
    }
    let trailing = (0..<4).map {
      delegate.tableView(table, trailingSwipeActionsConfigurationForRowAt: path($0))?.actions.first?.title
    }
    #expect(leading == [nil, "Read Hello", "Read Bye", nil])
    #expect(trailing == [nil, "Archive Hello", "Archive Bye", nil])
    let source = try #require(table.dataSource)
    let editable: [Bool] = (0..<4).map { source.tableView(table, canEditRowAt: path($0)) }
    #expect(editable == [false, true, true, true])
  }

  /// Rows that a person moves, which take a move or not.
  @Observable
  final class OrderProvider: AnimatableTableViewProvider, TableViewMoveable {
    var cities: [City]
    @ObservationIgnored var takesMoves = true
    @ObservationIgnored var log: [String] = []

    init(_ names: [String]) { cities = names.enumerated().map { City(id: $0, name: $1) } }

    func createValues() -> [City] { cities }

    func configureCell(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath, value: City) {
      cell.textLabel?.text = value.name
    }

    func tableView(_ tableView: UITableView, moveRowAt sourceIndex: Int, to destinationIndex: Int, value: City) {
      log.append("\(value.name) \(sourceIndex) to \(destinationIndex)")
      if takesMoves { cities.insert(cities.remove(at: sourceIndex), at: destinationIndex) }
    }
  }

  @Test("a row moves within its provider only, which hears of its own indices")
  func moving() throws {
    let stage = Stage()
    defer { stage.close() }
    let order = OrderProvider(["a", "b", "c"])
    let builder = stage.tableView.flix.animatable.build([
      UniqueTextTableViewProvider(title: "fixed"), order, DevicesProvider(["Phone"]),
    ])
    let (table, source) = (stage.tableView, try #require(stage.tableView.dataSource))
    let delegate = try #require(table.delegate)
    let movable: [Bool] = (0..<5).map { source.tableView(table, canMoveRowAt: path($0)) }
    #expect(movable == [false, true, true, true, false])
    func target(_ row: Int, section: Int = 0) -> Int {
      delegate.tableView(
        table,
        targetIndexPathForMoveFromRowAt: path(2),
        toProposedIndexPath: IndexPath(row: row, section: section)
      ).row
    }
    let targets: [Int] = [target(0), target(1), target(3), target(4), target(0, section: 1)]
    #expect(targets == [1, 1, 3, 3, 3])
    var heard: [String] = []
    let token = order.event.moveItem.sink { heard.append("\($0.value.name) \($0.sourceIndex) \($0.destinationIndex)") }
    defer { token.cancel() }
    source.tableView(table, moveRowAt: path(1), to: path(3))
    #expect(order.log == ["a 0 to 2"])
    #expect(heard == ["a 0 2"])
    func names() -> [String] { (1..<4).compactMap { (builder.node(at: path($0)).value as? City)?.name } }
    var batches = 0
    builder.decideViewTransition = { _, changes in
      batches += changes.moves.count
      return .nonAnimated
    }
    builder.updateIfNeeded()
    #expect(batches == 0)
    #expect(names() == ["b", "c", "a"])
    // A provider that does not take the move has the row back in its place.
    order.takesMoves = false
    source.tableView(table, moveRowAt: path(1), to: path(2))
    builder.updateIfNeeded()
    #expect(batches == 1)
    #expect(names() == ["b", "c", "a"])
  }

  /// Presses a key while a row has the focus.
  private func press(_ key: Int32, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0), in table: UITableView)
    -> Bool
  {
    table.keyWasPressed(UInt32(bitPattern: key), modifiers)
  }

  @Test(
    "Delete asks with the title of the row's provider and deletes, in edit mode and outside",
    arguments: [true, false]
  )
  func keyboardDeletion(isEditing: Bool) async throws {
    let stage = Stage()
    defer { stage.close() }
    let devices = DevicesProvider(["Phone", "Watch", "Car"])
    devices.canEdit = { $0.name != "Phone" }
    let builder = stage.tableView.flix.animatable.build([UniqueTextTableViewProvider(title: "fixed"), devices])
    let table = stage.tableView
    table.allowsSelectionDuringEditing = true
    table.setEditing(isEditing, animated: false)
    try await nextFrame(of: stage.window.gtkWindow)
    for fixed in 0...1 {
      table.focus(try #require(stage.cell(fixed)), isVisible: true)
      #expect(!press(GDK_KEY_Delete, in: table))
    }
    table.focus(try #require(stage.cell(2)), isVisible: true)
    #expect(press(GDK_KEY_Delete, in: table))
    #expect(table.swipe.current?.actions.buttons.map(\.action.title) == ["Forget Watch"])
    #expect(devices.log == [])
    #expect(press(GDK_KEY_Delete, in: table))
    builder.updateIfNeeded()
    #expect(devices.log == ["delete Watch at 2"])
    #expect(stage.texts == ["Phone", "Car"])
  }

  @Test("Alt and an arrow move a row among those of its provider and no further")
  func keyboardMoves() async throws {
    let stage = Stage()
    defer { stage.close() }
    let order = OrderProvider(["a", "b", "c"])
    let builder = stage.tableView.flix.animatable.build([DevicesProvider(["Phone"]), order, DevicesProvider(["Car"])])
    let table = stage.tableView
    table.setEditing(true, animated: false)
    try await nextFrame(of: stage.window.gtkWindow)
    let cell = try #require(stage.cell(2))
    #expect(cell.textLabel?.text == "b")
    table.focus(cell, isVisible: true)
    for _ in 0..<3 {
      #expect(press(GDK_KEY_Down, GDK_ALT_MASK, in: table))
      builder.updateIfNeeded()
    }
    #expect(order.log == ["b 1 to 2"])
    #expect(stage.texts == ["Phone", "a", "c", "b", "Car"])
    for _ in 0..<3 { #expect(press(GDK_KEY_Up, GDK_ALT_MASK, in: table)) }
    #expect(order.log == ["b 1 to 2", "b 2 to 1", "b 1 to 0"])
    builder.updateIfNeeded()
    #expect(stage.texts == ["Phone", "b", "a", "c", "Car"])
    #expect(stage.cell(1) === cell)
  }
}
