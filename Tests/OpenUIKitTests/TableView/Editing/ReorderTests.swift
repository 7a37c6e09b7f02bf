import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Table view: reordering", .serialized)
@MainActor
struct ReorderTests {
  @Test func `rows that can be moved have handles in edit mode, at the trailing edge`() throws {
    let fixture = ReorderFixture([["a", "b", "c"]])
    defer { fixture.close() }
    fixture.canMove = { $0.row != 1 }
    fixture.table.reloadData()
    let cell = try #require(fixture.cell("a"))
    #expect(cell.showsReorderControl)
    #expect(cell.editing.handle?.frame.maxX == 392)
    #expect(cell.contentView.frame.maxX == 364)
    #expect(fixture.cell("b")?.editing.handle == nil)
    fixture.table.setEditing(false, animated: false)
    #expect(fixture.cell("a")?.editing.handle == nil)
    #expect(cell.contentView.frame.maxX == 400)
  }

  @Test func `a data source without a method that moves has no handles`() throws {
    let fixture = EditingFixture(["a"])
    defer { fixture.close() }
    fixture.table.setEditing(true, animated: false)
    let cell = try #require(fixture.table.cellForRow(at: fixture.path(0)))
    #expect(cell.editing.handle == nil)
    #expect(!fixture.table.reordering.begin(cell, at: .zero))
  }

  @Test func `the rows make room while one is dragged, and the data source hears of the move once`() throws {
    let fixture = ReorderFixture([["a", "b", "c", "d"]])
    defer { fixture.close() }
    #expect(fixture.lift("a"))
    fixture.drag(by: 10)
    #expect(fixture.standing == ["a", "b", "c", "d"])
    #expect(fixture.cell("a")?.frame.minY == 10)
    fixture.drag(by: 80)
    #expect(fixture.cell("b")?.frame.minY == 0)
    #expect(fixture.cell("c")?.frame.minY == 44)
    #expect(fixture.cell("d")?.frame.minY == 132)
    #expect(fixture.table.numberOfRows(inSection: 0) == 4)
    #expect(fixture.table.cellForRow(at: fixture.path(0)) === fixture.cell("a"))
    let cell = fixture.cell("a")
    fixture.table.reordering.end()
    #expect(fixture.log == ["target 0.2", "move 0.0 to 0.2"])
    #expect(fixture.standing == ["b", "c", "a", "d"])
    #expect(fixture.table.cellForRow(at: fixture.path(2)) === cell)
    #expect(cell?.frame.minY == 88)
    #expect(cell?.isLifted == false)
  }

  @Test func `upwards, and to the ends and beyond`() throws {
    let fixture = ReorderFixture([["a", "b", "c", "d"]])
    defer { fixture.close() }
    fixture.lift("c")
    fixture.drag(by: -400)
    #expect(fixture.cell("c")?.frame.minY == 0)
    fixture.table.reordering.end()
    #expect(fixture.sections == [["c", "a", "b", "d"]])
    fixture.lift("c")
    fixture.drag(by: 400)
    fixture.table.reordering.end()
    #expect(fixture.sections == [["a", "b", "d", "c"]])
    #expect(fixture.standing == ["a", "b", "d", "c"])
  }

  @Test func `a row that comes back to its place is not moved`() throws {
    let fixture = ReorderFixture([["a", "b", "c"]])
    defer { fixture.close() }
    fixture.lift("a")
    fixture.drag(by: 50)
    fixture.drag(by: -50)
    fixture.table.reordering.end()
    #expect(fixture.log == ["target 0.1", "target 0.0"])
    #expect(fixture.standing == ["a", "b", "c"])
    #expect(fixture.cell("a")?.frame.minY == 0)
  }

  @Test func `rows keep their own heights`() throws {
    let fixture = ReorderFixture([["a", "tall", "c"]])
    defer { fixture.close() }
    fixture.height = { $0 == "tall" ? 100 : 44 }
    fixture.table.reloadData()
    fixture.lift("tall")
    fixture.drag(by: 40)
    #expect(fixture.cell("c")?.frame.minY == 44)
    fixture.table.reordering.end()
    #expect(fixture.sections == [["a", "c", "tall"]])
    #expect(fixture.cell("tall")?.frame == CGRect(x: 0, y: 88, width: 400, height: 100))
    #expect(fixture.table.rectForRow(at: fixture.path(2)).height == 100)
    #expect(fixture.table.contentSize.height == 188)
  }

  @Test func `the delegate decides where the gap is`() throws {
    let fixture = ReorderFixture([["a", "b", "c", "d"]])
    defer { fixture.close() }
    fixture.target = { fixture.path(min($1.row, 1)) }
    fixture.lift("a")
    fixture.drag(by: 120)
    #expect(fixture.cell("a")?.frame.minY == 120)
    #expect(fixture.cell("b")?.frame.minY == 0)
    #expect(fixture.cell("c")?.frame.minY == 88)
    fixture.table.reordering.end()
    #expect(fixture.sections == [["b", "a", "c", "d"]])
  }

