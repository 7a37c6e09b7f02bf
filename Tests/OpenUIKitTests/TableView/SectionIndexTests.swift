import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Table view: section index", .serialized)
@MainActor
struct SectionIndexTests {
  init() { _ = GTKStartup.done }

  /// Sections of three rows, one for each letter of a text, with the letters as titles of the index.
  final class Letters: NSObject, UITableViewDataSource, UITableViewDelegate {
    var letters: [String]
    var titles: [String]?
    var section: ((String, Int) -> Int)?
    var asked = 0

    init(_ text: String) {
      letters = text.map(String.init)
      titles = letters
    }

    func numberOfSections(in tableView: UITableView) -> Int { letters.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { letters[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func sectionIndexTitles(for tableView: UITableView) -> [String]? {
      asked += 1
      return titles
    }
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
      section?(title, index) ?? index
    }
  }

  private func table(_ source: Letters, style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 300), style: style)
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return table
  }

  private func touch(_ table: UITableView, atTitle index: Int, in view: TableSectionIndexView) -> Set<UITouch> {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.addSubview(table)
    let y = (0..<Int(view.bounds.height)).first { view.title(atHeight: CGFloat($0) + 0.5) == index } ?? 0
    let place = view.convert(CGPoint(x: 5, y: CGFloat(y) + 0.5), to: nil)
    return [UITouch(view: view, window: window, windowLocation: place, tapCount: 1)]
  }

  @Test func `the titles stand at the trailing edge and the content of rows beside them`() throws {
    let letters = Letters("ABCDEFG")
    let table = table(letters)
    let view = try #require(table.sectionIndex.view)
    #expect(view.frame == CGRect(x: 380, y: 0, width: 20, height: 300))
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["A", "B", "C", "D", "E", "F", "G"])
    #expect(table.visibleCells.map(\.frame.width).allSatisfy { $0 == 400 })
    #expect(table.visibleCells.map(\.contentView.frame.width).allSatisfy { $0 == 380 })
    table.contentOffset.y = 100
    #expect(view.frame.minY == 100)
    let mirrored = UITableView(frame: table.frame, style: .plain)
    mirrored.semanticContentAttribute = .forceRightToLeft
    let source = Letters("AB")
    mirrored.dataSource = source
    mirrored.layoutIfNeeded()
    #expect(mirrored.sectionIndex.view?.frame.minX == 0)
  }

  @Test func `a press on a title, and a drag over others, lead to their sections`() throws {
    let source = Letters("ABCDEFG")
    let table = table(source)
    let view = try #require(table.sectionIndex.view)
    view.touchesBegan(touch(table, atTitle: 2, in: view), with: nil)
    #expect(table.contentOffset.y == table.rect(forSection: 2).minY)
    #expect(view.isTracking)
    view.touchesMoved(touch(table, atTitle: 4, in: view), with: nil)
    #expect(table.contentOffset.y == table.rect(forSection: 4).minY)
    view.touchesEnded(touch(table, atTitle: 4, in: view), with: nil)
    #expect(!view.isTracking)
  }

  @Test func `the data source names the section of a title, or none`() throws {
    let source = Letters("ABCDEFG")
    source.titles = [UITableView.indexSearch, "A-D", "E-G"]
    var asked: [String] = []
    source.section = { title, index in
      asked.append("\(title) \(index)")
      return [NSNotFound, 0, 4][index]
    }
    let table = table(source)
    let view = try #require(table.sectionIndex.view)
    #expect(view.subviews.first is UIImageView)
    view.touchesBegan(touch(table, atTitle: 2, in: view), with: nil)
    #expect(table.contentOffset.y == table.rect(forSection: 4).minY)
    view.touchesMoved(touch(table, atTitle: 0, in: view), with: nil)
    #expect(table.contentOffset.y == table.rect(forSection: 4).minY)
    #expect(asked == ["E-G 2", "{search} 0"])
  }

  @Test func `titles are asked for with the content and when they are said to be stale`() {
    let source = Letters("ABC")
    let table = table(source)
    #expect(source.asked == 1)
    table.contentOffset.y = 40
    #expect(source.asked == 1)
    source.titles = ["A"]
    table.reloadSectionIndexTitles()
    table.layoutIfNeeded()
    #expect(source.asked == 2)
    #expect(table.sectionIndex.view?.titles == ["A"])
    source.titles = nil
    table.reloadData()
    table.layoutIfNeeded()
    #expect(source.asked == 3)
    #expect(table.sectionIndex.view == nil)
    #expect(table.visibleCells.map(\.contentView.frame.width).allSatisfy { $0 == 400 })
  }

  @Test func `the index waits for a number of rows`() {
    let source = Letters("AB")
    let table = table(source)
    table.sectionIndexMinimumDisplayRowCount = 7
    table.layoutIfNeeded()
    #expect(table.sectionIndex.view == nil)
    table.sectionIndexMinimumDisplayRowCount = 6
    table.layoutIfNeeded()
    #expect(table.sectionIndex.view != nil)
  }

  @Test func `bullets stand for titles that there is no room for`() {
    #expect(TableSectionIndexView.shownEntries(of: 3, room: 5) == [0, 1, 2])
    #expect(TableSectionIndexView.shownEntries(of: 26, room: 5) == [0, nil, 12, nil, 25])
    #expect(TableSectionIndexView.shownEntries(of: 26, room: 6) == [0, nil, 12, nil, 25])
    #expect(TableSectionIndexView.shownEntries(of: 26, room: 1) == [0])
    #expect(TableSectionIndexView.shownEntries(of: 26, room: 0) == [])
  }

  @Test func `colours are those that were set, and others while dragging`() throws {
    let letters = Letters("AB")
    let table = table(letters)
    table.sectionIndexColor = .red
    table.sectionIndexBackgroundColor = .white
    table.sectionIndexTrackingBackgroundColor = .gray
    let view = try #require(table.sectionIndex.view)
    #expect((view.subviews.first as? UILabel)?.textColor == .red)
    #expect(view.backgroundColor == .white)
    view.touchesBegan(touch(table, atTitle: 0, in: view), with: nil)
    #expect(view.backgroundColor == .gray)
    view.touchesCancelled(touch(table, atTitle: 0, in: view), with: nil)
    #expect(view.backgroundColor == .white)
  }
}
