import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("View hierarchy", .serialized)
@MainActor
struct ViewHierarchyTests {
  final class Recorder: UIView {
    var calls: [String] = []
    override func didAddSubview(_ subview: UIView) { calls.append("didAdd") }
    override func willRemoveSubview(_ subview: UIView) { calls.append("willRemove") }
    override func willMove(toSuperview newSuperview: UIView?) {
      calls.append("willMove(superview: \(newSuperview == nil ? "nil" : "view"))")
    }
    override func didMoveToSuperview() { calls.append("didMoveToSuperview") }
    override func willMove(toWindow newWindow: UIWindow?) {
      calls.append("willMove(window: \(newWindow == nil ? "nil" : "window"))")
    }
    override func didMoveToWindow() { calls.append("didMoveToWindow") }
  }

  @Test("Adding a view tells it and its superview in UIKit's order")
  func adding() {
    let window = UIWindow(frame: .zero)
    let child = Recorder()
    window.addSubview(child)
    #expect(
      child.calls == [
        "willMove(superview: view)", "willMove(window: window)", "didMoveToWindow", "didMoveToSuperview",
      ]
    )
    child.calls = []
    child.removeFromSuperview()
    #expect(
      child.calls == ["willMove(superview: nil)", "willMove(window: nil)", "didMoveToWindow", "didMoveToSuperview"]
    )
    #expect(child.window == nil)
    #expect(child.superview == nil)
    #expect(window.subviews.isEmpty)
  }

  @Test("Moving a view to another superview in the same window does not announce a window")
  func movingInsideWindow() {
    let window = UIWindow(frame: .zero)
    let first = Recorder()
    let second = Recorder()
    let child = Recorder()
    window.addSubview(first)
    window.addSubview(second)
    first.addSubview(child)
    first.calls = []
    second.calls = []
    child.calls = []
    second.addSubview(child)
    #expect(child.calls == ["willMove(superview: view)", "didMoveToSuperview"])
    #expect(first.calls == ["willRemove"])
    #expect(second.calls == ["didAdd"])
    #expect(child.superview === second)
  }

  @Test("The order of the subviews follows inserts, exchanges and moves to front and back")
  func order() {
    let parent = UIView()
    let views = (0..<4).map { index in
      let view = UIView()
      view.tag = index
      return view
    }
    parent.addSubview(views[0])
    parent.addSubview(views[1])
    parent.insertSubview(views[2], at: 0)
    parent.insertSubview(views[3], belowSubview: views[1])
    #expect(parent.subviews.map(\.tag) == [2, 0, 3, 1])
    parent.bringSubviewToFront(views[2])
    #expect(parent.subviews.map(\.tag) == [0, 3, 1, 2])
    parent.sendSubviewToBack(views[1])
    #expect(parent.subviews.map(\.tag) == [1, 0, 3, 2])
    parent.insertSubview(views[1], aboveSubview: views[3])
    #expect(parent.subviews.map(\.tag) == [0, 3, 1, 2])
    parent.exchangeSubview(at: 0, withSubviewAt: 3)
    #expect(parent.subviews.map(\.tag) == [2, 3, 1, 0])
    parent.addSubview(views[3])
    #expect(parent.subviews.map(\.tag) == [2, 1, 0, 3])
    parent.insertSubview(views[3], at: 99)
    #expect(parent.subviews.map(\.tag) == [2, 1, 0, 3])
    #expect(parent.widgetTags == [2, 1, 0, 3])
    #expect(parent.viewWithTag(3) === views[3])
  }

  @Test("Points convert through scrolled and nested views")
  func conversion() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let scrolled = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 100))
    scrolled.bounds.origin = CGPoint(x: 5, y: 50)
    let inner = UIView(frame: CGRect(x: 7, y: 60, width: 10, height: 10))
    root.addSubview(scrolled)
    scrolled.addSubview(inner)
    #expect(inner.convert(CGPoint(x: 1, y: 1), to: root) == CGPoint(x: 13, y: 31))
    #expect(inner.convert(CGPoint(x: 13, y: 31), from: root) == CGPoint(x: 1, y: 1))
    #expect(scrolled.convert(CGPoint(x: 5, y: 50), to: root) == CGPoint(x: 10, y: 20))
    #expect(
      root.convert(CGRect(x: 10, y: 20, width: 3, height: 4), to: scrolled)
        == CGRect(x: 5, y: 50, width: 3, height: 4)
    )
  }

  @Test("Frame, bounds and center stay consistent")
  func geometry() {
    let view = UIView(frame: CGRect(x: 10, y: 10, width: 40, height: 20))
    view.bounds = CGRect(x: 3, y: 4, width: 60, height: 40)
    #expect(view.frame == CGRect(x: 0, y: 0, width: 60, height: 40))
    #expect(view.bounds == CGRect(x: 3, y: 4, width: 60, height: 40))
    view.center = CGPoint(x: 100, y: 100)
    #expect(view.frame == CGRect(x: 70, y: 80, width: 60, height: 40))
  }

  @Test("Hit testing finds the frontmost visible view that takes events")
  func hitTesting() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    let front = UIView(frame: CGRect(x: 25, y: 25, width: 50, height: 50))
    root.addSubview(back)
    root.addSubview(front)
    let point = CGPoint(x: 30, y: 30)
    #expect(root.hitTest(point, with: nil) === front)
    front.isHidden = true
    #expect(root.hitTest(point, with: nil) === back)
    front.isHidden = false
    front.alpha = 0.005
    #expect(root.hitTest(point, with: nil) === back)
    front.alpha = 1
    front.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === back)
    back.isUserInteractionEnabled = false
    #expect(root.hitTest(point, with: nil) === root)
    #expect(root.hitTest(CGPoint(x: 100, y: 0), with: nil) == nil)
  }

  @Test("Laying out goes from the outside in, once for each view in need")
  func layoutOrder() {
    final class Laid: UIView {
      static var order: [Int] = []
      override func layoutSubviews() {
        super.layoutSubviews()
        Laid.order.append(tag)
      }
    }
    let root = Laid()
    let child = Laid()
    child.tag = 1
    let grandchild = Laid()
    grandchild.tag = 2
    root.addSubview(child)
    child.addSubview(grandchild)
    Laid.order = []
    root.layoutIfNeeded()
    #expect(Laid.order == [0, 1, 2])
    Laid.order = []
    grandchild.setNeedsLayout()
    root.layoutIfNeeded()
    #expect(Laid.order == [2])
    root.layoutIfNeeded()
    #expect(Laid.order == [2])
  }

  @Test("The tint is inherited, and a change reaches those that inherit it")
  func tint() {
    final class Tinted: UIView {
      var changes = 0
      override func tintColorDidChange() { changes += 1 }
    }
    let root = UIView()
    let inheriting = Tinted()
    let own = Tinted()
    own.tintColor = .systemRed
    root.addSubview(inheriting)
    root.addSubview(own)
    inheriting.changes = 0
    own.changes = 0
    root.tintColor = .systemGreen
    #expect(inheriting.tintColor == UIColor.systemGreen)
    #expect(own.tintColor == UIColor.systemRed)
    #expect(inheriting.changes == 1)
    #expect(own.changes == 0)
  }

  @Test("Views and their widgets are freed together")
  func lifetime() {
    weak var weakParent: UIView?
    weak var weakChild: UIView?
    let probe = WidgetProbe()
    do {
      let parent = UIView()
      let child = UIView()
      parent.addSubview(child)
      probe.watch(parent.gtkWidget)
      probe.watch(child.gtkWidget)
      weakParent = parent
      weakChild = child
    }
    #expect(weakParent == nil)
    #expect(weakChild == nil)
    #expect(probe.alive == 0)
  }

  @Test("A subview that is held elsewhere outlives its superview")
  func survivor() {
    let child = UIView()
    do {
      let parent = UIView()
      parent.addSubview(child)
      #expect(child.superview === parent)
    }
    #expect(child.superview == nil)
    let other = UIView()
    other.addSubview(child)
    #expect(child.superview === other)
  }
}
