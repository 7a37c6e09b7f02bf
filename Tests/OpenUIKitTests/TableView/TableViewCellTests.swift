import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Table view cell", .serialized)
@MainActor
struct TableViewCellTests {
  init() { _ = GTKStartup.done }

  private func cell(
    _ style: UITableViewCell.CellStyle,
    width: CGFloat = 400,
    height: CGFloat = 44,
    text: String? = nil,
    detail: String? = nil
  ) -> UITableViewCell {
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.frame = CGRect(x: 0, y: 0, width: width, height: height)
    if let text { cell.textLabel?.text = text }
    if let detail { cell.detailTextLabel?.text = detail }
    cell.layoutIfNeeded()
    return cell
  }

  @Test func `a new cell has UIKit's defaults`() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "id")
    #expect(cell.reuseIdentifier == "id")
    #expect(cell.frame.size == CGSize(width: 320, height: 44))
    #expect(cell.accessoryType == .none)
    #expect(cell.accessoryView == nil)
    #expect(cell.selectionStyle == .default)
    #expect(!cell.isSelected)
    #expect(!cell.isHighlighted)
    #expect(!cell.isEditing)
    #expect(cell.indentationLevel == 0)
    #expect(cell.indentationWidth == 10)
    #expect(cell.detailTextLabel == nil)
    #expect(UITableViewCell(style: .value2, reuseIdentifier: nil).imageView == nil)
    #expect(UITableViewCell(style: .subtitle, reuseIdentifier: nil).detailTextLabel != nil)
  }

  @Test func `a single text stands in the middle between the margins`() throws {
    let cell = cell(.default, text: "Text")
    let label = try #require(cell.textLabel)
    #expect(label.frame.minX == 16)
    #expect(label.frame.maxX == 384)
    #expect(abs(label.frame.midY - 22) <= 0.5)
  }

  @Test func `the detail stands at the end of the line`() throws {
    let cell = cell(.value1, text: "Text", detail: "Detail")
    let text = try #require(cell.textLabel)
    let detail = try #require(cell.detailTextLabel)
    #expect(text.frame.minX == 16)
    #expect(detail.frame.maxX == 384)
    #expect(detail.frame.minX > text.frame.maxX)
  }

  @Test func `a long text and a long detail share the line`() throws {
    let words = Array(repeating: "word", count: 30).joined(separator: " ")
    let cell = cell(.value1, text: words, detail: words)
    let text = try #require(cell.textLabel)
    let detail = try #require(cell.detailTextLabel)
    #expect(text.frame.width > detail.frame.width)
    #expect(detail.frame.width > 100)
    #expect(detail.frame.minX >= text.frame.maxX + 10)
    #expect(detail.frame.maxX == 384)
  }

  @Test func `the detail stands below the text`() throws {
    let cell = cell(.subtitle, height: 60, text: "Text", detail: "Detail")
    let text = try #require(cell.textLabel)
    let detail = try #require(cell.detailTextLabel)
    #expect(detail.frame.minY >= text.frame.maxY)
    #expect(abs((text.frame.minY + detail.frame.maxY) / 2 - 30) <= 1)
    #expect(detail.frame.minX == 16)
  }

  @Test func `key and value meet at a line of their own`() throws {
    let cell = cell(.value2, text: "Key", detail: "Value")
    let text = try #require(cell.textLabel)
    let detail = try #require(cell.detailTextLabel)
    #expect(text.textAlignment == .right)
    #expect(text.frame.maxX == 112)
    #expect(detail.frame.minX == 118)
  }

  @Test func `an accessory takes its space from the content`() throws {
    let cell = cell(.default, text: "Text")
    #expect(cell.contentView.frame.width == 400)
    cell.accessoryType = .disclosureIndicator
    cell.layoutIfNeeded()
    let arrow = try #require(cell.shownAccessory)
    #expect(arrow.frame.size == CGSize(width: 16, height: 16))
    #expect(arrow.frame.maxX == 388)
    #expect(arrow.frame.midY == 22)
    #expect(cell.contentView.frame.width == 372)
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    cell.accessoryView = own
    cell.layoutIfNeeded()
    #expect(own.superview === cell)
    #expect(arrow.superview == nil)
    #expect(own.frame == CGRect(x: 334, y: 7, width: 50, height: 30))
    cell.accessoryView = nil
    cell.accessoryType = .none
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 400)
    #expect(own.superview == nil)
  }

  @Test func `editing shows the accessory for it`() {
    let cell = cell(.default, text: "Text")
    let own = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    cell.accessoryType = .checkmark
    cell.editingAccessoryView = own
    cell.layoutIfNeeded()
    #expect(cell.shownAccessoryKind == .checkmark)
    cell.setEditing(true, animated: false)
    cell.layoutIfNeeded()
    #expect(cell.shownAccessory === own)
    cell.isEditing = false
    cell.editingAccessoryView = nil
    cell.editingAccessoryType = .detailButton
    cell.isEditing = true
    cell.layoutIfNeeded()
    #expect(cell.shownAccessoryKind == .detail)
  }

  @Test func `indentation moves the content`() throws {
    let cell = cell(.default, text: "Text")
    cell.indentationLevel = 2
    cell.layoutIfNeeded()
    #expect(try #require(cell.textLabel).frame.minX == 36)
  }

  @Test func `backgrounds lie behind the content, that of a selection only while it lasts`() {
    let cell = cell(.default, text: "Text")
    let background = UIView(frame: .zero)
    let selected = UIView(frame: .zero)
    cell.selectedBackgroundView = selected
    cell.backgroundView = background
    #expect(selected.superview == nil)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(
      cell.subviews.prefix(3).map(ObjectIdentifier.init)
        == [background, selected, cell.contentView].map(ObjectIdentifier.init)
    )
    #expect(selected.frame == cell.bounds)
    #expect(background.frame == cell.bounds)
    cell.isSelected = false
    #expect(selected.superview == nil)
    cell.isHighlighted = true
    #expect(selected.superview === cell)
    cell.selectionStyle = .none
    #expect(selected.superview == nil)
  }

  @Test func `preparing for reuse ends selection and press`() {
    let cell = cell(.default)
    cell.isSelected = true
    cell.isHighlighted = true
    cell.prepareForReuse()
    #expect(!cell.isSelected)
    #expect(!cell.isHighlighted)
  }

  @Test func `constraints of the content decide the height`() {
    let cell = cell(.default)
    let view = UIView(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
      view.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -15),
      view.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
      view.heightAnchor.constraint(equalToConstant: 70),
    ])
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 400, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size == CGSize(width: 400, height: 95))
  }

  @Test func `a wrapped label in constraints makes its row as high as it needs`() {
    final class Wrapping: UITableViewCell {
      let label = UILabel(frame: .zero)
      override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        label.numberOfLines = 0
        label.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(label)
        let margins = contentView.layoutMarginsGuide
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: margins.topAnchor),
          label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
          label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
          label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
        ])
      }
      required init?(coder: NSCoder) { nil }
    }
    let fixture = TableFixture(rows: 3, height: UITableView.automaticDimension)
    fixture.table.register(Wrapping.self, forCellReuseIdentifier: "wrapping")
    fixture.identifier = "wrapping"
    let texts = ["short", Array(repeating: "several words", count: 12).joined(separator: " "), "short"]
    fixture.onConfigure = { cell, indexPath in (cell as? Wrapping)?.label.text = texts[indexPath.row] }
    fixture.setsText = false
    fixture.table.reloadData()
    fixture.table.layoutIfNeeded()
    let heights = (0..<3).map { fixture.table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    #expect(abs(heights[0] - line - 22) <= 1.5, "a line and the margins")
    #expect(heights[2] == heights[0])
    #expect(heights[1] >= heights[0] + 2 * line - 2)
    fixture.close()
  }
}
