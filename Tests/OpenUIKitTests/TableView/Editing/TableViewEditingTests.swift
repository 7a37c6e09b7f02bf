import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Table view: editing", .serialized)
@MainActor
struct TableViewEditingTests {
  private func cell(_ row: Int, of fixture: EditingFixture) throws -> UITableViewCell {
    try #require(fixture.table.cellForRow(at: fixture.path(row)))
  }

  @Test func `the edit mode indents rows and gives them the controls that the delegate names`() throws {
    let fixture = EditingFixture(["a", "b", "c"])
    defer { fixture.close() }
    fixture.style = { [.delete, .insert, .none][$0.row] }
    #expect(try cell(0, of: fixture).contentView.frame.minX == 0)
    fixture.table.setEditing(true, animated: false)
    #expect(try (0..<3).map { try cell($0, of: fixture).editingStyle } == [.delete, .insert, .none])
    #expect(try (0..<3).map { try cell($0, of: fixture).editing.control?.kind } == [.delete, .insert, nil])
    let left = try cell(0, of: fixture).contentView.frame.minX
    #expect(left > 0)
    #expect(try cell(2, of: fixture).contentView.frame.minX == left)
    #expect(try cell(0, of: fixture).contentView.frame.maxX == 400)
    fixture.table.setEditing(false, animated: false)
    fixture.table.layoutIfNeeded()
    #expect(try cell(0, of: fixture).editing.control == nil)
    #expect(try cell(0, of: fixture).contentView.frame.minX == 0)
    #expect(try cell(0, of: fixture).editingStyle == .none)
  }

  @Test func `rows that cannot be edited stay as they are, and indentation can be declined`() throws {
    let fixture = EditingFixture(["a", "b"])
    defer { fixture.close() }
    fixture.canEdit = { $0.row == 0 }
    fixture.style = { _ in .none }
    fixture.table.setEditing(true, animated: false)
    #expect(try cell(0, of: fixture).isEditing)
    #expect(try cell(0, of: fixture).contentView.frame.minX > 0)
    #expect(try !cell(1, of: fixture).isEditing)
    #expect(try cell(1, of: fixture).contentView.frame.minX == 0)
    fixture.table.setEditing(false, animated: false)
    fixture.indents = false
    fixture.table.setEditing(true, animated: false)
    #expect(try cell(0, of: fixture).contentView.frame.minX == 0)
  }

  @Test func `an animated change ends with the controls in place, or gone`() async throws {
    let fixture = EditingFixture(["a", "b"])
    defer { fixture.close() }
    try await nextFrame(of: fixture.window.gtkWindow)
    fixture.table.setEditing(true, animated: true)
    let control = try #require(try cell(0, of: fixture).editing.control)
    #expect(control.alpha == 1)
    #expect(control.frame.minX > 0)
    fixture.table.setEditing(false, animated: true)
    try await waitFor("the control to go") { control.superview == nil }
    #expect(try cell(0, of: fixture).contentView.frame.minX == 0)
  }

  @Test func `the control asks first, and the button with the delegate's title deletes`() async throws {
    let fixture = EditingFixture(["a", "b", "c"])
    defer { fixture.close() }
    fixture.title = "Forget"
    try await nextFrame(of: fixture.window.gtkWindow)
    fixture.table.setEditing(true, animated: false)
    let cell = try cell(1, of: fixture)
    fixture.table.editControlWasPressed(on: cell)
    #expect(cell.showingDeleteConfirmation)
    #expect(fixture.log.isEmpty)
    let row = try #require(fixture.table.swipe.current)
    let button = try #require(row.actions.buttons.first)
    #expect(button.action.title == "Forget")
    #expect(button.isFocused)
    UIView.performWithoutAnimation { fixture.table.swipe.perform(button, of: row) }
    #expect(fixture.log == ["delete 1"])
    #expect(fixture.shown == ["a", "c"])
    #expect(!cell.showingDeleteConfirmation)
  }

