import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Navigation controller", .serialized)
@MainActor
struct NavigationControllerTests {
  final class Screen: UIViewController {
    var calls: [String] = []
    override func viewDidLoad() { calls.append("didLoad") }
    override func viewWillAppear(_ animated: Bool) { calls.append("willAppear") }
    override func viewIsAppearing(_ animated: Bool) { calls.append("isAppearing") }
    override func viewDidAppear(_ animated: Bool) { calls.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { calls.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { calls.append("didDisappear") }
    override func willMove(toParent parent: UIViewController?) {
      calls.append("willMove(\(parent == nil ? "nil" : "parent"))")
    }
    override func didMove(toParent parent: UIViewController?) {
      calls.append("didMove(\(parent == nil ? "nil" : "parent"))")
    }
  }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))

  @Test("Pushing and popping without animation calls the life cycle in UIKit's order")
  func lifeCycle() {
    let first = Screen()
    first.title = "First"
    let second = Screen()
    second.title = "Second"
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(
      first.calls == ["willMove(parent)", "didMove(parent)", "didLoad", "willAppear", "isAppearing", "didAppear"]
    )
    #expect(navigation.navigationBar.topItem?.title == "First")
    first.calls = []
    navigation.pushViewController(second, animated: false)
    #expect(first.calls == ["willDisappear", "didDisappear"])
    #expect(
      second.calls == ["willMove(parent)", "didLoad", "willAppear", "isAppearing", "didAppear", "didMove(parent)"]
    )
    #expect(navigation.topViewController === second)
    #expect(navigation.navigationBar.backItem?.title == "First")
    #expect(second.navigationController === navigation)
    #expect(first.view.superview == nil)
    #expect(second.view.frame.maxY == navigation.view.bounds.maxY)
    first.calls = []
    second.calls = []
    #expect(navigation.popViewController(animated: false) === second)
    #expect(second.calls == ["willMove(nil)", "willDisappear", "didDisappear", "didMove(nil)"])
    #expect(first.calls == ["willAppear", "isAppearing", "didAppear"])
    #expect(second.parent == nil)
    #expect(navigation.popViewController(animated: false) == nil, "the last screen stays")
    window.isHidden = true
    #expect(first.calls.suffix(2) == ["willDisappear", "didDisappear"])
  }

  @Test("An animated push ends with the new screen alone in place")
  func animatedPush() async throws {
    let first = Screen()
    let second = Screen()
    let navigation = UINavigationController(rootViewController: first)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    try await nextFrame(of: window.gtkWindow)
    navigation.pushViewController(second, animated: true)
    #expect(!second.calls.contains("didAppear"))
    try await waitFor("the push to end") { second.calls.contains("didAppear") }
    #expect(second.view.renderOffset == .zero)
    #expect(first.view.superview == nil)
    navigation.popViewController(animated: true)
    navigation.pushViewController(second, animated: true)
    try await waitFor("both to end") { second.calls.suffix(2) == ["didAppear", "didMove(parent)"] }
    #expect(navigation.viewControllers.map { $0 === second } == [false, true])
    #expect(second.view.superview === navigation.view)
    #expect(first.view.superview == nil)
    window.isHidden = true
  }

  @Test("Several screens go at once, and the bar follows the titles")
  func popping() {
    let screens = (0..<4).map { index in
      let screen = Screen()
      screen.title = "\(index)"
      return screen
    }
    let navigation = UINavigationController()
    navigation.viewControllers = screens
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    #expect(navigation.popToViewController(screens[2], animated: false)?.map(\.title) == ["3"])
    #expect(navigation.popToRootViewController(animated: false)?.map(\.title) == ["1", "2"])
    screens[0].title = "Renamed"
    #expect(navigation.navigationBar.topItem?.title == "Renamed")
    #expect(navigation.navigationBar.backItem == nil)
    navigation.isNavigationBarHidden = true
    window.layoutIfNeeded()
    #expect(screens[0].view.frame == navigation.view.bounds)
    window.isHidden = true
  }
}
