import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Table view: heights, headers and scrolling", .serialized)
@MainActor
struct TableViewLayoutTests {
  init() { _ = GTKStartup.done }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  final class Source: NSObject, UITableViewDataSource {
    var counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
  }

  final class Heights: NSObject, UITableViewDelegate {
    var asked: [Int] = []
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { 10 }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      asked.append(indexPath.row)
      return 50
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 35 }
    func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat { 0 }
  }

  private func table(_ style: UITableView.Style = .plain, width: CGFloat = 400) -> UITableView {
    UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 300), style: style)
  }

  @Test func `a table without a window lays its rows out`() {
    let table = table()
    let source = Source([3])
    table.rowHeight = 40
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.contentSize == CGSize(width: 400, height: 120))
    #expect(table.visibleCells.map(\.frame.minY) == [0, 40, 80])
    #expect(table.rectForRow(at: path(2)) == CGRect(x: 0, y: 80, width: 400, height: 40))
    #expect(table.rectForRow(at: path(9)) == .zero)
  }

  @Test func `a row height for all is asked of nobody`() {
    let table = table()
    let source = Source([1000])
    table.rowHeight = 30
    table.dataSource = source
    #expect(table.numberOfSections == 1)
    #expect(table.contentSize.height == 30_000)
  }

  @Test func `heights of the delegate are asked for rows in sight and guessed for the others`() {
    let table = table()
    let source = Source([100])
    let heights = Heights()
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = heights
    table.layoutIfNeeded()
    #expect(Set(heights.asked) == Set(0..<6))
    #expect(table.contentSize.height == 1275, "a header of 35, 6 rows of 50, and 94 guessed to be 10")
    #expect(table.visibleCells.count == 6)
  }

  @Test func `an estimate of zero asks for every height`() {
    let table = table()
    let source = Source([100])
    let heights = Heights()
    table.estimatedRowHeight = 0
    table.sectionHeaderTopPadding = 0
    table.dataSource = source
    table.delegate = heights
    table.layoutIfNeeded()
    #expect(Set(heights.asked) == Set(0..<100))
    #expect(table.contentSize.height == 5035)
  }

  @Test func `headers and footers have the heights given, zero too`() {
    let table = table(.grouped)
    let source = Source([1, 2])
    let heights = Heights()
    table.dataSource = source
    table.delegate = heights
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 400, height: 35))
    #expect(table.rectForFooter(inSection: 0).height == 0)
    #expect(table.rect(forSection: 1) == CGRect(x: 0, y: 85, width: 400, height: 135))
    #expect(table.rectForRow(at: path(1, 1)).minY == 170)
  }

  @Test func `a plain section without a title has no header`() {
    let table = table(.plain)
    let source = Source([1, 1])
    table.dataSource = source
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 1).height == 0)
    #expect(table.contentSize.height == 88)
  }

  @Test func `boxes keep a margin and a readable width`() {
    let source = Source([1])
    let narrow = table(.insetGrouped, width: 390)
    narrow.dataSource = source
    narrow.layoutIfNeeded()
    #expect(narrow.rectForRow(at: path(0)).minX == 12)
    #expect(narrow.rectForRow(at: path(0)).width == 366)
    let wide = table(.insetGrouped, width: 1000)
    wide.dataSource = source
    wide.layoutIfNeeded()
    #expect(wide.rectForRow(at: path(0)).minX == 200)
    #expect(wide.rectForRow(at: path(0)).width == 600)
  }

  @Test func `only the outer corners of a box are round`() {
    let table = table(.insetGrouped)
    let source = Source([3, 1])
    table.dataSource = source
    table.layoutIfNeeded()
    let edges = table.visibleCells.map(\.sectionEdges)
    #expect(edges.map(\.isFirst) == [true, false, false, true])
    #expect(edges.map(\.isLast) == [false, false, true, true])
    #expect(edges.map(\.hasSeparator) == [true, true, false, false])
    #expect(table.visibleCells.map(\.layer.cornerRadius) == [12, 0, 12, 12])
  }

  @Test func `a wrapped text makes its row as high as it needs`() {
    let fixture = TableFixture(rows: 2, height: UITableView.automaticDimension)
    fixture.sections[0].rows[0].text = Array(repeating: "several words", count: 20).joined(separator: " ")
    fixture.onConfigure = { cell, _ in cell.textLabel?.numberOfLines = 0 }
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.rectForRow(at: path(0)).height > 80)
    #expect(fixture.table.rectForRow(at: path(1)).height == 44)
    let height = fixture.table.rectForRow(at: path(0)).height
    fixture.table.frame.size.width = 200
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.rectForRow(at: path(0)).height > height * 1.5, "a narrower table wraps more")
    fixture.close()
  }

  @Test func `measuring rows above keeps those in sight in place`() {
    let fixture = TableFixture(rows: 100, height: 90)
    fixture.table.scrollToRow(at: path(60), at: .top, animated: false)
    let top = fixture.picture.first
    #expect(top == "60 0 0 400x90")
    fixture.table.contentOffset.y -= 30
    #expect(fixture.picture.first == "59 0 -60 400x90")
    #expect(fixture.picture[1] == "60 0 30 400x90")
    fixture.close()
  }

  @Test func `rows are scrolled to where they are asked for`() {
    let fixture = TableFixture(rows: 100)
    let table = fixture.table
    table.scrollToRow(at: path(50), at: .top, animated: false)
    #expect(table.contentOffset.y == 2200)
    table.scrollToRow(at: path(50), at: .bottom, animated: false)
    #expect(table.contentOffset.y == 1944)
    table.scrollToRow(at: path(50), at: .middle, animated: false)
    #expect(table.contentOffset.y == 2072)
    table.scrollToRow(at: path(50), at: .none, animated: false)
    #expect(table.contentOffset.y == 2072)
    table.scrollToRow(at: path(40), at: .none, animated: false)
    #expect(table.contentOffset.y == 1760)
    table.scrollToRow(at: path(99), at: .top, animated: false)
    #expect(table.contentOffset.y == 4100, "not beyond the end")
    table.selectRow(at: path(3), animated: false, scrollPosition: .none)
    table.scrollToNearestSelectedRow(at: .top, animated: false)
    #expect(table.contentOffset.y == 132)
    fixture.close()
  }

  @Test func `a section without a row is scrolled to where it begins`() {
    let fixture = plainSections()
    let table = fixture.table
    fixture.sections.insert(.init(header: "none", rows: []), at: 1)
    table.reloadData()
    let empty = IndexPath(row: NSNotFound, section: 1)
    table.scrollToRow(at: empty, at: .top, animated: false)
    #expect(table.contentOffset.y == table.rect(forSection: 1).minY)
    table.scrollToRow(at: empty, at: .bottom, animated: false)
    #expect(table.contentOffset.y == table.rectForHeader(inSection: 1).maxY - table.bounds.height)
    table.scrollToRow(at: IndexPath(row: NSNotFound, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 0)
    fixture.close()
  }

  @Test(arguments: [0, -1, 44])
  func `rows in sight are found behind any number of rows without height`(estimate: CGFloat) {
    let fixture = TableFixture(rows: 3000, height: 0)
    for row in [499, 1999, 2999] { fixture.sections[0].rows[row].height = 44 }
    fixture.table.estimatedRowHeight = estimate
    fixture.table.reloadData()
    #expect(fixture.picture == ["499 0 0 400x44", "1999 0 44 400x44", "2999 0 88 400x44"])
    #expect(fixture.liveCells.count == 3)
    fixture.close()
  }

  @Test(arguments: [CGFloat.infinity, .greatestFiniteMagnitude])
  func `a row of any height leaves the others their places`(height: CGFloat) {
    let fixture = TableFixture(rows: 30)
    fixture.sections[0].rows[2].height = height
    fixture.table.reloadData()
    #expect(fixture.picture.prefix(2) == ["0 0 0 400x44", "1 0 44 400x44"])
    fixture.table.scrollToRow(at: path(29), at: .bottom, animated: false)
    #expect(fixture.picture.last == "29 0 256 400x44")
    #expect(fixture.table.contentSize.height.isFinite)
    fixture.close()
  }

  @Test func `rows are found by points and rectangles`() {
    let fixture = TableFixture(rows: 10)
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: 5, y: 44)) == path(1))
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: 5, y: 440)) == nil)
    #expect(fixture.table.indexPathForRow(at: CGPoint(x: 500, y: 4)) == nil)
    let rows = fixture.table.indexPathsForRows(in: CGRect(x: 0, y: 43, width: 10, height: 2))
    #expect(rows == [path(0), path(1)])
    fixture.close()
  }

  private func plainSections(footer: String? = nil) -> TableFixture {
    var first = TableFixture.section(10, "a")
    first.header = "A"
    first.footer = footer
    var second = TableFixture.section(10, "b")
    second.header = "B"
    second.footer = footer
    return TableFixture([first, second])
  }

  @Test func `a plain header stays at the top until its section ends`() {
    let fixture = plainSections()
    let height = fixture.table.rectForHeader(inSection: 0).height
    #expect(height > 20)
    fixture.table.contentOffset.y = 100
    #expect(fixture.table.headerView(forSection: 0)?.frame.minY == 100)
    let end = fixture.table.rect(forSection: 0).maxY
    fixture.table.contentOffset.y = end - height + 5
    #expect(fixture.table.headerView(forSection: 0)?.frame.maxY == end)
    fixture.table.contentOffset.y = end + 30
    #expect(fixture.table.headerView(forSection: 0) == nil)
    #expect(fixture.table.headerView(forSection: 1)?.frame.minY == end + 30)
    fixture.close()
  }

  @Test func `a plain header keeps below the inset`() {
    let fixture = plainSections()
    fixture.table.contentInset.top = 20
    fixture.table.contentOffset.y = 100
    #expect(fixture.table.headerView(forSection: 0)?.frame.minY == 120)
    fixture.close()
  }

  @Test func `a plain footer stays at the bottom from where its rows begin`() {
    let fixture = plainSections(footer: "End")
    let table = fixture.table
    let height = table.rectForFooter(inSection: 0).height
    #expect(height > 20)
    #expect(table.footerView(forSection: 0)?.frame.maxY == 300)
    table.contentInset.bottom = 30
    table.layoutIfNeeded()
    #expect(table.footerView(forSection: 0)?.frame.maxY == 270)
    table.contentInset.bottom = 0
    table.contentOffset.y = table.rectForFooter(inSection: 0).maxY - 300
    #expect(table.footerView(forSection: 0)?.frame == table.rectForFooter(inSection: 0))
    #expect(table.footerView(forSection: 1) == nil)
    // Of the second section only the header and a part of the first row are in sight.
    table.contentOffset.y = table.rectForRow(at: path(0, 1)).minY - 300 + 10
    #expect(table.footerView(forSection: 1)?.frame.minY == table.rectForHeader(inSection: 1).maxY)
    fixture.close()
  }

  @Test func `headers of a plain table keep a space above them, others only when asked`() {
    let fixture = plainSections()
    let table = fixture.table
    #expect(table.sectionHeaderTopPadding == UITableView.automaticDimension)
    #expect(table.rect(forSection: 0).minY == 0)
    #expect(table.rectForHeader(inSection: 0).minY == 22)
    let height = table.rectForHeader(inSection: 0).height
    table.sectionHeaderTopPadding = 0
    table.layoutIfNeeded()
    #expect(table.rectForHeader(inSection: 0) == CGRect(x: 0, y: 0, width: 400, height: height))
    #expect(table.rectForRow(at: path(0)).minY == height)
    table.sectionHeaderTopPadding = 5
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 5)
    fixture.close()
    let grouped = TableFixture(fixture.sections, style: .grouped)
    #expect(grouped.table.rectForHeader(inSection: 0).minY == 0)
    grouped.close()
  }

  @Test func `the space above a header belongs to its section, and a section without header has none`() {
    let fixture = plainSections()
    fixture.sections[1].header = nil
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    #expect(fixture.table.rectForHeader(inSection: 1).height == 0)
    #expect(fixture.table.rectForRow(at: path(0, 1)).minY == fixture.table.rect(forSection: 0).maxY)
    fixture.table.scrollToRow(at: path(3), at: .top, animated: false)
    #expect(fixture.table.headerView(forSection: 0)?.frame.maxY == fixture.table.rectForRow(at: path(3)).minY)
    fixture.close()
  }

  @Test func `titles are shown above and below their section`() {
    var section = TableFixture.section(1)
    section.header = "Above"
    section.footer = "Below"
    let fixture = TableFixture([section], style: .insetGrouped)
    #expect(fixture.table.headerView(forSection: 0)?.textLabel?.text == "Above")
    #expect(fixture.table.footerView(forSection: 0)?.textLabel?.text == "Below")
    let picture = fixture.picture
    #expect(picture.count == 3)
    #expect(picture[0].hasPrefix("[Above] 12 0 376x"))
    #expect(picture[1].hasPrefix("0 12 "))
    #expect(picture[2].hasPrefix("[Below] 12 "))
    fixture.close()
  }

  @Test func `the views above and below all sections take their space`() {
    let fixture = TableFixture(rows: 2)
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    let footer = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 20))
    fixture.table.tableHeaderView = header
    fixture.table.tableFooterView = footer
    fixture.table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 400, height: 60))
    #expect(fixture.table.rectForRow(at: path(0)).minY == 60)
    #expect(footer.frame == CGRect(x: 0, y: 148, width: 400, height: 20))
    #expect(fixture.table.contentSize.height == 168)
    fixture.table.tableHeaderView = nil
    fixture.table.layoutIfNeeded()
    #expect(header.superview == nil)
    #expect(fixture.table.rectForRow(at: path(0)).minY == 0)
    fixture.close()
  }

  @Test func `rows without height have no cells`() {
    let fixture = TableFixture(rows: 5)
    fixture.sections[0].rows[1].height = 0
    fixture.table.reloadData()
    #expect(fixture.table.visibleCells.map { $0.textLabel?.text } == ["0", "2", "3", "4"])
    #expect(fixture.table.contentSize.height == 176)
    fixture.sections[0].rows[1].height = 50
    UIView.performWithoutAnimation { fixture.table.performBatchUpdates(nil) }
    #expect(fixture.table.visibleCells.map { $0.textLabel?.text } == ["0", "1", "2", "3", "4"], "a batch shows it")
    fixture.close()
  }

  @Test func `header views are reused, prepared and reported`() {
    final class Header: UITableViewHeaderFooterView {
      static var made = 0
      var prepared = 0
      override init(reuseIdentifier: String?) {
        Header.made += 1
        super.init(reuseIdentifier: reuseIdentifier)
      }
      required init?(coder: NSCoder) { nil }
      override func prepareForReuse() {
        super.prepareForReuse()
        prepared += 1
      }
    }
    final class Delegate: NSObject, UITableViewDelegate {
      var log: [String] = []
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      }
      func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
        log.append("will \(section)")
      }
      func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
        log.append("end \(section)")
      }
    }
    let table = table(.grouped)
    let source = Source(Array(repeating: 2, count: 500))
    let delegate = Delegate()
    table.register(Header.self, forHeaderFooterViewReuseIdentifier: "header")
    table.dataSource = source
    table.delegate = delegate
    table.layoutIfNeeded()
    #expect(delegate.log == ["will 0", "will 1", "will 2"])
    #expect(table.headerView(forSection: 1)?.frame == table.rectForHeader(inSection: 1))
    delegate.log = []
    table.contentOffset.y = table.rect(forSection: 3).minY
    #expect(delegate.log.prefix(4) == ["end 0", "end 1", "end 2", "will 3"])
    #expect((table.headerView(forSection: 3) as? Header)?.prepared == 1)
    for offset in stride(from: 0, to: 20_000, by: 111) { table.contentOffset.y = CGFloat(offset) }
    #expect(Header.made <= 5)
  }

  @Test func `from right to left everything in a cell changes sides`() throws {
    let cell = UITableViewCell(style: .value1, reuseIdentifier: nil)
    cell.semanticContentAttribute = .forceRightToLeft
    cell.frame = CGRect(x: 0, y: 0, width: 400, height: 44)
    cell.textLabel?.text = "Text"
    cell.detailTextLabel?.text = "Detail"
    cell.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    cell.layoutIfNeeded()
    #expect(cell.accessoryView?.frame == CGRect(x: 16, y: 7, width: 50, height: 30))
    #expect(cell.contentView.frame == CGRect(x: 66, y: 0, width: 334, height: 44))
    #expect(try #require(cell.textLabel).frame.maxX == 318)
    #expect(try #require(cell.detailTextLabel).frame.minX == 12)
  }
}