  @Test func `the focus of a control whose row is deleted goes on to the next control`() async throws {
    let fixture = EditingFixture(["a", "b", "c"])
    defer { fixture.close() }
    try await nextFrame(of: fixture.window.gtkWindow)
    fixture.table.setEditing(true, animated: false)
    fixture.table.focus(try cell(1, of: fixture), isVisible: true)
    #expect(try cell(1, of: fixture).editing.control?.isFocused == true)
    #expect(fixture.press(GDK_KEY_Delete))
    #expect(fixture.press(GDK_KEY_Delete))
    #expect(fixture.log == ["delete 1"])
    #expect(try cell(1, of: fixture).textLabel?.text == "c")
    #expect(try cell(1, of: fixture).editing.control?.isFocused == true)
    #expect(fixture.press(GDK_KEY_Up))
    #expect(try cell(0, of: fixture).editing.control?.isFocused == true)
  }

  @Test func `the control that inserts acts at once`() throws {
    let fixture = EditingFixture(["a", "b"])
    defer { fixture.close() }
    fixture.style = { $0.row == 1 ? .insert : .none }
    fixture.table.setEditing(true, animated: false)
    let cell = try cell(1, of: fixture)
    UIView.performWithoutAnimation { fixture.table.editControlWasPressed(on: cell) }
    #expect(fixture.log == ["insert 1"])
    #expect(fixture.shown == ["a", "new", "b"])
    // The places decide, so the rows are asked again.
    #expect(try (0..<3).map { try self.cell($0, of: fixture).editingStyle } == [.none, .insert, .none])
  }

  @Test func `Delete edits the focused row by itself, and Escape ends that`() async throws {
    let fixture = EditingFixture(["a", "b", "c"])
    defer { fixture.close() }
    try await nextFrame(of: fixture.window.gtkWindow)
    fixture.table.focus(try cell(2, of: fixture), isVisible: true)
    #expect(fixture.press(GDK_KEY_Delete))
    #expect(try cell(2, of: fixture).showingDeleteConfirmation)
    #expect(fixture.press(GDK_KEY_Escape))
    #expect(try !cell(2, of: fixture).showingDeleteConfirmation)
    #expect(fixture.log == ["begin 2", "end 2"])
    #expect(gtk_widget_has_focus(try cell(2, of: fixture).gtkWidget) != 0)
    fixture.log = []
    #expect(fixture.press(GDK_KEY_Delete))
    UIView.performWithoutAnimation { #expect(fixture.press(GDK_KEY_Delete)) }
    #expect(fixture.log == ["begin 2", "delete 2", "end nil"])
    #expect(fixture.shown == ["a", "b"])
  }

  @Test func `Delete does nothing on rows that nobody said can be deleted`() async throws {
    let fixture = TableFixture(rows: 3)
    defer { fixture.close() }
    try await nextFrame(of: fixture.window.gtkWindow)
    let cell = try #require(fixture.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    fixture.table.focus(cell, isVisible: true)
    #expect(!fixture.table.keyWasPressed(UInt32(bitPattern: GDK_KEY_Delete), GdkModifierType(rawValue: 0)))
    #expect(!cell.showingDeleteConfirmation)
  }

  @Test func `a press on another row, a reload and the end of editing take the question back`() throws {
    let fixture = EditingFixture(["a", "b", "c"])
    defer { fixture.close() }
    fixture.table.setEditing(true, animated: false)
    for endIt in [
      { fixture.table.pressBegan(on: try cell(0, of: fixture)) },
      { fixture.table.reloadData() },
      { fixture.table.setEditing(false, animated: false) },
    ] {
      let cell = try cell(1, of: fixture)
      fixture.table.editControlWasPressed(on: cell)
      #expect(cell.showingDeleteConfirmation)
      try endIt()
      #expect(!cell.showingDeleteConfirmation)
      #expect(!fixture.table.swipe.isOpen)
    }
    #expect(fixture.log.isEmpty)
  }
}
