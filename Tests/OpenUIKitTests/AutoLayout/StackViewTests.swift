import Foundation
import Testing

@testable import OpenUIKit

@Suite("Stack views")
@MainActor
struct StackViewTests {
  /// Three views of 40, 60 and 20 points in a stack of a given size, laid out.
  private func stack(_ width: CGFloat, _ height: CGFloat, _ configure: (UIStackView) -> Void = { _ in }) -> UIStackView
  {
    let views = [ContentView(40, 10), ContentView(60, 30), ContentView(20, 20)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = rect(0, 0, width, height)
    configure(stack)
    stack.layoutIfNeeded()
    return stack
  }

  private func columns(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.map { [$0.frame.minX, $0.frame.maxX] }
  }

  private func rows(_ stack: UIStackView) -> [[CGFloat]] {
    stack.arrangedSubviews.map { [$0.frame.minY, $0.frame.maxY] }
  }

  @Test func `fill stretches the weakest hugger`() {
    let stack = stack(200, 50) { stack in
      stack.spacing = 10
      stack.arrangedSubviews[1].setContentHuggingPriority(UILayoutPriority(100), for: .horizontal)
    }
    #expect(columns(stack) == [[0, 40], [50, 170], [180, 200]])
    #expect(rows(stack) == [[0, 50], [0, 50], [0, 50]])
  }

  @Test func `fill compresses the weakest resister`() {
    let stack = stack(100, 50) { stack in
      stack.arrangedSubviews[0].setContentCompressionResistancePriority(UILayoutPriority(700), for: .horizontal)
    }
    #expect(columns(stack) == [[0, 20], [20, 80], [80, 100]])
  }

  @Test func `equal lengths`() {
    let stack = stack(220, 50) { stack in
      stack.distribution = .fillEqually
      stack.spacing = 5
    }
    #expect(columns(stack) == [[0, 70], [75, 145], [150, 220]])
  }

  @Test func `lengths in proportion to the content`() {
    let stack = stack(260, 50) { stack in
      stack.distribution = .fillProportionally
      stack.spacing = 10
    }
    // 240 points are shared 40 : 60 : 20.
    #expect(columns(stack) == [[0, 80], [90, 210], [220, 260]])
  }

  @Test func `equal spaces`() {
    let stack = stack(220, 50) { $0.distribution = .equalSpacing }
    #expect(columns(stack) == [[0, 40], [90, 150], [200, 220]])
  }

  @Test func `equal distances of the centres`() {
    let stack = stack(230, 50) { $0.distribution = .equalCentering }
    // The outer centres are at 20 and 220, so that of the second is at 120.
    #expect(columns(stack) == [[0, 40], [90, 150], [210, 230]])
  }

  @Test func `spacing comes before equal distances`() {
    let views = [ContentView(100, 10), ContentView(20, 10), ContentView(20, 10)]
    let stack = UIStackView(arrangedSubviews: views)
    stack.distribution = .equalCentering
    stack.spacing = 10
    stack.frame = rect(0, 0, 160, 10)
    stack.layoutIfNeeded()
    #expect(columns(stack) == [[0, 100], [110, 130], [140, 160]])
  }

  @Test(arguments: [
    (UIStackView.Alignment.leading, [[CGFloat(0), 10], [0, 30], [0, 20]]),
    (.trailing, [[40, 50], [20, 50], [30, 50]]),
    (.center, [[20, 30], [10, 40], [15, 35]]),
    (.fill, [[0, 50], [0, 50], [0, 50]]),
    // Views without text have their baseline at the bottom.
    (.lastBaseline, [[20, 30], [0, 30], [10, 30]]),
  ])
  func `alignment across a row`(alignment: UIStackView.Alignment, expected: [[CGFloat]]) {
    #expect(rows(stack(120, 50) { $0.alignment = alignment }) == expected)
  }

  @Test func `first baselines of a row`() {
    let stack = UIStackView(arrangedSubviews: [WordsView(1), ContentView(20, 40)])
    stack.alignment = .firstBaseline
    stack.frame = rect(0, 0, 60, 60)
    stack.layoutIfNeeded()
    // The text's baseline lies 15 points below its top, the other's at its bottom, 40 points below.
    #expect(rows(stack) == [[25, 45], [0, 40]])
  }

  @Test func `a column`() {
    let stack = stack(100, 100) { stack in
      stack.axis = .vertical
      stack.alignment = .leading
      stack.spacing = 10
      stack.arrangedSubviews[2].setContentHuggingPriority(UILayoutPriority(1), for: .vertical)
    }
    #expect(rows(stack) == [[0, 10], [20, 50], [60, 100]])
    #expect(columns(stack) == [[0, 40], [0, 60], [0, 20]])
  }

  @Test func `a stack is as large as its content asks for`() {
    let stack = stack(0, 0) { $0.spacing = 4 }
    stack.translatesAutoresizingMaskIntoConstraints = false
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 128, height: 30))
    stack.axis = .vertical
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 68))
    stack.alignment = .center
    stack.distribution = .equalSpacing
    #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 60, height: 68))
  }

  @Test func `a hidden view leaves its place and its space`() {
    let stack = stack(0, 0) { $0.spacing = 10 }
    stack.arrangedSubviews[1].isHidden = true
    #expect(stack.systemLayoutSizeFitting(.zero).width == 70)
    stack.frame = rect(0, 0, 70, 20)
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews[2].frame.minX == 50)
    stack.arrangedSubviews[1].isHidden = false
    #expect(stack.systemLayoutSizeFitting(.zero).width == 140)
  }

  @Test func `what stays as it is keeps its constraints`() {
    let stack = stack(0, 0) { stack in
      stack.distribution = .equalSpacing
      stack.spacing = 10
    }
    let before = stack.constraints
    stack.arrangedSubviews[2].isHidden = true
    stack.layoutIfNeeded()
    let after = stack.constraints
    #expect(after.count < before.count)
    #expect(after.filter { constraint in before.contains { $0 === constraint } }.count > after.count / 2)
    #expect(stack.layoutGuides.count == 1)
    #expect(stack.systemLayoutSizeFitting(.zero).width == 110)
  }

  @Test func `a stack and its views are freed`() {
    weak var weakStack: UIStackView?
    weak var weakView: UIView?
    do {
      let stack = stack(200, 50) { $0.distribution = .equalCentering }
      (weakStack, weakView) = (stack, stack.arrangedSubviews[1])
    }
    #expect(weakStack == nil)
    #expect(weakView == nil)
  }

  @Test func `space after one view`() {
    let stack = stack(0, 0) { $0.spacing = 10 }
    let first = stack.arrangedSubviews[0]
    stack.setCustomSpacing(30, after: first)
    #expect(stack.systemLayoutSizeFitting(.zero).width == 160)
    #expect(stack.customSpacing(after: first) == 30)
    stack.setCustomSpacing(UIStackView.spacingUseSystem, after: first)
    #expect(stack.systemLayoutSizeFitting(.zero).width == 138)
    stack.setCustomSpacing(UIStackView.spacingUseDefault, after: first)
    #expect(stack.systemLayoutSizeFitting(.zero).width == 140)
    #expect(stack.customSpacing(after: first) == UIStackView.spacingUseDefault)
  }

  @Test func `views arranged inside the margins`() {
    let stack = stack(200, 80) { stack in
      stack.layoutMargins = UIEdgeInsets(top: 5, left: 10, bottom: 15, right: 20)
      stack.isLayoutMarginsRelativeArrangement = true
      stack.distribution = .fillEqually
    }
    #expect(columns(stack) == [[10, 67], [67, 123], [123, 180]])
    #expect(rows(stack) == [[5, 65], [5, 65], [5, 65]])
  }

  @Test func `a row from right to left`() {
    let stack = stack(120, 30) { stack in
      stack.semanticContentAttribute = .forceRightToLeft
      for view in stack.arrangedSubviews { view.semanticContentAttribute = .forceRightToLeft }
    }
    #expect(columns(stack) == [[80, 120], [20, 80], [0, 20]])
  }

  @Test func `a text in a stack in a row`() {
    let host = UIView(frame: .zero)
    host.isLayoutHost = true
    let icon = ContentView(40, 40)
    icon.setContentHuggingPriority(.required, for: .horizontal)
    let texts = UIStackView(arrangedSubviews: [WordsView(1), WordsView(5)])
    texts.axis = .vertical
    let row = UIStackView(arrangedSubviews: [icon, texts])
    row.spacing = 10
    row.alignment = .center
    row.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(row)
    NSLayoutConstraint.activate(row.fill(host, inset: 5))
    // 180 - 10 - 50 leave 120 points: one line, and two of three words.
    let size = host.systemLayoutSizeFitting(
      CGSize(width: 180, height: 0),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    )
    #expect(size == CGSize(width: 180, height: 70))
    host.frame.size = size
    host.layoutIfNeeded()
    #expect(icon.frame == rect(0, 10, 40, 40))
    #expect(texts.frame == rect(50, 0, 120, 60))
    #expect(texts.arrangedSubviews[1].frame == rect(0, 20, 120, 40))
  }

  @Test func `arranging, moving and removing`() {
    let stack = stack(120, 30)
    let views = stack.arrangedSubviews
    stack.removeArrangedSubview(views[0])
    #expect(stack.arrangedSubviews == [views[1], views[2]])
    #expect(views[0].superview === stack)
    stack.insertArrangedSubview(views[0], at: 1)
    #expect(stack.arrangedSubviews == [views[1], views[0], views[2]])
    stack.addArrangedSubview(views[1])
    #expect(stack.arrangedSubviews == [views[0], views[2], views[1]])
    views[2].removeFromSuperview()
    #expect(stack.arrangedSubviews == [views[0], views[1]])
    stack.layoutIfNeeded()
    #expect(views[1].frame.maxX == 120)
  }
}
