import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Table view: selection", .serialized)
@MainActor
struct TableViewSelectionTests {
  init() { _ = GTKStartup.done }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// Presses and releases a row as a pointer would, through the window.
  private func tap(_ row: Int, in fixture: TableFixture, releaseAt other: Int? = nil) {
    func point(_ row: Int) -> CGPoint {
      let frame = fixture.table.rectForRow(at: path(row))
      return fixture.table.convert(CGPoint(x: frame.midX, y: frame.midY), to: fixture.window)
    }
    fixture.window.touchBegan(at: point(row))
    if let other { fixture.window.touchMoved(to: point(other)) }
    fixture.window.touchEnded(at: point(other ?? row))
  }

  private func fixture() -> TableFixture {
    let fixture = TableFixture(rows: 5)
    fixture.log = []
    return fixture
  }

  @Test func `a tap tells the delegate in UIKit's order`() {
    let fixture = fixture()
    tap(1, in: fixture)
    #expect(
      fixture.log == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1", "willSelect 1", "didSelect 1"]
    )
    fixture.log = []
    tap(2, in: fixture)
    #expect(
      fixture.log == [
        "shouldHighlight 2", "didHighlight 2", "didUnhighlight 2", "willSelect 2", "willDeselect 1", "didDeselect 1",
        "didSelect 2",
      ]
    )
    #expect(fixture.table.indexPathForSelectedRow == path(2))
    #expect(fixture.table.visibleCells.map(\.isSelected) == [false, false, true, false, false])
    fixture.close()
  }

  @Test func `a row tapped again stays selected and is reported again`() {
    let fixture = fixture()
    tap(1, in: fixture)
    fixture.log = []
    tap(1, in: fixture)
    #expect(fixture.log.suffix(2) == ["willSelect 1", "didSelect 1"])
    #expect(fixture.table.indexPathsForSelectedRows == [path(1)])
    fixture.close()
  }

  @Test func `the delegate may choose another row or none`() {
    let fixture = fixture()
    fixture.willSelect = { _ in nil }
    tap(1, in: fixture)
    #expect(fixture.table.indexPathForSelectedRow == nil)
    fixture.willSelect = { IndexPath(row: $0.row + 1, section: 0) }
    tap(1, in: fixture)
    #expect(fixture.table.indexPathForSelectedRow == path(2))
    fixture.close()
  }

  @Test func `a row that may not be deselected stays selected beside the new one`() {
    let fixture = fixture()
    tap(1, in: fixture)
    fixture.willDeselect = { _ in nil }
    tap(2, in: fixture)
    #expect(fixture.table.indexPathsForSelectedRows == [path(1), path(2)])
    fixture.close()
  }

  @Test func `several rows are selected and deselected one by one`() {
    let fixture = fixture()
    fixture.table.allowsMultipleSelection = true
    tap(1, in: fixture)
    tap(3, in: fixture)
    #expect(fixture.table.indexPathsForSelectedRows == [path(1), path(3)])
    fixture.log = []
    tap(1, in: fixture)
    #expect(fixture.log.suffix(2) == ["willDeselect 1", "didDeselect 1"])
    #expect(fixture.table.indexPathsForSelectedRows == [path(3)])
    fixture.close()
  }

  @Test func `a press that is not to highlight selects nothing`() {
    let fixture = fixture()
    fixture.shouldHighlight = false
    tap(1, in: fixture)
    #expect(fixture.log == ["shouldHighlight 1"])
    #expect(fixture.table.indexPathForSelectedRow == nil)
    fixture.close()
  }

  @Test func `without selection a press does nothing`() {
    let fixture = fixture()
    fixture.table.allowsSelection = false
    tap(1, in: fixture)
    #expect(fixture.log == [])
    fixture.close()
  }

  @Test func `a press that ends elsewhere selects nothing`() {
    let fixture = fixture()
    tap(1, in: fixture, releaseAt: 3)
    #expect(fixture.log == ["shouldHighlight 1", "didHighlight 1", "didUnhighlight 1"])
    #expect(fixture.table.indexPathForSelectedRow == nil)
    fixture.close()
  }

  @Test func `a press that the system takes over only loses its highlight`() {
    let fixture = fixture()
    let frame = fixture.table.rectForRow(at: path(1))
    fixture.window.touchBegan(
      at: fixture.table.convert(CGPoint(x: frame.midX, y: frame.midY), to: fixture.window)
    )
    #expect(fixture.table.cellForRow(at: path(1))?.isHighlighted == true)
    fixture.window.touchCancelled()
    #expect(fixture.table.cellForRow(at: path(1))?.isHighlighted == false)
    #expect(fixture.table.indexPathForSelectedRow == nil)
    fixture.close()
  }

  @Test func `selecting in code tells nobody`() {
    let fixture = fixture()
    fixture.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    #expect(fixture.table.indexPathForSelectedRow == path(2))
    #expect(fixture.table.cellForRow(at: path(2))?.isSelected == true)
    fixture.table.deselectRow(at: path(2), animated: false)
    #expect(fixture.table.indexPathForSelectedRow == nil)
    fixture.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    fixture.table.selectRow(at: nil, animated: false, scrollPosition: .none)
    #expect(fixture.table.indexPathsForSelectedRows == nil)
    #expect(fixture.log == [])
    fixture.close()
  }

  @Test func `the selection follows its rows through a batch and is lost with them`() {
    let fixture = fixture()
    fixture.table.allowsMultipleSelection = true
    for row in [1, 2, 3] { fixture.table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
    UIView.performWithoutAnimation {
      fixture.table.performBatchUpdates {
        fixture.sections[0].rows.remove(at: 2)
        fixture.sections[0].rows.insert(.init(text: "new"), at: 0)
        fixture.table.deleteRows(at: [path(2)], with: .automatic)
        fixture.table.insertRows(at: [path(0)], with: .automatic)
      }
    }
    #expect(fixture.table.indexPathsForSelectedRows == [path(2), path(3)])
    #expect(
      fixture.table.visibleCells.filter(\.isSelected).map { $0.textLabel?.text } == ["1", "3"]
    )
    fixture.table.reloadData()
    #expect(fixture.table.indexPathsForSelectedRows == nil)
    #expect(fixture.table.visibleCells.filter(\.isSelected).isEmpty)
    fixture.close()
  }

  @Test func `a selected row scrolled out and back is still selected`() {
    let fixture = TableFixture(rows: 100)
    fixture.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
    fixture.table.contentOffset.y = 2000
    #expect(fixture.table.visibleCells.allSatisfy { !$0.isSelected })
    fixture.table.contentOffset.y = 0
    #expect(fixture.table.visibleCells.filter(\.isSelected).map { $0.textLabel?.text } == ["1"])
    fixture.close()
  }

  @Test func `a notification follows a selection by hand only`() {
    let fixture = fixture()
    var posts = 0
    let token = NotificationCenter.default.addObserver(
      forName: UITableView.selectionDidChangeNotification,
      object: fixture.table,
      queue: nil
    ) { _ in MainActor.assumeIsolated { posts += 1 } }
    fixture.table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    #expect(posts == 0)
    tap(1, in: fixture)
    #expect(posts == 1)
    NotificationCenter.default.removeObserver(token)
    fixture.close()
  }
}
