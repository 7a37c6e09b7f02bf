import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Table view: keyboard and accessibility", .serialized)
@MainActor
struct TableViewKeyboardTests {
  init() { _ = GTKStartup.done }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  private func shown(_ fixture: TableFixture) async throws -> TableFixture {
    try await nextFrame(of: fixture.window.gtkWindow)
    return fixture
  }

  private func press(_ key: Int32, in fixture: TableFixture, shift: Bool = false) -> Bool {
    fixture.table.keyWasPressed(UInt32(bitPattern: key), shift ? GDK_SHIFT_MASK : GdkModifierType(rawValue: 0))
  }

  private func focusedRow(_ fixture: TableFixture) -> Int? {
    guard let focus = gtk_window_get_focus(fixture.window.gtkWindow.as(GtkWindow.self)) else { return nil }
    return fixture.table.rows.first { $0.value.gtkWidget == focus }?.key.row
  }

  private func focus(_ row: Int, in fixture: TableFixture) throws {
    let cell = try #require(fixture.table.cellForRow(at: path(row)))
    fixture.table.focus(cell, isVisible: true)
    #expect(focusedRow(fixture) == row)
  }

  @Test func `arrows, Home, End and the page keys move the focus and keep it in sight`() async throws {
    let fixture = try await shown(TableFixture(rows: 1000))
    try focus(2, in: fixture)
    #expect(press(GDK_KEY_Down, in: fixture))
    #expect(focusedRow(fixture) == 3)
    #expect(press(GDK_KEY_Up, in: fixture))
    #expect(focusedRow(fixture) == 2)
    #expect(press(GDK_KEY_End, in: fixture))
    #expect(focusedRow(fixture) == 999)
    #expect(fixture.table.indexPathsForVisibleRows?.last == path(999))
    #expect(press(GDK_KEY_Down, in: fixture))
    #expect(focusedRow(fixture) == 999)
    #expect(press(GDK_KEY_Page_Up, in: fixture))
    #expect(focusedRow(fixture).map { (991...994).contains($0) } == true)
    #expect(press(GDK_KEY_Home, in: fixture))
    #expect(focusedRow(fixture) == 0)
    #expect(fixture.table.contentOffset.y == 0)
    #expect(press(GDK_KEY_Page_Down, in: fixture))
    #expect(focusedRow(fixture).map { (5...7).contains($0) } == true)
    fixture.close()
  }

  /// A fixture of two sections with titles, and a row without height, a disabled one and one that cannot be chosen.
  private func mixed(style: UITableView.Style = .plain) async throws -> TableFixture {
    var (first, second) = (TableFixture.section(4, "a"), TableFixture.section(3, "b"))
    first.header = "A"
    second.header = "B"
    second.footer = "End"
    first.rows[1].height = 0
    let fixture = TableFixture([first, second], style: style)
    fixture.onConfigure = { cell, indexPath in
      cell.selectionStyle = indexPath == IndexPath(row: 2, section: 0) ? .none : .default
      cell.isUserInteractionEnabled = indexPath != IndexPath(row: 0, section: 1)
    }
    fixture.table.reloadData()
    return try await shown(fixture)
  }

  private func focusedPath(_ fixture: TableFixture) -> IndexPath? {
    guard let focus = gtk_window_get_focus(fixture.window.gtkWindow.as(GtkWindow.self)) else { return nil }
    return fixture.table.rows.first { $0.value.gtkWidget == focus }?.key
  }