  @Test func `rows move into other sections, also empty ones`() throws {
    let fixture = ReorderFixture([["a", "b"], [], ["c"]], style: .grouped)
    defer { fixture.close() }
    fixture.lift("c")
    fixture.drag(by: fixture.table.rect(forSection: 1).midY - (fixture.cell("c")?.frame.minY ?? 0))
    #expect(fixture.table.reordering.drag?.target == fixture.path(0, 1))
    fixture.table.reordering.end()
    #expect(fixture.sections == [["a", "b"], ["c"], []])
    #expect(fixture.table.numberOfRows(inSection: 1) == 1)
    #expect(fixture.table.numberOfRows(inSection: 2) == 0)
    fixture.lift("a")
    fixture.drag(by: 400)
    fixture.table.reordering.end()
    #expect(fixture.sections == [["b"], ["c"], ["a"]])
  }

  @Test func `a delegate that changes the rows while it is asked where a row may go ends the drag`() throws {
    let fixture = ReorderFixture([["a", "b", "c"]])
    defer { fixture.close() }
    fixture.lift("a")
    fixture.target = { [unowned fixture] _, proposed in
      fixture.sections = [["c"]]
      fixture.table.reloadData()
      return proposed
    }
    fixture.drag(by: 60)
    #expect(fixture.table.reordering.drag == nil)
    #expect(fixture.standing == ["c"])
  }

  @Test func `a data source that changes the rows while it is asked whether one moves begins no drag`() throws {
    let fixture = ReorderFixture([["a", "b", "c"]])
    defer { fixture.close() }
    let cell = try #require(fixture.cell("b"))
    var isAsked = false
    fixture.canMove = { [unowned fixture] _ in
      guard !isAsked else { return true }
      isAsked = true
      fixture.sections = [["c"]]
      fixture.table.reloadData()
      return true
    }
    #expect(!fixture.table.reordering.begin(cell, at: .zero))
    #expect(isAsked)
    #expect(fixture.standing == ["c"])
  }

  @Test func `a drag that is cancelled leaves everything as it was, and asks for nothing`() throws {
    let fixture = ReorderFixture([["a", "b", "c"]])
    defer { fixture.close() }
    for cancelIt in [
      { fixture.table.reordering.cancel(animated: false) },
      { fixture.table.reloadData() },
      { fixture.table.setEditing(false, animated: false) },
      { fixture.table.performBatchUpdates(nil) },
      { fixture.table.removeFromSuperview() },
    ] {
      fixture.table.setEditing(true, animated: false)
      fixture.table.layoutIfNeeded()
      fixture.lift("a")
      fixture.drag(by: 60)
      #expect(fixture.table.reordering.drag != nil)
      cancelIt()
      #expect(fixture.table.reordering.drag == nil)
      #expect(fixture.standing == ["a", "b", "c"])
      #expect(fixture.cell("a")?.frame.minY == 0)
      #expect(!fixture.log.contains { $0.hasPrefix("move") })
    }
  }

  @Test func `a data source that reloads while it moves gets what it has`() throws {
    let fixture = ReorderFixture([["a", "b", "c"]])
    defer { fixture.close() }
    fixture.didMove = { fixture.table.reloadData() }
    fixture.lift("a")
    fixture.drag(by: 60)
    fixture.table.reordering.end()
    #expect(fixture.standing == ["b", "a", "c"])
    fixture.didMove = { fixture.table.reloadRows(at: [fixture.path(0), fixture.path(2)], with: .none) }
    fixture.lift("c")
    fixture.drag(by: -60)
    UIView.performWithoutAnimation { fixture.table.reordering.end() }
    #expect(fixture.sections == [["b", "c", "a"]])
    #expect(fixture.standing == ["b", "c", "a"])
  }

  @Test func `selection and focus go with the row`() async throws {
    let fixture = ReorderFixture([["a", "b", "c"]])
    defer { fixture.close() }
    fixture.table.allowsSelectionDuringEditing = true
    try await nextFrame(of: fixture.window.gtkWindow)
    let cell = try #require(fixture.cell("a"))
    fixture.table.selectRow(at: fixture.path(0), animated: false, scrollPosition: .none)
    fixture.table.focus(cell, isVisible: true)
    fixture.lift("a")
    fixture.drag(by: 100)
    UIView.performWithoutAnimation { fixture.table.reordering.end() }
    #expect(fixture.table.indexPathForSelectedRow == fixture.path(2))
    #expect(gtk_widget_has_focus(cell.gtkWidget) != 0)
    #expect(cell.isSelected)
  }

