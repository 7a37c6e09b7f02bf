import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Table view: cells and reuse", .serialized)
@MainActor
struct TableViewReuseTests {
  init() { _ = GTKStartup.done }

  @Test func `only rows in sight have cells`() {
    let fixture = TableFixture(rows: 10_000)
    #expect(fixture.table.indexPathsForVisibleRows?.map(\.row) == Array(0...6))
    #expect(fixture.table.visibleCells.map { $0.textLabel?.text } == (0...6).map { "\($0)" })
    #expect(fixture.table.contentSize.height == 440_000)
    #expect(fixture.table.cellForRow(at: IndexPath(row: 7, section: 0)) == nil)
    fixture.close()
  }

  @Test func `ten thousand rows make no more cells than fit the screen`() {
    let fixture = TableFixture(rows: 10_000)
    for offset in stride(from: 0, through: 20_000, by: 37) { fixture.table.contentOffset.y = CGFloat(offset) }
    for offset in stride(from: 439_700, through: 0, by: -9_973) { fixture.table.contentOffset.y = CGFloat(offset) }
    #expect(TableFixture.Cell.made <= 8)
    #expect(fixture.liveCells.count <= 8)
    fixture.close()
  }

  @Test func `cells of automatic height are not made twice when a page is turned`() {
    let fixture = TableFixture(rows: 1000, height: UITableView.automaticDimension)
    for page in 0..<50 { fixture.table.contentOffset.y = CGFloat(page * 300) }
    #expect(TableFixture.Cell.made <= 9)
    fixture.close()
  }

  @Test func `a million rows are asked for no heights but those in sight`() {
    let fixture = TableFixture(rows: 1_000_000)
    #expect(fixture.heightsAsked < 20)
    fixture.table.scrollToRow(at: IndexPath(row: 999_999, section: 0), at: .bottom, animated: false)
    #expect(fixture.table.visibleCells.last?.textLabel?.text == "999999")
    #expect(fixture.heightsAsked < 60)
    fixture.close()
  }

  @Test func `cells in sight follow the offset in the same turn`() {
    let fixture = TableFixture(rows: 100)
    fixture.table.contentOffset.y = 1000
    #expect(fixture.liveCells.compactMap { $0.tableIndexPath?.row }.sorted() == Array(22...29))
    #expect(fixture.picture.first == "22 0 -32 400x44")
    fixture.close()
  }

  @Test func `the delegate hears of rows that come and go`() {
    let fixture = TableFixture(rows: 100, height: 100)
    #expect(fixture.log == ["willDisplay 0.0", "willDisplay 0.1", "willDisplay 0.2"])
    fixture.log = []
    fixture.table.contentOffset.y = 200
    #expect(
      fixture.log == [
        "didEndDisplaying 0.0", "didEndDisplaying 0.1", "willDisplay 0.3", "willDisplay 0.4",
      ]
    )
    fixture.close()
  }

  @Test func `a cell is prepared before it is used again`() {
    final class Prepared: UITableViewCell {
      var prepared = 0
      override func prepareForReuse() {
        super.prepareForReuse()
        prepared += 1
      }
    }
    let fixture = TableFixture(rows: 100, height: 100)
    fixture.identifier = "prepared"
    fixture.table.register(Prepared.self, forCellReuseIdentifier: "prepared")
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.visibleCells.allSatisfy { ($0 as? Prepared)?.prepared == 0 })
    fixture.table.contentOffset.y = 300
    #expect(fixture.table.visibleCells.map { ($0 as? Prepared)?.prepared } == [1, 1, 1])
    fixture.close()
  }

  @Test func `an unknown identifier gives no cell`() {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(table.dequeueReusableCell(withIdentifier: "unknown") == nil)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "unknown") == nil)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "known")
    #expect(table.dequeueReusableCell(withIdentifier: "known")?.reuseIdentifier == "known")
    table.register(nil as AnyClass?, forCellReuseIdentifier: "known")
    #expect(table.dequeueReusableCell(withIdentifier: "known") == nil)
  }

  @Test func `reloading gives each row its former cell back`() {
    let fixture = TableFixture(rows: 100)
    let before = fixture.table.visibleCells.map(ObjectIdentifier.init)
    fixture.table.reloadData()
    #expect(fixture.table.visibleCells.map(ObjectIdentifier.init) == before)
    fixture.close()
  }

  @Test func `cells and table view go away with the view controller`() {
    weak var weakTable: UITableView?
    weak var weakCell: UITableViewCell?
    do {
      let fixture = TableFixture(rows: 100)
      fixture.table.contentOffset.y = 1000
      weakTable = fixture.table
      weakCell = fixture.table.visibleCells.first
      fixture.close()
    }
    #expect(weakTable == nil)
    #expect(weakCell == nil)
  }
}
