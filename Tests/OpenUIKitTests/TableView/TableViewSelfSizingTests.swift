import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Table view: rows whose content changes its size", .serialized)
@MainActor
struct TableViewSelfSizingTests {
  init() { _ = GTKStartup.done }

  private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  /// A cell of a box whose height a constraint gives.
  private final class BoxCell: UITableViewCell {
    let label = UILabel()
    private(set) var fits = 0
    let height: NSLayoutConstraint

    override init(style: CellStyle, reuseIdentifier: String?) {
      height = label.heightAnchor.constraint(equalToConstant: 50)
      super.init(style: style, reuseIdentifier: reuseIdentifier)
      contentView.addSubview(label)
      label.translatesAutoresizingMaskIntoConstraints = false
      NSLayoutConstraint.activate(label.fill(contentView) + [height])
    }

    required init?(coder: NSCoder) { nil }

    override func systemLayoutSizeFitting(
      _ targetSize: CGSize,
      withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
      verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
      fits += 1
      return super.systemLayoutSizeFitting(
        targetSize,
        withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority
      )
    }
  }

  private final class Source: NSObject, UITableViewDataSource {
    var configured = 0
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 100 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      configured += 1
      return tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
    }
  }

  private let source = Source()

  private func table(of type: UITableViewCell.Type = BoxCell.self) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 280), style: .plain)
    table.register(type, forCellReuseIdentifier: "box")
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  private func cell(_ row: Int, _ table: UITableView) throws -> BoxCell {
    try #require(table.cellForRow(at: path(row)) as? BoxCell)
  }

  @Test func `by default a row is measured again when its cell or content view says so`() throws {
    let table = table()
    #expect(table.selfSizingInvalidation == .enabled)
    let first = try cell(0, table)
    first.height.constant = 80
    table.layoutIfNeeded()
    #expect(first.frame.height == 50, "a constraint alone does not")
    first.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(first.frame.height == 80)
    #expect(try cell(1, table).frame.minY == 80)
    first.height.constant = 60
    first.contentView.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(first.frame.height == 60)
    #expect(table.rectForRow(at: path(1)).minY == 60)
  }

  @Test func `constraints and texts inside count when that is asked for`() throws {
    let table = table()
    table.selfSizingInvalidation = .enabledIncludingConstraints
    let first = try cell(0, table)
    first.height.constant = 80
    table.layoutIfNeeded()
    #expect(first.frame.height == 80)
    first.height.isActive = false
    first.label.numberOfLines = 0
    first.label.text = Array(repeating: "many words", count: 30).joined(separator: " ")
    table.layoutIfNeeded()
    #expect(first.frame.height > 100)
    #expect(first.frame.height == first.label.intrinsicHeight(forWidth: 300))
  }

  @Test func `nothing is measured again when that is turned off`() throws {
    let table = table()
    table.selfSizingInvalidation = .disabled
    let first = try cell(0, table)
    first.height.constant = 80
    first.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(first.frame.height == 50)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(try cell(0, table).frame.height == (try cell(0, table).height.constant))
  }

  @Test func `only the row that changed is measured, and no cell is configured anew`() throws {
    let table = table()
    table.selfSizingInvalidation = .enabledIncludingConstraints
    let cells = try (0..<5).map { try cell($0, table) }
    let fits = cells.map(\.fits)
    let configured = source.configured
    for height in 60..<80 {
      cells[1].height.constant = CGFloat(height)
      table.layoutIfNeeded()
    }
    #expect(cells[1].frame.height == 79)
    #expect(cells.map(\.fits) == [fits[0], fits[1] + 20, fits[2], fits[3], fits[4]])
    #expect(source.configured == configured)
  }

  @Test func `what is above a growing row stays in place`() throws {
    let table = table()
    table.contentOffset.y = 1000
    table.layoutIfNeeded()
    let rows = try #require(table.indexPathsForVisibleRows).map(\.row)
    let third = try cell(rows[2], table)
    let top = try cell(rows[0], table).frame.minY - table.contentOffset.y
    third.height.constant = 120
    third.invalidateIntrinsicContentSize()
    table.layoutIfNeeded()
    #expect(third.frame.height == 120)
    #expect(try cell(rows[0], table).frame.minY - table.contentOffset.y == top)
  }

  /// A cell that says at each layout that its size changed.
  private final class RestlessCell: UITableViewCell {
    override func layoutSubviews() {
      super.layoutSubviews()
      invalidateIntrinsicContentSize()
    }
  }

  @Test func `a cell that never comes to rest does not hang the table`() {
    let table = table(of: RestlessCell.self)
    #expect(Set(table.visibleCells.map(\.frame.height)) == [44])
  }

  @Test func `a height that the delegate gives is not for the content to change`() throws {
    let fixture = TableFixture(rows: 3, height: 44)
    let cell = try #require(fixture.table.cellForRow(at: path(0)))
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = Array(repeating: "words", count: 100).joined(separator: " ")
    cell.invalidateIntrinsicContentSize()
    fixture.table.layoutIfNeeded()
    #expect(cell.frame.height == 44)
    fixture.close()
  }
}