  @Test func `Alt and an arrow move the focused row, also out of its section, and the focus stays on it`() async throws
  {
    let fixture = ReorderFixture([["a", "b"], ["c"]], style: .grouped)
    defer { fixture.close() }
    try await nextFrame(of: fixture.window.gtkWindow)
    let cell = try #require(fixture.cell("a"))
    fixture.table.focus(cell, isVisible: true)
    #expect(cell.editing.handle.map { gtk_widget_has_focus($0.gtkWidget) } == 1)
    #expect(fixture.press(GDK_KEY_Down, GDK_ALT_MASK))
    #expect(fixture.sections == [["b", "a"], ["c"]])
    #expect(fixture.press(GDK_KEY_Down, GDK_ALT_MASK))
    #expect(fixture.sections == [["b"], ["a", "c"]])
    #expect(cell.editing.handle.map { gtk_widget_has_focus($0.gtkWidget) } == 1)
    for _ in 0..<4 { #expect(fixture.press(GDK_KEY_Up, GDK_ALT_MASK)) }
    #expect(fixture.sections == [["a", "b"], ["c"]])
    fixture.target = { from, _ in from }
    fixture.log = []
    #expect(fixture.press(GDK_KEY_Down, GDK_ALT_MASK))
    #expect(fixture.log == ["target 0.1"])
    fixture.table.setEditing(false, animated: false)
    #expect(!fixture.press(GDK_KEY_Down, GDK_ALT_MASK))
  }

  @Test func `near the edges the table view scrolls, and the gap goes along`() throws {
    let fixture = ReorderFixture([(0..<60).map { "\($0)" }])
    defer { fixture.close() }
    fixture.lift("1")
    fixture.table.reordering.move(to: CGPoint(x: 380, y: 398))
    #expect(fixture.table.reordering.drag?.target.row == 9)
    for _ in 0..<40 { fixture.table.reordering.autoscroll.step(0.05) }
    #expect(fixture.table.contentOffset.y > 1000)
    let target = try #require(fixture.table.reordering.drag?.target)
    #expect(target.row > 30)
    fixture.table.reordering.end()
    #expect(fixture.sections[0][target.row] == "1")
    #expect(fixture.cell("1")?.frame.minY == CGFloat(target.row) * 44)
    let visible = fixture.table.visibleCells.compactMap(\.textLabel?.text)
    let rows = fixture.table.indexPathsForVisibleRows ?? []
    #expect(visible == rows.map { fixture.sections[0][$0.row] })
  }

  @Test func `an animated move ends with everything in its place`() async throws {
    let fixture = ReorderFixture([["a", "b", "c", "d"]], style: .insetGrouped)
    defer { fixture.close() }
    try await nextFrame(of: fixture.window.gtkWindow)
    fixture.lift("a")
    fixture.drag(by: 60)
    try await nextFrame(of: fixture.window.gtkWindow)
    #expect(fixture.cell("b")?.sectionEdges.isFirst == true)
    fixture.table.reordering.end()
    try await waitFor("the rows to stand still") { !fixture.table.motion.isRunning }
    #expect(fixture.standing == ["b", "a", "c", "d"])
    #expect(fixture.table.rows.values.allSatisfy { $0.renderOffset == .zero })
    #expect(fixture.cell("b")?.sectionEdges.isFirst == true)
    #expect(fixture.cell("a")?.sectionEdges.isFirst == false)
  }

  @Test func `a controller that overrides the move has rows to move`() {
    final class Plain: UITableViewController {}
    final class Moving: UITableViewController {
      override func tableView(_ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destination: IndexPath)
      {}
    }
    #expect(!Plain(style: .plain).implementsMove)
    #expect(Moving(style: .plain).implementsMove)
  }

  @Test func `nothing is left of a table view in which a row is dragged`() async throws {
    weak var table: UITableView?
    do {
      let fixture = ReorderFixture([["a", "b"]])
      fixture.lift("a")
      fixture.drag(by: 60)
      table = fixture.table
      fixture.close()
    }
    try await waitFor("the table view to go") { table == nil }
  }

  @Test func `marks show which rows are selected where several can be`() throws {
    let fixture = EditingFixture(["a", "b", "c"])
    defer { fixture.close() }
    fixture.table.allowsMultipleSelectionDuringEditing = true
    fixture.style = { _ in
      Issue.record("styles do not matter then")
      return .delete
    }
    fixture.table.setEditing(true, animated: false)
    let cells = try (0..<3).map { try #require(fixture.table.cellForRow(at: fixture.path($0))) }
    #expect(cells.map(\.editing.control?.kind) == [.select, .select, .select])
    fixture.table.choose(fixture.path(0))
    fixture.table.choose(fixture.path(2))
    #expect(fixture.table.indexPathsForSelectedRows == [fixture.path(0), fixture.path(2)])
    #expect(cells.map(\.editing.control?.isMarked) == [true, false, true])
    fixture.table.choose(fixture.path(0))
    #expect(fixture.table.indexPathsForSelectedRows == [fixture.path(2)])
    fixture.table.setEditing(false, animated: false)
    #expect(fixture.table.indexPathsForSelectedRows == nil)
  }
}
