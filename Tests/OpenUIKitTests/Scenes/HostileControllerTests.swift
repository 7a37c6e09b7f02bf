import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

/// Controllers, controls and scroll views that are used out of order.
@Suite("Hostile use of controllers and controls", .serialized)
@MainActor
struct HostileControllerTests {
  @Test("The root may be replaced from within its own appearance")
  func rootReplacesItself() async throws {
    final class Splash: UIViewController {
      var disappeared = 0
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        let next = UIViewController()
        next.title = "next"
        view.window?.rootViewController = next
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        disappeared += 1
      }
    }
    let splash = Splash()
    let scene = Scene(splash)
    let root = try #require(scene.window.rootViewController)
    #expect(root.title == "next")
    #expect(splash.disappeared == 1)
    #expect(splash.viewIfLoaded?.superview == nil)
    #expect(root.appearance == .appeared && root.view.superview === scene.window)
    try await scene.draw("root")
    scene.close()
  }

  @Test("A controller moves from one parent to another, and each is told")
  func reparenting() {
    var log: [String] = []
    let child = LoggingViewController(name: "child")
    child.log = { log.append($0) }
    let (first, second) = (UIViewController(), UIViewController())
    first.addChild(child)
    child.didMove(toParent: first)
    second.addChild(child)
    child.didMove(toParent: second)
    #expect(first.children.isEmpty && second.children == [child] && child.parent === second)
    second.addChild(child)
    #expect(second.children == [child])
    #expect(log.filter { $0 == "child didMove in" }.count == 2)
  }

  @Test("Views that are taken away in the middle of a touch leave no one pressed")
  func touchOnRemovedView() {
    let scene = Scene(UIViewController())
    let control = RatingControl(frame: CGRect(x: 0, y: 0, width: 220, height: 44))
    scene.window.rootViewController?.view.addSubview(control)
    control.addAction(UIAction { _ in control.removeFromSuperview() }, for: .touchDown)
    let point = control.convert(CGPoint(x: 5, y: 5), to: nil)
    scene.window.touchBegan(at: point)
    #expect(control.superview == nil)
    scene.window.touchMoved(to: CGPoint(x: point.x + 50, y: point.y))
    scene.window.touchEnded(at: point)
    #expect(!control.isTracking && !control.isHighlighted)
    scene.close()
  }

  @Test("A control that is disabled or hidden in the middle of a touch reports no tap")
  func disabledInTouch() {
    let scene = Scene(UIViewController())
    var taps = 0
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    control.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
    scene.window.rootViewController?.view.addSubview(control)
    scene.tap(control)
    #expect(taps == 1)
    control.isEnabled = false
    scene.tap(control)
    #expect(taps == 1)
    control.isEnabled = true
    control.isHidden = true
    scene.tap(control)
    control.isHidden = false
    control.isUserInteractionEnabled = false
    scene.tap(control)
    control.isUserInteractionEnabled = true
    control.alpha = 0.001
    scene.tap(control)
    #expect(taps == 1)
    scene.close()
  }

  @Test("Scrolling from within a scroll call ends where the last call said")
  func scrollInScroll() async throws {
    final class Delegate: NSObject, UIScrollViewDelegate {
      var calls = 0
      func scrollViewDidScroll(_ scrollView: UIScrollView) {
        calls += 1
        if scrollView.contentOffset.y > 100 { scrollView.contentOffset.y = 100 }
      }
    }
    let scene = Scene(UIViewController())
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    scrollView.contentSize = CGSize(width: 100, height: 1000)
    let delegate = Delegate()
    scrollView.delegate = delegate
    scene.window.rootViewController?.view.addSubview(scrollView)
    scrollView.contentOffset.y = 500
    #expect(scrollView.contentOffset.y == 100 && delegate.calls == 2)
    scrollView.setContentOffset(CGPoint(x: 0, y: 400), animated: true)
    try await waitFor("the scroll to be turned back") { delegate.calls == 4 }
    try await scene.draw("scroll")
    #expect(scrollView.contentOffset.y <= 100)
    scrollView.contentSize = .zero
    scrollView.frame = .zero
    try await scene.draw("scroll")
    scrollView.contentSize = CGSize(width: 5, height: 5)
    scrollView.contentInset = UIEdgeInsets(top: -100, left: 50, bottom: 3, right: -900)
    try await scene.draw("scroll")
    scene.close()
  }

  @Test("A subview of a removed tree that was being animated, observed or laid out lets go")
  func leaks() async throws {
    final class Owner: UIView {
      let button = UIButton(type: .system)
      let toggle = UISwitch()
      let scrollView = UIScrollView()
      let table = UITableView()
      override init(frame: CGRect) {
        super.init(frame: frame)
        for view in [button, toggle, scrollView, table] {
          addSubview(view)
          view.pinEdges(to: self)
        }
        button.addAction(UIAction { [unowned self] _ in alpha = 0.5 }, for: .touchUpInside)
      }
      required init?(coder: NSCoder) { nil }
    }
    let scene = Scene(UIViewController())
    let probe = WidgetProbe()
    weak var weakOwner: Owner?
    do {
      let owner = Owner(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
      weakOwner = owner
      probe.watch(owner.gtkWidget)
      for view in owner.subviews { probe.watch(view.gtkWidget) }
      scene.window.rootViewController?.view.addSubview(owner)
      UIView.animate(withDuration: 0.1) {
        owner.frame.origin.x = 100
        owner.alpha = 0.2
      }
      owner.scrollView.contentSize = CGSize(width: 10, height: 900)
      owner.scrollView.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
      try await scene.draw("leak")
      owner.removeFromSuperview()
    }
    try await waitFor("the views to go") { weakOwner == nil && probe.alive == 0 }
    scene.close()
  }

  @Test("Views made and dropped three thousand times leave memory flat")
  func flatMemory() {
    func round() {
      let view = UIView()
      let label = UILabel()
      label.text = "text"
      let stack = UIStackView(arrangedSubviews: [label, UISwitch()])
      view.addSubview(stack)
      stack.pinEdges(to: view)
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      view.layoutIfNeeded()
    }
    for _ in 0..<300 { round() }
    let before = residentPages
    for _ in 0..<3000 { round() }
    #expect(residentPages - before < 1000, "less than 4 MB")
  }

  @Test("Properties set ten thousand times before the first layout cost one layout")
  func coalescing() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel()
    root.addSubview(label)
    label.pinEdges(to: root)
    let start = ContinuousClock.now
    let before = residentPages
    for index in 0..<10_000 {
      label.text = "\(index)"
      label.isHidden = index % 2 == 0
      root.setNeedsLayout()
      label.font = .systemFont(ofSize: CGFloat(10 + index % 5))
    }
    root.layoutIfNeeded()
    #expect(residentPages - before < 1000)
    #expect(ContinuousClock.now - start < .seconds(2))
  }

  private var residentPages: Int {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    return text.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
  }
}
