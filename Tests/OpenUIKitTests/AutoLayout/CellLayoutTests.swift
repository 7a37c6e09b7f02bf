import Foundation
import Testing

@testable import OpenUIKit

/// Rows that are as high as the constraints inside them ask for.
@Suite("Auto Layout in table cells")
@MainActor
struct CellLayoutTests {
  private final class WordsCell: UITableViewCell {
    let words = WordsView(1)

    override init(style: CellStyle, reuseIdentifier: String?) {
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(words)
      NSLayoutConstraint.activate(words.fill(contentView, inset: 10))
    }

    required init?(coder: NSCoder) { nil }
  }

  private final class Source: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "words", for: indexPath)
      (cell as? WordsCell)?.words.words = indexPath.row + 1
      return cell
    }
  }

  @Test func `texts size their rows, and again when the table is wider`() throws {
    let source = Source()
    let table = UITableView(frame: rect(0, 0, 140, 900), style: .plain)
    table.register(WordsCell.self, forCellReuseIdentifier: "words")
    table.dataSource = source
    let root = root(300, 900)
    root.addSubview(table)
    #expect(conflictReports { root.layoutIfNeeded() }.isEmpty)
    // 120 points hold three words a line.
    for row in 0..<8 {
      let path = IndexPath(row: row, section: 0)
      let cell = try #require(table.cellForRow(at: path) as? WordsCell)
      let lines = CGFloat(row / 3 + 1)
      #expect(cell.frame.height == 20 * lines + 20, "row \(row)")
      #expect(cell.words.frame == rect(10, 10, 120, 20 * lines), "row \(row)")
      #expect(cell.storedLayoutState?.engine != nil)
    }
    #expect(table.storedLayoutState?.engine == nil && root.storedLayoutState?.engine == nil)
    table.frame.size.width = 300
    #expect(conflictReports { root.layoutIfNeeded() }.isEmpty)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 7, section: 0)) as? WordsCell)
    #expect(cell.words.frame == rect(10, 10, 280, 40))
  }
}