  @Test(arguments: [UITableView.Style.plain, .grouped, .insetGrouped])
  func `arrows pass over titles, rows without height, disabled rows and those that cannot be chosen`(
    _ style: UITableView.Style
  ) async throws {
    let fixture = try await mixed(style: style)
    fixture.table.focus(try #require(fixture.table.cellForRow(at: path(0))), isVisible: true)
    var seen: [IndexPath] = []
    for _ in 0..<6 {
      #expect(press(GDK_KEY_Down, in: fixture))
      if let path = focusedPath(fixture), seen.last != path { seen.append(path) }
    }
    #expect(seen == [[0, 3], [1, 1], [1, 2]])
    seen = []
    for _ in 0..<6 {
      #expect(press(GDK_KEY_Up, in: fixture))
      if let path = focusedPath(fixture), seen.last != path { seen.append(path) }
    }
    #expect(seen == [[1, 1], [0, 3], [0, 0]])
    fixture.close()
  }

  @Test func `Home and End find the outermost rows that take the focus`() async throws {
    let fixture = try await mixed()
    fixture.table.focus(try #require(fixture.table.cellForRow(at: path(3))), isVisible: true)
    #expect(press(GDK_KEY_End, in: fixture))
    #expect(focusedPath(fixture) == [1, 2])
    #expect(press(GDK_KEY_Home, in: fixture))
    #expect(focusedPath(fixture) == [0, 0])
    fixture.close()
  }

  @Test func `a row under a header that stays at the top scrolls clear of it when it gets the focus`() async throws {
    var section = TableFixture.section(60)
    section.header = "Title"
    let fixture = try await shown(TableFixture([section]))
    let table = fixture.table
    table.scrollToRow(at: path(30), at: .top, animated: false)
    table.focus(try #require(table.cellForRow(at: path(30))), isVisible: true)
    #expect(press(GDK_KEY_Up, in: fixture))
    #expect(focusedRow(fixture) == 29)
    let header = try #require(table.headerView(forSection: 0))
    #expect(table.rectForRow(at: path(29)).minY >= header.frame.maxY)
    fixture.close()
  }

  @Test func `keys reach the ends of a million rows at once`() async throws {
    let fixture = TableFixture(rows: 0)
    let source = Million()
    fixture.table.delegate = nil
    fixture.table.dataSource = source
    _ = try await shown(fixture)
    fixture.table.layoutIfNeeded()
    fixture.table.focus(try #require(fixture.table.cellForRow(at: path(3))), isVisible: true)
    #expect(press(GDK_KEY_End, in: fixture))
    #expect(focusedRow(fixture) == 999_999)
    #expect(press(GDK_KEY_Page_Up, in: fixture))
    #expect(focusedRow(fixture).map { (999_990...999_996).contains($0) } == true)
    #expect(press(GDK_KEY_Home, in: fixture))
    #expect(focusedRow(fixture) == 0)
    #expect(source.configured < 120)
    fixture.close()
  }

  private final class Million: NSObject, UITableViewDataSource {
    var configured = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1_000_000 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      configured += 1
      return UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  @Test func `keys mean the same from right to left`() async throws {
    let fixture = TableFixture(rows: 20)
    fixture.table.semanticContentAttribute = .forceRightToLeft
    _ = try await shown(fixture)
    try focus(2, in: fixture)
    #expect(press(GDK_KEY_Down, in: fixture))
    #expect(focusedRow(fixture) == 3)
    #expect(!press(GDK_KEY_Left, in: fixture))
    #expect(!press(GDK_KEY_Right, in: fixture))
    #expect(focusedRow(fixture) == 3)
    fixture.close()
  }

  @Test func `Space and Return select the focused row`() async throws {
    let fixture = try await shown(TableFixture(rows: 5))
    try focus(1, in: fixture)
    fixture.log = []
    #expect(press(GDK_KEY_space, in: fixture))
    #expect(fixture.log == ["shouldHighlight 1", "willSelect 1", "didSelect 1"])
    #expect(press(GDK_KEY_Down, in: fixture))
    #expect(press(GDK_KEY_Return, in: fixture))
    #expect(fixture.table.indexPathForSelectedRow == path(2))
    fixture.close()
  }

  @Test func `keys are left alone while no row has the focus`() async throws {
    let fixture = try await shown(TableFixture(rows: 5))
    gtk_window_set_focus(fixture.window.gtkWindow.as(GtkWindow.self), nil)
    #expect(!press(GDK_KEY_Down, in: fixture))
    #expect(!press(GDK_KEY_space, in: fixture))
    #expect(!press(GDK_KEY_Tab, in: fixture))
    fixture.close()
  }

  @Test func `Tab goes on to rows that had no cell`() async throws {
    let fixture = try await shown(TableFixture(rows: 50, height: 100))
    try focus(2, in: fixture)
    #expect(press(GDK_KEY_Tab, in: fixture))
    #expect(focusedRow(fixture) == 3)
    fixture.table.scrollToRow(at: path(3), at: .top, animated: false)
    #expect(press(GDK_KEY_Tab, in: fixture, shift: true))
    #expect(focusedRow(fixture) == 2)
    fixture.close()
  }

  @Test func `a row that cannot be chosen does not take the focus`() async throws {
    let fixture = TableFixture(rows: 5)
    fixture.onConfigure = { cell, indexPath in cell.selectionStyle = indexPath.row == 1 ? .none : .default }
    fixture.table.reloadData()
    _ = try await shown(fixture)
    try focus(0, in: fixture)
    #expect(press(GDK_KEY_Down, in: fixture))
    #expect(focusedRow(fixture) == 2)
    fixture.table.allowsSelection = false
    #expect(fixture.table.visibleCells.allSatisfy { gtk_widget_get_focusable($0.gtkWidget) == 0 })
    fixture.close()
  }

  /// A table whose row 1 holds a button with the keyboard focus.
  private func withFocusedButton() async throws -> (TableFixture, UIButton, UITableViewCell) {
    let fixture = TableFixture(rows: 100)
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 34))
    button.setTitle("Press", for: .normal)
    fixture.onConfigure = { cell, indexPath in
      cell.accessoryView = indexPath.row == 1 && cell.textLabel?.text == "1" ? button : nil
    }
    fixture.table.reloadData()
    _ = try await shown(fixture)
    let cell = try #require(fixture.table.cellForRow(at: path(1)))
    let widget = try #require(button.nativeWidget)
    #expect(gtk_widget_grab_focus(widget) != 0)
    #expect(cell.containsKeyboardFocus)
    return (fixture, button, cell)
  }

  @Test func `the cell with the focus lives on out of sight and comes back`() async throws {
    let (fixture, _, cell) = try await withFocusedButton()
    fixture.table.contentOffset.y = 2000
    try await nextFrame(of: fixture.window.gtkWindow)
    #expect(cell.containsKeyboardFocus)
    #expect(gtk_widget_get_mapped(cell.gtkWidget) != 0)
    #expect(fixture.table.cellForRow(at: path(1)) === cell)
    #expect(!fixture.table.visibleCells.contains(cell))
    fixture.table.contentOffset.y = 0
    #expect(fixture.table.cellForRow(at: path(1)) === cell)
    #expect(cell.containsKeyboardFocus)
    fixture.close()
  }

  @Test func `the focus survives changes around its row`() async throws {
    let (fixture, _, cell) = try await withFocusedButton()
    fixture.table.performBatchUpdates {
      fixture.sections[0].rows.insert(.init(text: "new"), at: 0)
      fixture.sections[0].rows.remove(at: 4)
      fixture.table.insertRows(at: [path(0)], with: .automatic)
      fixture.table.deleteRows(at: [path(3)], with: .automatic)
    }
    #expect(cell.containsKeyboardFocus)
    try await waitFor("the end of the animation") { !fixture.table.motion.isRunning }
    #expect(cell.containsKeyboardFocus)
    UIView.performWithoutAnimation {
      fixture.table.performBatchUpdates {
        fixture.sections[0].rows.swapAt(2, 5)
        fixture.table.moveRow(at: path(2), to: path(5))
        fixture.table.moveRow(at: path(5), to: path(2))
      }
    }
    #expect(fixture.table.indexPath(for: cell) == path(5))
    #expect(cell.containsKeyboardFocus)
    fixture.close()
  }

  @Test func `the focus survives a reconfiguration and a reload of all`() async throws {
    let (fixture, _, cell) = try await withFocusedButton()
    fixture.table.reconfigureRows(at: [path(1)])
    #expect(cell.containsKeyboardFocus)
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.cellForRow(at: path(1)) === cell)
    #expect(cell.containsKeyboardFocus)
    fixture.close()
  }

  @Test func `deleting the row with the focus takes the focus out of it`() async throws {
    let (fixture, _, cell) = try await withFocusedButton()
    UIView.performWithoutAnimation {
      fixture.sections[0].rows.remove(at: 1)
      fixture.table.deleteRows(at: [path(1)], with: .automatic)
    }
    try await nextFrame(of: fixture.window.gtkWindow)
    #expect(!cell.containsKeyboardFocus)
    #expect(fixture.table.rows.values.allSatisfy { !$0.containsKeyboardFocus })
    fixture.close()
  }

  @Test func `the focus of a row that goes moves to the next one, or the one before`() async throws {
    let fixture = try await shown(TableFixture(rows: 4))
    try focus(1, in: fixture)
    UIView.performWithoutAnimation {
      fixture.sections[0].rows.removeSubrange(1...2)
      fixture.table.deleteRows(at: [path(1), path(2)], with: .automatic)
    }
    #expect(focusedRow(fixture) == 1)
    #expect(fixture.table.cellForRow(at: path(1))?.textLabel?.text == "3")
    UIView.performWithoutAnimation {
      fixture.table.reloadRows(at: [path(1)], with: .automatic)
    }
    #expect(focusedRow(fixture) == 1)
    UIView.performWithoutAnimation {
      fixture.sections[0].rows.removeLast()
      fixture.table.deleteRows(at: [path(1)], with: .automatic)
    }
    #expect(focusedRow(fixture) == 0)
    fixture.close()
  }

  @Test func `a table is a list of items to assistive technologies`() throws {
    let fixture = TableFixture(rows: 50)
    let table = fixture.table
    #expect(gtk_test_accessible_has_role(table.contentWidget.opaque, GTK_ACCESSIBLE_ROLE_LIST) != 0)
    let cell = try #require(table.cellForRow(at: path(1)))
    #expect(gtk_test_accessible_has_role(cell.gtkWidget.opaque, GTK_ACCESSIBLE_ROLE_LIST_ITEM) != 0)
    #expect(gtk_test_accessible_has_property(cell.gtkWidget.opaque, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
    #expect(gtk_test_accessible_has_relation(cell.gtkWidget.opaque, GTK_ACCESSIBLE_RELATION_POS_IN_SET) != 0)
    #expect(gtk_test_accessible_has_state(cell.gtkWidget.opaque, GTK_ACCESSIBLE_STATE_SELECTED) != 0)
    fixture.close()
  }
}
