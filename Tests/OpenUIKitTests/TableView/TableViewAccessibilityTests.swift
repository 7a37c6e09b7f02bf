import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Table view: what assistive technologies are told", .serialized)
@MainActor
struct TableViewAccessibilityTests {
  init() { _ = GTKStartup.done }

  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// The texts of the views in the order in which GTK has their widgets, which is that of reading.
  private func readingOrder(_ table: UITableView) -> [String] {
    table.subviews.filter { !$0.isParked }.compactMap {
      ($0 as? UITableViewCell)?.textLabel?.text ?? ($0 as? UITableViewHeaderFooterView)?.textLabel?.text
    }
  }

  private func sections() -> [TableFixture.Section] {
    ["a", "b"].map { name in
      var section = TableFixture.section(3, name)
      section.header = "Above \(name)"
      section.footer = "Below \(name)"
      return section
    }
  }

  @Test func `headers, rows and footers are read in the order of the form`() {
    let fixture = TableFixture(sections(), style: .grouped, size: CGSize(width: 400, height: 600))
    let expected = ["Above a", "a0", "a1", "a2", "Below a", "Above b", "b0", "b1", "b2", "Below b"]
    #expect(readingOrder(fixture.table) == expected)
    UIView.performWithoutAnimation {
      fixture.sections[0].rows.insert(.init(text: "new"), at: 1)
      fixture.table.insertRows(at: [path(1)], with: .automatic)
    }
    #expect(readingOrder(fixture.table) == Array(expected[..<2]) + ["new"] + Array(expected[2...]))
    fixture.close()
  }

  @Test func `rows stay in order when scrolling brings them back from below`() {
    let fixture = TableFixture(rows: 100)
    for y in stride(from: 0, through: 2000, by: 130) { fixture.table.contentOffset.y = CGFloat(y) }
    for y in stride(from: 2000, through: 900, by: -130) { fixture.table.contentOffset.y = CGFloat(y) }
    let rows = readingOrder(fixture.table).compactMap(Int.init)
    #expect(rows.count > 5)
    #expect(rows == rows.sorted())
    fixture.close()
  }

  @Test func `the order is restored after an animation`() async throws {
    let fixture = TableFixture(rows: 4)
    try await nextFrame(of: fixture.window.gtkWindow)
    fixture.sections[0].rows.insert(.init(text: "new"), at: 1)
    fixture.table.insertRows(at: [path(1)], with: .automatic)
    try await waitFor("the end of the animation") { !fixture.table.motion.isRunning }
    fixture.table.layoutIfNeeded()
    #expect(readingOrder(fixture.table) == ["0", "new", "1", "2", "3"])
    fixture.close()
  }

  @Test func `the headers of a plain table come after its rows, which they pass over`() {
    let fixture = TableFixture(sections(), size: CGSize(width: 400, height: 800))
    #expect(Array(readingOrder(fixture.table).prefix(6)) == ["a0", "a1", "a2", "b0", "b1", "b2"])
    fixture.close()
  }

  @Test func `a title above a section is a heading, one below it is not`() throws {
    let fixture = TableFixture(sections(), style: .insetGrouped)
    let header = try #require(fixture.table.headerView(forSection: 0)?.textLabel)
    let footer = try #require(fixture.table.footerView(forSection: 0)?.textLabel)
    #expect(gtk_test_accessible_has_role(header.gtkWidget.opaque, GTK_ACCESSIBLE_ROLE_HEADING) != 0)
    #expect(gtk_test_accessible_has_property(header.gtkWidget.opaque, GTK_ACCESSIBLE_PROPERTY_LEVEL) != 0)
    #expect(gtk_test_accessible_has_role(footer.gtkWidget.opaque, GTK_ACCESSIBLE_ROLE_LABEL) != 0)
    fixture.close()
  }

  @Test func `what is hidden, waits for reuse or only decorates is not told`() throws {
    func isHidden(_ view: UIView) -> Bool { cgtk_test_accessible_is_hidden(view.gtkWidget) != 0 }
    let view = UIView(frame: .zero)
    view.isHidden = true
    #expect(isHidden(view))
    view.isHidden = false
    #expect(!isHidden(view))
    let image = UIImageView(image: nil)
    #expect(isHidden(image))
    image.accessibilityLabel = "Portrait"
    #expect(!isHidden(image))
    image.accessibilityLabel = nil
    #expect(isHidden(image))
    let fixture = TableFixture(rows: 40)
    let cell = try #require(fixture.table.cellForRow(at: path(3)))
    #expect(!isHidden(cell))
    fixture.table.reloadData()
    fixture.sections[0].rows = []
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    #expect(cell.isParked)
    #expect(isHidden(cell))
    fixture.close()
  }
}
