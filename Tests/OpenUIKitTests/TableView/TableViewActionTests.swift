import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Table view: what assistive technologies can do", .serialized)
@MainActor
struct TableViewActionTests {
  private func actions(_ row: Int, of fixture: EditingFixture) throws -> [String] {
    fixture.table.layoutIfNeeded()
    let cell = try #require(fixture.table.cellForRow(at: fixture.path(row)))
    return fixture.table.widgetActions(of: cell).map(\.name)
  }

  /// Performs an action by its name on the bus, as GTK does.
  private func perform(_ name: String, _ row: Int, of fixture: EditingFixture) throws -> Bool {
    let cell = try #require(fixture.table.cellForRow(at: fixture.path(row)))
    return gtk_widget_activate_action_variant(cell.gtkWidget, "row." + name, nil) != 0
  }

  @Test func `a row can be chosen, and done with what a swipe uncovers`() throws {
    let fixture = EditingFixture(["a", "b", "c"])
    defer { fixture.close() }
    #expect(try actions(1, of: fixture) == ["activate", "Delete"])
    fixture.log = []
    #expect(try perform("activate", 1, of: fixture))
    #expect(fixture.table.indexPathForSelectedRow == fixture.path(1))
    UIView.performWithoutAnimation { #expect((try? perform("Delete", 1, of: fixture)) == true) }
    #expect(fixture.shown == ["a", "c"])
    #expect(fixture.log.contains("delete 1"))
    #expect(try !perform("Archive", 1, of: fixture))
  }

  @Test func `a row that is edited has what its control does, without which it has nothing`() throws {
    let fixture = EditingFixture(["a", "b", "c"])
    defer { fixture.close() }
    fixture.style = { $0.row == 0 ? .delete : $0.row == 1 ? .insert : .none }
    fixture.table.setEditing(true, animated: false)
    #expect(try (0..<3).map { try actions($0, of: fixture) } == [["Delete"], ["insert"], []])
    UIView.performWithoutAnimation { #expect((try? perform("insert", 1, of: fixture)) == true) }
    #expect(fixture.log.last == "insert 1")
  }

  @Test func `a row that can be moved moves up and down, as far as there are rows`() throws {
    let fixture = ReorderFixture([["a", "b", "c"]])
    defer { fixture.close() }
    func names(_ row: Int) throws -> [String] {
      let cell = try #require(fixture.table.cellForRow(at: fixture.path(row)))
      return fixture.table.widgetActions(of: cell).map(\.name)
    }
    #expect(try (0..<3).map(names) == [["move-down"], ["move-up", "move-down"], ["move-up"]])
    let cell = try #require(fixture.table.cellForRow(at: fixture.path(0)))
    #expect(gtk_widget_activate_action_variant(cell.gtkWidget, "row.move-down", nil) != 0)
    #expect(fixture.sections == [["b", "a", "c"]])
    fixture.canMove = { _ in false }
    #expect(try names(1) == [])
  }

  @Test func `nobody is asked before somebody wants to know, and a cell out of sight has nothing`() throws {
    let fixture = ReorderFixture([["a", "b"]])
    defer { fixture.close() }
    var asked = 0
    fixture.canMove = { _ in
      asked += 1
      return true
    }
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    let before = asked
    let cell = try #require(fixture.table.cellForRow(at: fixture.path(1)))
    gtk_widget_queue_draw(cell.gtkWidget)
    #expect(asked == before)
    fixture.sections = [["a"]]
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    let pooled = try #require(fixture.table.indexPath(for: cell) == nil ? cell : nil)
    #expect(fixture.table.widgetActions(of: pooled).isEmpty)
    #expect(gtk_widget_activate_action_variant(pooled.gtkWidget, "row.move-up", nil) == 0)
  }
}
