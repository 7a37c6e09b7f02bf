import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

/// Delegates and data sources that interfere with the table view in the middle of its work.
@Suite("Hostile use of table views", .serialized)
@MainActor
struct HostileTableTests {
  @Test("Reloading while a cell is configured ends in the newest rows")
  func reloadInCellForRow() async throws {
    let fixture = TableFixture(rows: 5)
    var reloads = 0
    fixture.onConfigure = { [unowned fixture] _, _ in
      guard reloads < 3 else { return }
      reloads += 1
      fixture.sections[0].rows.append(.init(text: "new \(reloads)"))
      fixture.table.reloadData()
    }
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    try await nextFrame(of: fixture.window.gtkWindow)
    #expect(fixture.table.numberOfRows(inSection: 0) == 8)
    #expect(fixture.picture.count == 7)
    #expect(fixture.picture.last?.hasPrefix("new") == true)
    fixture.close()
  }

  @Test("Changing rows when one is displayed, selected or scrolled is one batch after it")
  func updatesInDelegateCalls() async throws {
    final class Delegate: NSObject, UITableViewDelegate {
      var onDisplay: (UITableView) -> Void = { _ in }
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        onDisplay(tableView)
      }
    }
    let fixture = TableFixture(rows: 10)
    let delegate = Delegate()
    var inserted = 0
    delegate.onDisplay = { [unowned fixture] table in
      guard inserted < 2 else { return }
      inserted += 1
      fixture.sections[0].rows.insert(.init(text: "early \(inserted)"), at: 0)
      table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
    }
    fixture.table.delegate = delegate
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    try await waitFor("the rows") { fixture.table.numberOfRows(inSection: 0) == 12 }
    try await nextFrame(of: fixture.window.gtkWindow)
    fixture.table.layoutIfNeeded()
    let first = fixture.table.cellForRow(at: IndexPath(row: 0, section: 0))
    #expect(first?.textLabel?.text == "early 2")
    fixture.close()
  }

  @Test("Cells that are taken out by hand come back with the next reload")
  func removedCells() async throws {
    let fixture = TableFixture(rows: 5)
    for cell in fixture.table.visibleCells { cell.removeFromSuperview() }
    fixture.table.visibleCells.first?.contentView.removeFromSuperview()
    try await nextFrame(of: fixture.window.gtkWindow)
    fixture.table.contentOffset.y = 10
    fixture.table.layoutIfNeeded()
    fixture.sections[0].rows.removeFirst()
    fixture.table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: .fade)
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    try await nextFrame(of: fixture.window.gtkWindow)
    #expect(fixture.table.visibleCells.count == 4)
    #expect(fixture.table.visibleCells.allSatisfy { $0.superview === fixture.table })
    fixture.close()
  }

  @Test("The table may leave, hide or lose its source in its own callbacks")
  func tableLeaves() async throws {
    for action in 0..<5 {
      let fixture = TableFixture(rows: 20)
      fixture.willSelect = { [unowned fixture] indexPath in
        switch action {
        case 0: fixture.table.removeFromSuperview()
        case 1: fixture.table.dataSource = nil
        case 2: fixture.table.isHidden = true
        case 3: fixture.window.isHidden = true
        default: fixture.window.rootViewController = UIViewController()
        }
        return indexPath
      }
      let cell = try #require(fixture.table.cellForRow(at: IndexPath(row: 1, section: 0)))
      let point = cell.convert(CGPoint(x: 50, y: 20), to: nil)
      fixture.window.touchBegan(at: point)
      fixture.window.touchEnded(at: point)
      if !fixture.window.isHidden { try await nextFrame(of: fixture.window.gtkWindow) }
      fixture.table.layoutIfNeeded()
      fixture.close()
    }
  }

  @Test("Batches in quick succession, with frames between or not, end in the rows of the source")
  func quickBatches() async throws {
    let fixture = TableFixture(rows: 12)
    let seed: UInt64 = 7
    var random = SeededGenerator(seed: seed)
    for step in 0..<60 {
      fixture.table.performBatchUpdates {
        let count = fixture.sections[0].rows.count
        if count > 3, Bool.random(using: &random) {
          let index = Int.random(in: 0..<count, using: &random)
          fixture.sections[0].rows.remove(at: index)
          fixture.table.deleteRows(at: [IndexPath(row: index, section: 0)], with: .fade)
        } else {
          let index = Int.random(in: 0...count, using: &random)
          fixture.sections[0].rows.insert(.init(text: "s\(step)"), at: index)
          fixture.table.insertRows(at: [IndexPath(row: index, section: 0)], with: .left)
        }
      }
      if step % 7 == 0 { fixture.table.setContentOffset(CGPoint(x: 0, y: 60), animated: true) }
      if step % 3 == 0 { try await nextFrame(of: fixture.window.gtkWindow) }
      if step % 20 == 19 { fixture.table.reloadData() }
    }
    fixture.table.layoutIfNeeded()
    let visible = fixture.table.indexPathsForVisibleRows ?? []
    #expect(!visible.isEmpty)
    for indexPath in visible {
      let text = fixture.table.cellForRow(at: indexPath)?.textLabel?.text
      #expect(text == fixture.sections[0].rows[indexPath.row].text, "seed \(seed)")
    }
    try await waitFor("the movements to end") {
      fixture.table.subviews.allSatisfy { $0.renderOffset == .zero && ($0.renderAlpha == 1 || $0.isParked) }
    }
    fixture.close()
  }

  @Test("Tables of no rows, no sections, no size and no window answer")
  func emptyTables() {
    let table = UITableView()
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 0 && table.visibleCells.isEmpty)
    #expect(table.indexPathsForVisibleRows?.isEmpty ?? true)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 5)) == nil)
    #expect(table.indexPathForSelectedRow == nil)
    table.performBatchUpdates {}
    table.beginUpdates()
    table.endUpdates()
    let fixture = TableFixture([], isShown: false)
    fixture.table.frame = .zero
    fixture.table.layoutIfNeeded()
    fixture.sections = [TableFixture.section(0)]
    fixture.table.insertSections([0], with: .none)
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.numberOfSections == 1 && fixture.table.numberOfRows(inSection: 0) == 0)
    fixture.sections[0].rows = [.init(text: "one")]
    fixture.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
    fixture.table.scrollToRow(at: IndexPath(row: 0, section: 0), at: .middle, animated: true)
    fixture.table.selectRow(at: IndexPath(row: 0, section: 0), animated: true, scrollPosition: .top)
    #expect(fixture.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(fixture.table.cellForRow(at: IndexPath(row: 7, section: 7)) == nil)
    #expect(fixture.table.rectForRow(at: IndexPath(row: 7, section: 7)) == .zero)
  }

  @Test("Heights of nothing, of millions and of fractions add up")
  func heights() async throws {
    let heights: [CGFloat] = [0, 0.5, 1e6, 44, 1 / 3, .leastNormalMagnitude, 2e6]
    let fixture = TableFixture([.init(rows: heights.map { .init(text: "\($0)", height: $0) })])
    fixture.table.estimatedRowHeight = 0
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    #expect(abs(fixture.table.contentSize.height - heights.reduce(0, +)) < 0.01)
    fixture.table.scrollToRow(at: IndexPath(row: 3, section: 0), at: .top, animated: false)
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.cellForRow(at: IndexPath(row: 3, section: 0))?.frame.height == 44)
    try await nextFrame(of: fixture.window.gtkWindow)
    fixture.table.scrollToRow(at: IndexPath(row: 6, section: 0), at: .bottom, animated: false)
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.bounds.maxY == fixture.table.contentSize.height)
    fixture.close()
  }

  @Test("A table that shows a table in each row is laid out")
  func nestedTables() async throws {
    let inner = (0..<5).map { _ in TableFixture([TableFixture.section(30)], isShown: false) }
    let fixture = TableFixture([TableFixture.section(5, height: 100)])
    fixture.onConfigure = { cell, indexPath in
      let table = inner[indexPath.row].table
      table.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
      cell.contentView.addSubview(table)
    }
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    try await nextFrame(of: fixture.window.gtkWindow)
    #expect(inner[0].table.visibleCells.count == 3)
    inner[0].table.scrollToRow(at: IndexPath(row: 29, section: 0), at: .bottom, animated: false)
    inner[0].table.layoutIfNeeded()
    #expect(fixture.table.contentOffset == .zero)
    #expect(inner[0].table.cellForRow(at: IndexPath(row: 29, section: 0)) != nil)
    fixture.close()
  }
}
