import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Appearance of controllers", .serialized)
@MainActor
struct AppearanceTests {
  private final class Journal {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
    func controller(_ name: String) -> LoggingViewController {
      let controller = LoggingViewController(name: name)
      controller.log = { [unowned self] in lines.append($0) }
      return controller
    }
  }

  @Test("Only what joins or leaves the stack is moving")
  func moving() {
    let journal = Journal()
    let (first, second) = (journal.controller("1"), journal.controller("2"))
    let navigation = UINavigationController(rootViewController: first)
    let scene = Scene(navigation)
    #expect(
      journal.take() == ["1 willMove in", "1 didMove in", "1 viewDidLoad", "1 viewWillAppear", "1 viewDidAppear"]
    )
    navigation.pushViewController(second, animated: false)
    #expect(
      journal.take() == [
        "2 willMove in", "1 viewWillDisappear", "2 viewDidLoad", "2 viewWillAppear moving", "1 viewDidDisappear",
        "2 viewDidAppear moving", "2 didMove in",
      ]
    )
    navigation.popViewController(animated: false)
    #expect(
      journal.take() == [
        "2 willMove out", "2 viewWillDisappear moving", "1 viewWillAppear", "2 viewDidDisappear moving",
        "1 viewDidAppear", "2 didMove out",
      ]
    )
    scene.close()
  }

  @Test("A controller pushed while another appears comes after it, and the stack is sound")
  func nestedPush() {
    final class Impatient: UIViewController {
      var follower: UIViewController?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let follower {
          self.follower = nil
          navigationController?.pushViewController(follower, animated: true)
        }
      }
    }
    let journal = Journal()
    let impatient = Impatient()
    let last = journal.controller("last")
    impatient.follower = last
    let navigation = UINavigationController(rootViewController: UIViewController())
    let scene = Scene(navigation)
    navigation.pushViewController(impatient, animated: true)
    #expect(navigation.viewControllers.last === last)
    #expect(navigation.viewControllers.count == 3)
    navigation.popToRootViewController(animated: false)
    #expect(
      journal.take() == [
        "last willMove in", "last viewDidLoad", "last viewWillAppear moving", "last viewDidAppear moving",
        "last didMove in", "last willMove out", "last viewWillDisappear moving", "last viewDidDisappear moving",
        "last didMove out",
      ]
    )
    #expect(navigation.view.subviews.filter { !($0 is UINavigationBar) }.count == 1)
    #expect(impatient.viewIfLoaded?.superview == nil && impatient.parent == nil)
    scene.close()
  }

  @Test("Pushing twice in a turn and popping while pushing leave one view in front")
  func hurry() async throws {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let scene = Scene(navigation)
    let controllers = (0..<4).map { _ in UIViewController() }
    navigation.pushViewController(controllers[0], animated: true)
    navigation.pushViewController(controllers[1], animated: true)
    navigation.popViewController(animated: true)
    navigation.pushViewController(controllers[2], animated: true)
    navigation.setViewControllers([controllers[3], controllers[2]], animated: true)
    #expect(navigation.topViewController === controllers[2])
    navigation.popViewController(animated: true)
    try await waitFor("the pop to end") { controllers[3].appearance == .appeared }
    let contents = navigation.view.subviews.filter { !($0 is UINavigationBar) }
    #expect(contents.count == 1 && contents.first === controllers[3].view)
    #expect(contents.first?.renderOffset == .zero)
    #expect(controllers[0...2].allSatisfy { $0.parent == nil && $0.appearance == .disappeared })
    scene.close()
  }

  @Test("A delegate that changes the stack when told of a screen gets its way")
  func delegate() {
    final class Redirector: NSObject, UINavigationControllerDelegate {
      var target: UIViewController?
      var shown: [String] = []
      func navigationController(
        _ navigationController: UINavigationController,
        willShow viewController: UIViewController,
        animated: Bool
      ) {
        if let target {
          self.target = nil
          navigationController.setViewControllers([target], animated: false)
        }
      }
      func navigationController(
        _ navigationController: UINavigationController,
        didShow viewController: UIViewController,
        animated: Bool
      ) {
        shown.append(viewController.title ?? "")
      }
    }
    func titled(_ title: String) -> UIViewController {
      let controller = UIViewController()
      controller.title = title
      return controller
    }
    let redirector = Redirector()
    let navigation = UINavigationController(rootViewController: titled("start"))
    navigation.delegate = redirector
    let scene = Scene(navigation)
    #expect(redirector.shown == ["start"])
    redirector.target = titled("home")
    navigation.pushViewController(titled("dead end"), animated: true)
    #expect(redirector.shown.last == "home")
    #expect(navigation.viewControllers.map(\.title) == ["home"])
    #expect(navigation.view.subviews.filter { !($0 is UINavigationBar) }.count == 1)
    #expect(scene.window.gtkTitle == "home")
    scene.close()
  }

  @Test("A view that is added appears with its surroundings, by whatever way it came")
  func surroundings() {
    let journal = Journal()
    let parent = UIViewController()
    let scene = Scene(parent)
    let child = journal.controller("child")
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.appearance == .appeared)
    scene.window.isHidden = true
    #expect(child.appearance == .disappeared)
    scene.window.isHidden = false
    #expect(child.appearance == .appeared)
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    parent.view.addSubview(other)
    _ = journal.take()
    other.addSubview(child.view)
    #expect(journal.take().isEmpty, "a move inside the window is no appearance")
    other.removeFromSuperview()
    #expect(child.appearance == .disappeared)
    #expect(journal.take() == ["child viewWillDisappear", "child viewDidDisappear"])
    let orphan = journal.controller("orphan")
    parent.view.addSubview(orphan.view)
    #expect(orphan.appearance == .appeared)
    scene.close()
    #expect(orphan.appearance == .disappeared)
  }
}

extension UIWindow {
  fileprivate var gtkTitle: String? {
    gtk_window_get_title(gtkWindow.as(GtkWindow.self)).map { String(cString: $0) }
  }
}
