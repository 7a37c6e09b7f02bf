import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Collection view: keyboard and accessibility", .serialized)
@MainActor
struct CollectionViewKeyboardTests {
  init() { _ = GTKStartup.done }

  private func path(_ item: Int) -> IndexPath { IndexPath(item: item, section: 0) }

  private func shown(_ fixture: CollectionFixture) async throws -> CollectionFixture {
    try await nextFrame(of: fixture.window.gtkWindow)
    return fixture
  }

  private func press(_ key: Int32, in fixture: CollectionFixture, shift: Bool = false) -> Bool {
    fixture.view.keyWasPressed(UInt32(bitPattern: key), shift ? GDK_SHIFT_MASK : GdkModifierType(rawValue: 0))
  }

  private func focusedItem(_ fixture: CollectionFixture) -> Int? {
    guard let focus = gtk_window_get_focus(fixture.window.gtkWindow.as(GtkWindow.self)) else { return nil }
    return fixture.view.views.first { $0.value.gtkWidget == focus }?.key.indexPath.item
  }

  private func focus(_ item: Int, in fixture: CollectionFixture) throws {
    let cell = try #require(fixture.view.cellForItem(at: path(item)))
    fixture.view.focus(cell, isVisible: true)
    #expect(focusedItem(fixture) == item)
  }

