import Foundation
import Testing

@testable import OpenUIKit

@Suite("Guides, margins and scroll views")
@MainActor
struct LayoutGuideTests {
  @Test func `a guide shares the space between two views`() {
    let root = root(300, 100)
    let left = ContentView(50, 20)
    let right = ContentView(30, 20)
    root.addSubview(left)
    root.addSubview(right)
    let guide = UILayoutGuide()
    root.addLayoutGuide(guide)
    root.layOut(
      left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      guide.leadingAnchor.constraint(equalTo: left.trailingAnchor),
      guide.widthAnchor.constraint(equalToConstant: 90),
      right.leadingAnchor.constraint(equalTo: guide.trailingAnchor),
      guide.topAnchor.constraint(equalTo: root.topAnchor, constant: 5),
      guide.heightAnchor.constraint(equalToConstant: 10)
    )
    #expect(right.frame.minX == 140)
    #expect(guide.layoutFrame == rect(50, 5, 90, 10))
    root.removeLayoutGuide(guide)
    #expect(root.layoutGuides.isEmpty)
    #expect(root.constraints.count == 1)
  }

  @Test func `margins move what is tied to them`() {
    let root = root(300, 100)
    let view = box(in: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.layoutMarginsGuide.trailingAnchor),
      view.topAnchor.constraint(equalTo: root.layoutMarginsGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: root.layoutMarginsGuide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(8, 8, 284, 84))
    root.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 10)
    root.layoutIfNeeded()
    #expect(view.frame == rect(30, 0, 260, 100))
    root.semanticContentAttribute = .forceRightToLeft
    #expect(root.layoutMargins == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 30))
  }

  @Test func `the view of a controller has the margins of a screen, and those it was given`() {
    let controller = UIViewController()
    #expect(
      controller.view.directionalLayoutMargins == NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 0, trailing: 16)
    )
    controller.view.layoutMargins = UIEdgeInsets(top: 2, left: 4, bottom: 2, right: 40)
    #expect(controller.view.layoutMargins == UIEdgeInsets(top: 2, left: 16, bottom: 2, right: 40))
    controller.viewRespectsSystemMinimumLayoutMargins = false
    #expect(controller.view.layoutMargins.left == 4)
    controller.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 0, right: 0)
    #expect(controller.view.layoutMargins.top == 12)
    #expect(controller.view.safeAreaLayoutGuide.layoutFrame.minY == 10)
  }

  @Test func `readable content is centred where the view is wide`() {
    let root = root(1000, 100)
    let view = box(in: root)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.readableContentGuide.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: root.readableContentGuide.trailingAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == rect(164, 0, 672, 0))
    root.frame.size.width = 300
    root.layoutIfNeeded()
    #expect(view.frame == rect(8, 0, 284, 0))
  }

  @Test func `margins of the superview are preserved`() {
    let root = root(300, 100)
    root.layoutMargins = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 40)
    let view = UIView(frame: rect(10, 0, 280, 100))
    root.addSubview(view)
    #expect(view.layoutMargins.left == 8)
    view.preservesSuperviewLayoutMargins = true
    #expect(view.layoutMargins == UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 30))
  }

  @Test func `the safe area shrinks by what covers it, and reaches the views inside`() {
    let root = root(300, 200)
    let inner = UIView(frame: rect(0, 20, 300, 180))
    root.addSubview(inner)
    let view = box(in: inner)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: inner.safeAreaLayoutGuide.topAnchor),
      view.bottomAnchor.constraint(equalTo: inner.safeAreaLayoutGuide.bottomAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.height == 180)
    root.setAdditionalSafeAreaInsets(UIEdgeInsets(top: 50, left: 0, bottom: 10, right: 0))
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 30, left: 0, bottom: 10, right: 0))
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 30, 0, 140))
    #expect(inner.layoutMargins == UIEdgeInsets(top: 38, left: 8, bottom: 18, right: 8))
    inner.frame = rect(0, 60, 300, 140)
    root.layoutIfNeeded()
    #expect(view.frame == rect(0, 0, 0, 130))
  }

  @Test func `the edges of a scroll view are those of its content`() {
    let root = root(320, 480)
    let scrollView = UIScrollView(frame: .zero)
    scrollView.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(scrollView)
    let content = ContentView(UIView.noIntrinsicMetric, 900)
    scrollView.addSubview(content)
    NSLayoutConstraint.activate(scrollView.fill(root))
    NSLayoutConstraint.activate(content.fill(scrollView, inset: 10))
    root.layOut(content.widthAnchor.constraint(equalTo: scrollView.widthAnchor, constant: -20))
    #expect(scrollView.frame == rect(0, 0, 320, 480))
    #expect(content.frame == rect(10, 10, 300, 900))
    #expect(scrollView.contentSize == CGSize(width: 320, height: 920))
    content.content.height = 1000
    root.layoutIfNeeded()
    #expect(scrollView.contentSize.height == 1020)
  }

  @Test func `a content size that constraints do not decide stays as it was set`() {
    let scrollView = UIScrollView(frame: rect(0, 0, 100, 100))
    scrollView.contentSize = CGSize(width: 500, height: 700)
    let view = ContentView(30, 30)
    scrollView.addSubview(view)
    let bottom = view.bottomAnchor.constraint(equalTo: scrollView.bottomAnchor)
    scrollView.layOut(
      view.topAnchor.constraint(equalTo: scrollView.topAnchor, constant: 5),
      view.leadingAnchor.constraint(equalTo: scrollView.leadingAnchor, constant: 5)
    )
    #expect(scrollView.contentSize == CGSize(width: 500, height: 700))
    scrollView.layOut(bottom)
    #expect(scrollView.contentSize == CGSize(width: 500, height: 35))
  }

  @Test func `content and frame guides of a scroll view`() {
    let root = root(320, 480)
    let scrollView = UIScrollView(frame: root.bounds)
    root.addSubview(scrollView)
    let content = box(in: scrollView)
    let floating = box(in: scrollView)
    let beside = box(in: root)
    root.layOut(
      content.leadingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scrollView.contentLayoutGuide.trailingAnchor),
      content.topAnchor.constraint(equalTo: scrollView.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scrollView.contentLayoutGuide.bottomAnchor),
      content.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 2000),
      floating.topAnchor.constraint(equalTo: scrollView.frameLayoutGuide.topAnchor, constant: 5),
      floating.heightAnchor.constraint(equalToConstant: 20),
      beside.topAnchor.constraint(equalTo: content.topAnchor, constant: 100),
      beside.heightAnchor.constraint(equalToConstant: 10)
    )
    #expect(scrollView.contentSize == CGSize(width: 320, height: 2000))
    #expect(floating.frame.minY == 5)
    #expect(beside.frame.minY == 100)
    scrollView.contentOffset.y = 70
    root.layoutIfNeeded()
    #expect(content.frame == rect(0, 0, 320, 2000))
    #expect(floating.frame.minY == 75)
    #expect(beside.frame.minY == 30)
  }

  @Test func `scrolling does not lay the views in a host out again`() {
    @MainActor final class Counter: UIView {
      var layouts = 0
      override func layoutSubviews() {
        super.layoutSubviews()
        layouts += 1
      }
    }
    let scrollView = UIScrollView(frame: rect(0, 0, 100, 100))
    let cell = Counter(frame: rect(0, 0, 100, 40))
    cell.isLayoutHost = true
    scrollView.addSubview(cell)
    let view = box(in: cell)
    NSLayoutConstraint.activate(view.fill(cell, inset: 4))
    scrollView.layoutIfNeeded()
    let layouts = cell.layouts
    cell.frame.origin.y = 40
    scrollView.contentOffset.y = 10
    scrollView.layoutIfNeeded()
    #expect(cell.layouts == layouts)
    cell.frame.size.height = 50
    scrollView.layoutIfNeeded()
    #expect(cell.layouts > layouts)
    #expect(view.frame == rect(4, 4, 92, 42))
  }

  @Test func `a view inside a host stands where its host puts it, to a constraint from outside`() {
    let root = root(200, 200)
    let host = UIView(frame: rect(20, 30, 100, 100))
    host.isLayoutHost = true
    root.addSubview(host)
    let inner = ContentView(10, 10)
    host.addSubview(inner)
    let outer = ContentView(5, 5)
    root.addSubview(outer)
    root.layOut(
      inner.leadingAnchor.constraint(equalTo: host.leadingAnchor, constant: 40),
      inner.topAnchor.constraint(equalTo: host.topAnchor)
    )
    root.layOut(outer.leadingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 1))
    #expect(inner.frame == rect(40, 0, 10, 10))
    #expect(outer.frame.minX == 71)
  }

  @Test func `a layout inside an animation is animated`() {
    let window = UIWindow(frame: rect(0, 0, 200, 200))
    let view = ContentView(20, 20)
    window.addSubview(view)
    window.isHidden = false
    let leading = view.leadingAnchor.constraint(equalTo: window.leadingAnchor)
    window.layOut(leading)
    leading.constant = 50
    UIView.animate(withDuration: 0.1) { window.layoutIfNeeded() }
    #expect(view.frame.minX == 50)
    #expect(view.renderOffset.x == -50)
    window.isHidden = true
  }

  @Test func `constraints are updated before the layout, the innermost first`() {
    @MainActor final class Recorder: UIView {
      var log: (String) -> Void = { _ in }
      var name = ""
      override func updateConstraints() {
        log(name)
        super.updateConstraints()
      }
    }
    var log: [String] = []
    let outer = Recorder(frame: rect(0, 0, 100, 100))
    let inner = Recorder(frame: .zero)
    outer.name = "outer"
    inner.name = "inner"
    for view in [outer, inner] { view.log = { log.append($0) } }
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    #expect(log == ["inner", "outer"])
    outer.layoutIfNeeded()
    #expect(log.count == 2)
    inner.setNeedsUpdateConstraints()
    #expect(inner.needsUpdateConstraints() && !outer.needsUpdateConstraints())
    outer.layoutIfNeeded()
    #expect(log == ["inner", "outer", "inner"])
  }
}
