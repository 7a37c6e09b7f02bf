import Foundation
import Testing

@testable import OpenUIKit

@Suite("Texts and fitting sizes")
@MainActor
struct LayoutFittingTests {
  /// A row of a text between margins of 16 and 11 points.
  private func row(_ text: UIView) -> UIView {
    let row = UIView(frame: .zero)
    row.isLayoutHost = true
    row.addSubview(text)
    NSLayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: row.leadingAnchor, constant: 16),
      text.trailingAnchor.constraint(equalTo: row.trailingAnchor, constant: -16),
      text.topAnchor.constraint(equalTo: row.topAnchor, constant: 11),
      text.bottomAnchor.constraint(equalTo: row.bottomAnchor, constant: -11),
    ])
    return row
  }

  private func height(of view: UIView, width: CGFloat) -> CGFloat {
    view.systemLayoutSizeFitting(
      CGSize(width: width, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }

  @Test func `a text of several lines sizes its row`() {
    // 10 words of 40 points; 390 - 32 = 358 points hold 8 of them.
    let row = row(WordsView(10))
    #expect(height(of: row, width: 390) == 62)
    // 232 - 32 = 200 points hold 5.
    #expect(height(of: row, width: 232) == 62)
    // 152 - 32 = 120 points hold 3: 4 lines.
    #expect(height(of: row, width: 152) == 102)
    #expect(height(of: row, width: 1000) == 42)
  }

  @Test func `a text that grows makes its row grow`() {
    let text = WordsView(2)
    let row = row(text)
    #expect(height(of: row, width: 152) == 42)
    text.words = 7
    #expect(height(of: row, width: 152) == 82)
    row.frame = rect(0, 0, 152, 82)
    row.layoutIfNeeded()
    #expect(text.frame == rect(16, 11, 120, 60))
  }

  @Test func `two texts side by side share the width and the taller sizes the row`() {
    let row = UIView(frame: .zero)
    let title = WordsView(6)
    let detail = WordsView(2)
    for view in [title, detail] { row.addSubview(view) }
    detail.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    NSLayoutConstraint.activate([
      title.leadingAnchor.constraint(equalTo: row.leadingAnchor),
      detail.leadingAnchor.constraint(equalTo: title.trailingAnchor),
      detail.trailingAnchor.constraint(equalTo: row.trailingAnchor),
      title.topAnchor.constraint(equalTo: row.topAnchor),
      detail.topAnchor.constraint(equalTo: row.topAnchor),
      title.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor),
      detail.bottomAnchor.constraint(lessThanOrEqualTo: row.bottomAnchor),
    ])
    // The detail keeps its 80 points, the title has 120 for its 240: two lines.
    #expect(height(of: row, width: 200) == 40)
    row.frame = rect(0, 0, 200, 40)
    row.layoutIfNeeded()
    #expect(title.frame == rect(0, 0, 120, 40))
    #expect(detail.frame == rect(120, 0, 80, 20))
  }

  @Test func `a wrapped text is as wide as its longest line, and widens again when it may`() {
    let root = root(400, 400)
    let text = WordsView(7)
    root.addSubview(text)
    let limit = text.widthAnchor.constraint(lessThanOrEqualToConstant: 190)
    root.layOut(
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      text.topAnchor.constraint(equalTo: root.topAnchor),
      limit
    )
    // 190 points hold 4 words.
    #expect(text.frame == rect(0, 0, 160, 40))
    limit.constant = 250
    root.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 240, 40))
    limit.constant = 350
    root.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 280, 20))
    limit.constant = 130
    root.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 120, 60))
    text.words = 2
    root.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 80, 20))
    text.words = 8
    root.layoutIfNeeded()
    #expect(text.frame == rect(0, 0, 120, 60))
  }

  @Test func `the smallest size and a wished one`() {
    let view = UIView(frame: .zero)
    let content = ContentView(120, 30)
    view.addSubview(content)
    NSLayoutConstraint.activate(content.fill(view, inset: 10))
    #expect(view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 140, height: 50))
    // A wish at 50 does not stretch content that hugs at 250.
    #expect(view.systemLayoutSizeFitting(CGSize(width: 400, height: 400)) == CGSize(width: 140, height: 50))
    content.setContentHuggingPriority(UILayoutPriority(49), for: .horizontal)
    #expect(view.systemLayoutSizeFitting(CGSize(width: 400, height: 400)) == CGSize(width: 400, height: 50))
  }

  @Test func `a view inside a tree is measured by itself`() {
    let root = root(500, 500)
    let row = row(WordsView(10))
    row.isLayoutHost = false
    row.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(row)
    root.layOut(
      row.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      row.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      row.topAnchor.constraint(equalTo: root.topAnchor)
    )
    #expect(row.frame == rect(0, 0, 500, 42))
    #expect(height(of: row, width: 152) == 102)
    root.layoutIfNeeded()
    #expect(row.frame == rect(0, 0, 500, 42))
  }

  @Test func `measuring leaves the layout as it is`() {
    let row = row(WordsView(10))
    row.frame = rect(0, 0, 390, 62)
    row.layoutIfNeeded()
    #expect(height(of: row, width: 152) == 102)
    row.setNeedsLayout()
    row.layoutIfNeeded()
    #expect(row.frame == rect(0, 0, 390, 62))
    #expect(row.subviews.first?.frame == rect(16, 11, 358, 40))
  }

  @Test func `the content of a cell is measured by the engine of the cell`() {
    let cell = UIView(frame: rect(0, 0, 390, 44))
    cell.isLayoutHost = true
    let content = UIView(frame: rect(0, 0, 350, 44))
    cell.addSubview(content)
    let text = WordsView(10)
    content.addSubview(text)
    NSLayoutConstraint.activate(text.fill(content, inset: 10))
    let toCell = text.trailingAnchor.constraint(lessThanOrEqualTo: cell.trailingAnchor, constant: -45)
    toCell.isActive = true
    #expect(height(of: content, width: 350) == 60)
    #expect(height(of: content, width: 140) == 100)
    cell.frame.size.height = 100
    content.frame = rect(0, 0, 140, 100)
    cell.layoutIfNeeded()
    #expect(text.frame == rect(10, 10, 120, 80))
  }

  @Test func `a content size is the fitting size of a view without constraints`() {
    let text = WordsView(6)
    #expect(text.systemLayoutSizeFitting(.zero) == CGSize(width: 240, height: 20))
    #expect(height(of: text, width: 100) == 60)
  }

  @Test func `a root that constraints place takes its size from its content`() {
    let root = box()
    let content = ContentView(70, 30)
    root.addSubview(content)
    NSLayoutConstraint.activate(content.fill(root, inset: 5))
    root.layoutIfNeeded()
    #expect(root.frame == rect(0, 0, 80, 40))
    #expect(content.frame == rect(5, 5, 70, 30))
  }

  @Test func `views inside a host are laid out in its size`() {
    let root = root(400, 400)
    let host = row(WordsView(10))
    host.frame = rect(0, 100, 152, 102)
    root.addSubview(host)
    root.layoutIfNeeded()
    #expect(host.subviews.first?.frame == rect(16, 11, 120, 80))
    host.frame.size = CGSize(width: 390, height: 62)
    root.layoutIfNeeded()
    #expect(host.subviews.first?.frame == rect(16, 11, 358, 40))
  }
}