  @Test func `arrows move by rows and columns and keep the focus in sight`() async throws {
    let fixture = try await shown(CollectionFixture(items: 1000))
    try focus(4, in: fixture)
    for (key, item) in [
      (GDK_KEY_Right, 5), (GDK_KEY_Right, 5), (GDK_KEY_Down, 8), (GDK_KEY_Left, 7), (GDK_KEY_Up, 4), (GDK_KEY_Up, 1),
      (GDK_KEY_Up, 1), (GDK_KEY_Left, 0), (GDK_KEY_Left, 0),
    ] {
      #expect(press(key, in: fixture))
      #expect(focusedItem(fixture) == item)
    }
    for _ in 0..<6 { #expect(press(GDK_KEY_Down, in: fixture)) }
    #expect(focusedItem(fixture) == 18)
    #expect(fixture.view.contentOffset.y == 150)
    fixture.close()
  }

  @Test func `Home, End and the page keys reach far items`() async throws {
    let fixture = try await shown(CollectionFixture(items: 1000))
    try focus(4, in: fixture)
    #expect(press(GDK_KEY_End, in: fixture))
    #expect(focusedItem(fixture) == 999)
    #expect(fixture.view.indexPathsForVisibleItems.last == path(999))
    #expect(press(GDK_KEY_Page_Up, in: fixture))
    #expect(focusedItem(fixture) == 987)
    #expect(press(GDK_KEY_Home, in: fixture))
    #expect(focusedItem(fixture) == 0)
    #expect(press(GDK_KEY_Page_Down, in: fixture))
    #expect(focusedItem(fixture) == 12)
    fixture.close()
  }

  @Test func `down reaches a shorter row and up comes back`() async throws {
    let fixture = try await shown(CollectionFixture(items: 4))
    try focus(2, in: fixture)
    #expect(press(GDK_KEY_Down, in: fixture))
    #expect(focusedItem(fixture) == 3)
    #expect(press(GDK_KEY_Up, in: fixture))
    #expect(focusedItem(fixture) == 0)
    fixture.close()
  }

  @Test func `Space and Return select the focused item`() async throws {
    let fixture = try await shown(CollectionFixture(items: 6))
    try focus(1, in: fixture)
    fixture.log = []
    #expect(press(GDK_KEY_space, in: fixture))
    #expect(fixture.log == ["shouldHighlight 0.1", "shouldSelect 0.1", "didSelect 0.1"])
    #expect(press(GDK_KEY_Down, in: fixture))
    #expect(press(GDK_KEY_Return, in: fixture))
    #expect(fixture.view.indexPathsForSelectedItems == [path(4)])
    fixture.close()
  }

  @Test func `keys are left alone while no item has the focus`() async throws {
    let fixture = try await shown(CollectionFixture(items: 5))
    gtk_window_set_focus(fixture.window.gtkWindow.as(GtkWindow.self), nil)
    #expect(!press(GDK_KEY_Down, in: fixture))
    #expect(!press(GDK_KEY_space, in: fixture))
    #expect(!press(GDK_KEY_Tab, in: fixture))
    fixture.close()
  }

  @Test func `Tab goes on to items that had no cell`() async throws {
    let layout = GridLayout()
    layout.columns = 1
    layout.itemSize.height = 100
    let fixture = try await shown(CollectionFixture(items: 50, layout: layout))
    try focus(1, in: fixture)
    #expect(press(GDK_KEY_Tab, in: fixture))
    #expect(focusedItem(fixture) == 2)
    fixture.view.scrollToItem(at: path(2), at: .top, animated: false)
    #expect(press(GDK_KEY_Tab, in: fixture, shift: true))
    #expect(focusedItem(fixture) == 1)
    fixture.close()
  }

  /// A collection view whose item 1 holds a text field that is being typed in.
  private func withField() async throws -> (CollectionFixture, UITextField, UICollectionViewCell) {
    let fixture = CollectionFixture(items: 300)
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 90, height: 40))
    fixture.onConfigure = { cell, _ in
      if cell.label.text == "1" { cell.contentView.addSubview(field) }
    }
    fixture.view.reloadData()
    _ = try await shown(fixture)
    let cell = try #require(fixture.view.cellForItem(at: path(1)))
    #expect(field.becomeFirstResponder())
    field.insertText("typed")
    #expect(cell.containsKeyboardFocus)
    return (fixture, field, cell)
  }

  @Test func `the field being typed in survives batches and reconfiguration`() async throws {
    let (fixture, field, cell) = try await withField()
    fixture.view.performBatchUpdates {
      fixture.sections[0].insert("new", at: 0)
      fixture.sections[0].remove(at: 4)
      fixture.view.insertItems(at: [path(0)])
      fixture.view.deleteItems(at: [path(3)])
    }
    #expect(field.isFirstResponder)
    try await waitFor("the end of the animation") { !fixture.view.motion.isRunning }
    #expect(fixture.view.indexPath(for: cell) == path(2))
    fixture.view.reconfigureItems(at: [path(2)])
    #expect(field.isFirstResponder)
    #expect(field.text == "typed")
    fixture.close()
  }

  @Test func `a reload ends editing, as the item may be another one`() async throws {
    let (fixture, field, _) = try await withField()
    fixture.view.reloadData()
    fixture.view.layoutIfNeeded()
    #expect(!field.isFirstResponder)
    #expect(field.text == "typed")
    fixture.close()
  }

  @Test func `the cell with the focus lives on out of sight and comes back`() async throws {
    let (fixture, field, cell) = try await withField()
    fixture.view.contentOffset.y = 2000
    try await nextFrame(of: fixture.window.gtkWindow)
    #expect(field.isFirstResponder)
    #expect(fixture.view.cellForItem(at: path(1)) === cell)
    #expect(!fixture.view.visibleCells.contains(cell))
    fixture.view.contentOffset.y = 0
    #expect(fixture.view.visibleCells.contains(cell))
    #expect(field.text == "typed")
    fixture.close()
  }

  @Test func `deleting the item being typed in ends editing once`() async throws {
    let (fixture, field, cell) = try await withField()
    var ends = 0
    field.addAction(UIAction { _ in ends += 1 }, for: .editingDidEnd)
    UIView.performWithoutAnimation {
      fixture.sections[0].remove(at: 1)
      fixture.view.deleteItems(at: [path(1)])
    }
    try await nextFrame(of: fixture.window.gtkWindow)
    #expect(ends == 1)
    #expect(!cell.containsKeyboardFocus)
    #expect(field.text == "typed")
    fixture.close()
  }

  @Test func `the focus of an item that goes moves to the next one, or the one before`() async throws {
    let fixture = try await shown(CollectionFixture(items: 4))
    try focus(1, in: fixture)
    UIView.performWithoutAnimation {
      fixture.sections[0].removeSubrange(1...2)
      fixture.view.deleteItems(at: [path(1), path(2)])
    }
    #expect(focusedItem(fixture) == 1)
    UIView.performWithoutAnimation { fixture.view.reloadItems(at: [path(1)]) }
    #expect(focusedItem(fixture) == 1)
    UIView.performWithoutAnimation {
      fixture.sections[0].removeLast()
      fixture.view.deleteItems(at: [path(1)])
    }
    #expect(focusedItem(fixture) == 0)
    fixture.close()
  }

  @Test func `a collection view is a grid of cells to assistive technologies`() {
    let fixture = CollectionFixture(items: 30)
    #expect(gtk_test_accessible_has_role(fixture.view.contentWidget.opaque, GTK_ACCESSIBLE_ROLE_GRID) != 0)
    for cell in fixture.view.visibleCells.map(\.gtkWidget.opaque) {
      #expect(gtk_test_accessible_has_role(cell, GTK_ACCESSIBLE_ROLE_GRID_CELL) != 0)
      #expect(gtk_test_accessible_has_property(cell, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
      #expect(gtk_test_accessible_has_relation(cell, GTK_ACCESSIBLE_RELATION_POS_IN_SET) != 0)
      #expect(gtk_test_accessible_has_state(cell, GTK_ACCESSIBLE_STATE_SELECTED) != 0)
    }
    fixture.view.contentOffset.y = 100
    let shown = fixture.view.subviews.compactMap { $0 as? UICollectionViewCell }.filter { !$0.isParked }
    #expect(shown.map { fixture.view.indexPath(for: $0)?.item } == Array(6..<18), "read in the order of the items")
    fixture.close()
  }
}
