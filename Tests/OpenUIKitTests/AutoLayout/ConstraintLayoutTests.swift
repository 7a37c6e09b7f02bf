import Foundation
import Testing

@testable import OpenUIKit

@Suite("Constraints")
@MainActor
struct ConstraintLayoutTests {
  @Test func `edges with insets`() {
    let root = root(300, 200)
    let view = box(in: root)
    NSLayoutConstraint.activate(view.fill(root, inset: 20))
    root.layoutIfNeeded()
    #expect(view.frame == rect(20, 20, 260, 160))
  }

  @Test func `a centred view of fixed size`() {
    let root = root(300, 200)
    let view = box(in: root)
    root.layOut(
      view.centerXAnchor.constraint(equalTo: root.centerXAnchor),
      view.centerYAnchor.constraint(equalTo: root.centerYAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 100),
      view.heightAnchor.constraint(equalToConstant: 40)
    )
    #expect(view.frame == rect(100, 90, 100, 40))
  }

  @Test func `an aspect ratio`() {
    let root = root(320, 400)
    let view = box(in: root)
    root.layOut(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 9 / 16)
    )
    #expect(view.frame == rect(0, 0, 320, 180))
  }

  @Test func `thirds meet on whole points and add up`() {
    let root = root(100, 50)
    let views = [box(in: root), box(in: root), box(in: root)]
    var left = root.leadingAnchor
    for view in views {
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: left),
        view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 1 / 3),
      ])
      left = view.trailingAnchor
    }
    root.layoutIfNeeded()
    #expect(views.map(\.frame.minX) == [0, 33, 67])
    #expect(views.map(\.frame.maxX) == [33, 67, 100])
  }

  @Test func `a multiplier on a position counts from the edge of the superview`() {
    let root = root(400, 100)
    let view = box(in: root)
    root.layOut(
      NSLayoutConstraint(
        item: view,
        attribute: .centerX,
        relatedBy: .equal,
        toItem: root,
        attribute: .centerX,
        multiplier: 0.5,
        constant: 0
      ),
      view.widthAnchor.constraint(equalToConstant: 40)
    )
    #expect(view.frame.midX == 100)
  }

  @Test func `constraints across levels`() {
    let root = root(400, 300)
    let left = box(in: root)
    let right = box(in: root)
    let inner = box(in: left)
    let other = box(in: right)
    root.layOut(
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      left.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      left.widthAnchor.constraint(equalToConstant: 100),
      left.heightAnchor.constraint(equalToConstant: 100),
      right.leadingAnchor.constraint(equalTo: left.trailingAnchor, constant: 50),
      right.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      right.trailingAnchor.constraint(equalTo: root.trailingAnchor),
      right.bottomAnchor.constraint(equalTo: root.bottomAnchor),
      inner.trailingAnchor.constraint(equalTo: left.trailingAnchor, constant: -10),
      inner.topAnchor.constraint(equalTo: left.topAnchor, constant: 30),
      inner.widthAnchor.constraint(equalToConstant: 20),
      inner.heightAnchor.constraint(equalToConstant: 20),
      // From the inside of one to the inside of the other.
      other.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 100),
      other.topAnchor.constraint(equalTo: inner.bottomAnchor),
      other.widthAnchor.constraint(equalTo: inner.widthAnchor, multiplier: 2),
      other.heightAnchor.constraint(equalToConstant: 10)
    )
    #expect(left.frame == rect(10, 20, 100, 100))
    #expect(right.frame == rect(160, 5, 240, 295))
    #expect(inner.frame == rect(70, 30, 20, 20))
    #expect(other.frame == rect(40, 65, 40, 10))
  }

  @Test func `the higher of two priorities wins`() {
    let root = root(300, 100)
    let view = box(in: root)
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    wide.priority = .defaultHigh
    narrow.priority = .defaultLow
    root.layOut(wide, narrow)
    #expect(view.frame.width == 200)
    narrow.priority = UILayoutPriority(751)
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test func `an inequality limits a wish`() {
    let root = root(500, 100)
    let view = box(in: root)
    let wish = view.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.8)
    wish.priority = UILayoutPriority(999)
    root.layOut(wish, view.widthAnchor.constraint(lessThanOrEqualToConstant: 300))
    #expect(view.frame.width == 300)
    root.frame.size.width = 200
    root.layoutIfNeeded()
    #expect(view.frame.width == 160)
  }

  @Test func `a changed constant moves the view at the next layout`() {
    let root = root(300, 100)
    let view = ContentView(50, 20)
    root.addSubview(view)
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10)
    root.layOut(leading, view.topAnchor.constraint(equalTo: root.topAnchor))
    #expect(view.frame == rect(10, 0, 50, 20))
    leading.constant = 75
    #expect(view.frame.minX == 10)
    root.layoutIfNeeded()
    #expect(view.frame == rect(75, 0, 50, 20))
  }

  @Test func `deactivating lets another constraint decide`() {
    let root = root(300, 100)
    let view = box(in: root)
    let wide = view.widthAnchor.constraint(equalToConstant: 200)
    let narrow = view.widthAnchor.constraint(equalToConstant: 100)
    narrow.priority = .defaultLow
    root.layOut(wide, narrow)
    #expect(view.frame.width == 200)
    wide.isActive = false
    root.layoutIfNeeded()
    #expect(view.frame.width == 100)
  }

  @Test func `a constraint is held by the nearest view around its items`() {
    let root = root(300, 100)
    let outer = box(in: root)
    let first = box(in: outer)
    let second = box(in: outer)
    let between = first.leadingAnchor.constraint(equalTo: second.leadingAnchor)
    let own = first.widthAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([between, own])
    #expect(outer.constraints == [between])
    #expect(first.constraints == [own])
    #expect(first.constraintsAffectingLayout(for: .horizontal) == [between, own])
    #expect(first.constraintsAffectingLayout(for: .vertical).isEmpty)
    outer.removeConstraint(between)
    #expect(!between.isActive)
  }

  @Test func `removing a view removes what tied it to the rest and keeps what is inside it`() {
    let root = root(300, 100)
    let outer = box(in: root)
    let inner = box(in: outer)
    let tie = outer.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 30)
    let deep = inner.widthAnchor.constraint(equalTo: root.widthAnchor)
    let inside = inner.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: 5)
    root.layOut(tie, deep, inside)
    #expect(inner.frame == rect(5, 0, 300, 0))
    outer.removeFromSuperview()
    #expect(!tie.isActive && !deep.isActive && inside.isActive)
    #expect(root.constraints.isEmpty)

    let other = UIView(frame: rect(0, 0, 100, 100))
    other.addSubview(outer)
    other.layOut(outer.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 1))
    #expect(outer.frame.minX == 1)
    #expect(inner.frame.minX == 5)
  }

  @Test func `a tree laid out by itself goes on in a larger one`() {
    let inner = root(100, 100)
    let leaf = ContentView(30, 30)
    inner.addSubview(leaf)
    inner.layOut(leaf.trailingAnchor.constraint(equalTo: inner.trailingAnchor))
    #expect(leaf.frame.minX == 70)
    let outer = root(400, 400)
    outer.addSubview(inner)
    outer.layOut(leaf.bottomAnchor.constraint(equalTo: outer.bottomAnchor, constant: -300))
    #expect(leaf.frame == rect(70, 70, 30, 30))
  }

  @Test func `a view that its autoresizing mask places holds its ground and is a fixed point for others`() {
    let root = root(300, 100)
    let fixed = UIView(frame: rect(40, 10, 60, 20))
    root.addSubview(fixed)
    let view = ContentView(30, 30)
    root.addSubview(view)
    root.layOut(
      view.leadingAnchor.constraint(equalTo: fixed.trailingAnchor, constant: 8),
      view.topAnchor.constraint(equalTo: fixed.bottomAnchor)
    )
    #expect(fixed.frame == rect(40, 10, 60, 20))
    #expect(view.frame == rect(108, 30, 30, 30))
    fixed.frame.origin.x = 50
    root.layoutIfNeeded()
    #expect(view.frame.minX == 118)
  }

  @Test func `autoresizing follows the superview`() {
    let root = root(200, 100)
    let view = UIView(frame: rect(10, 10, 100, 20))
    view.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    root.addSubview(view)
    let spread = UIView(frame: rect(50, 0, 50, 10))
    spread.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    root.addSubview(spread)
    root.frame = rect(0, 0, 300, 150)
    #expect(view.frame == rect(10, 60, 200, 20))
    // 50 points in front and 100 behind share the 100 that came, one to two.
    #expect(abs(spread.frame.minX - (50 + 100.0 / 3)) < 1e-9)
    #expect(spread.frame.width == 50)
  }

  @Test func `content hugs, and the weaker hugger stretches`() {
    let root = root(300, 100)
    let label = ContentView(80, 20)
    let field = ContentView(50, 20)
    root.addSubview(label)
    root.addSubview(field)
    label.setContentHuggingPriority(UILayoutPriority(251), for: .horizontal)
    root.layOut(
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
      field.leadingAnchor.constraint(equalTo: label.trailingAnchor, constant: 8),
      field.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16)
    )
    #expect(label.frame == rect(16, 0, 80, 20))
    #expect(field.frame == rect(104, 0, 180, 20))
    label.setContentHuggingPriority(UILayoutPriority(249), for: .horizontal)
    root.layoutIfNeeded()
    #expect(label.frame.width == 210)
    #expect(field.frame.width == 50)
  }

  @Test func `the weaker compression resistance gives way`() {
    let root = root(200, 100)
    let title = ContentView(180, 20)
    let detail = ContentView(90, 20)
    root.addSubview(title)
    root.addSubview(detail)
    detail.setContentCompressionResistancePriority(UILayoutPriority(751), for: .horizontal)
    root.layOut(
      title.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      detail.leadingAnchor.constraint(greaterThanOrEqualTo: title.trailingAnchor, constant: 10),
      detail.trailingAnchor.constraint(equalTo: root.trailingAnchor)
    )
    #expect(title.frame.width == 100)
    #expect(detail.frame == rect(110, 0, 90, 20))
  }

  @Test func `a new content size is taken up`() {
    let root = root(200, 100)
    let view = ContentView(60, 20)
    root.addSubview(view)
    root.layOut(view.trailingAnchor.constraint(equalTo: root.trailingAnchor))
    #expect(view.frame == rect(140, 0, 60, 20))
    view.content = CGSize(width: 90, height: UIView.noIntrinsicMetric)
    root.layoutIfNeeded()
    #expect(view.frame == rect(110, 0, 90, 0))
  }

  @Test func `right to left mirrors leading and trailing, and leaves left and right alone`() {
    let root = root(300, 100)
    root.semanticContentAttribute = .forceRightToLeft
    let view = box(in: root)
    let left = box(in: root)
    view.semanticContentAttribute = .forceRightToLeft
    left.semanticContentAttribute = .forceRightToLeft
    root.layOut(
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
      view.widthAnchor.constraint(equalToConstant: 50),
      left.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7),
      left.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 10)
    )
    #expect(view.frame == rect(230, 0, 50, 0))
    // Its leading edge is the right one, ten points to the left of the other's left edge.
    #expect(left.frame == rect(7, 0, 213, 0))
  }

  @Test func `a change of the layout direction turns the layout around`() {
    let root = root(300, 100)
    let first = ContentView(50, 20)
    let second = ContentView(70, 20)
    root.addSubview(first)
    root.addSubview(second)
    root.layOut(
      first.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      second.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 8)
    )
    #expect(first.frame.minX == 10)
    #expect(second.frame.minX == 68)
    for view in [root, first, second] { view.semanticContentAttribute = .forceRightToLeft }
    root.layoutIfNeeded()
    #expect(first.frame.maxX == 290)
    #expect(second.frame.maxX == 232)
  }

  @Test func `baselines are aligned`() {
    let root = root(400, 100)
    let text = WordsView(2)
    let plain = ContentView(30, 30)
    root.addSubview(text)
    root.addSubview(plain)
    root.layOut(
      text.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
      text.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      plain.lastBaselineAnchor.constraint(equalTo: text.firstBaselineAnchor)
    )
    // The first baseline of the text is at 40 + 15; that of a view without text is its bottom.
    #expect(plain.frame.maxY == 55)
  }

  @Test func `alignment rectangles are placed, not frames`() {
    final class Shadowed: UIView {
      override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
    }
    let root = root(200, 100)
    let view = Shadowed(frame: .zero)
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let inner = box(in: view)
    NSLayoutConstraint.activate(view.fill(root, inset: 10) + inner.fill(view))
    root.layoutIfNeeded()
    #expect(view.frame == rect(8, 9, 186, 84))
    #expect(inner.frame == rect(2, 1, 180, 80))
  }

  @Test func `systems of spacing`() {
    let root = root(200, 100)
    let view = box(in: root)
    root.layOut(
      view.leadingAnchor.constraint(equalToSystemSpacingAfter: root.leadingAnchor, multiplier: 2),
      view.topAnchor.constraint(greaterThanOrEqualToSystemSpacingBelow: root.topAnchor, multiplier: 1)
    )
    #expect(view.frame.minX == 16)
    #expect(view.frame.minY == 8)
  }

  @Test func `a view without enough constraints is ambiguous`() {
    let root = root(200, 100)
    let view = box(in: root)
    let leading = view.leadingAnchor.constraint(equalTo: root.leadingAnchor)
    root.layOut(leading)
    #expect(view.hasAmbiguousLayout)
    root.layOut(
      view.widthAnchor.constraint(equalToConstant: 10),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.bottomAnchor)
    )
    #expect(!view.hasAmbiguousLayout)
  }

  @Test func `a constraint of margins`() {
    let root = root(200, 100)
    root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    let view = box(in: root)
    let attributes: [(NSLayoutConstraint.Attribute, NSLayoutConstraint.Attribute)] = [
      (.leading, .leadingMargin), (.trailing, .trailingMargin), (.top, .topMargin), (.bottom, .bottomMargin),
    ]
    for (own, margin) in attributes {
      NSLayoutConstraint(
        item: view,
        attribute: own,
        relatedBy: .equal,
        toItem: root,
        attribute: margin,
        multiplier: 1,
        constant: 0
      ).isActive = true
    }
    root.layoutIfNeeded()
    #expect(view.frame == rect(20, 1, 140, 96))
  }

  @Test func `constraints and views are freed`() {
    weak var weakRoot: UIView?
    weak var weakView: UIView?
    weak var weakConstraint: NSLayoutConstraint?
    do {
      let root = root(200, 100)
      let view = box(in: root)
      let constraint = view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor)
      root.layOut(constraint, view.widthAnchor.constraint(equalTo: root.widthAnchor))
      #expect(view.frame == rect(8, 0, 200, 0))
      (weakRoot, weakView, weakConstraint) = (root, view, constraint)
    }
    #expect(weakRoot == nil)
    #expect(weakView == nil)
    #expect(weakConstraint == nil)
  }
}
