import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Presented controllers", .serialized)
@MainActor
struct PresentationTests {
  init() { _ = GTKStartup.done }

  final class Screen: UIViewController {
    static var log: [String] = []

    private func note(_ text: String) { Screen.log.append("\(title ?? "?") \(text)") }

    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      note("willAppear" + (isBeingPresented ? " presented" : ""))
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      note("didAppear")
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      note("willDisappear" + (isBeingDismissed ? " dismissed" : ""))
    }
    override func viewDidDisappear(_ animated: Bool) {
      super.viewDidDisappear(animated)
      note("didDisappear")
    }
  }

  private func screen(_ title: String) -> Screen {
    let screen = Screen()
    screen.title = title
    return screen
  }

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 400))
    window.rootViewController = root
    window.makeKeyAndVisible()
    Screen.log = []
    return window
  }

  private func close(_ window: UIWindow) {
    window.isHidden = true
    window.rootViewController = nil
  }

  @Test func `a page is shown in a modal window of its own, and goes again`() async throws {
    let root = screen("root")
    let window = window(root)
    let page = screen("page")
    var calls: [String] = []
    root.present(page, animated: true) { calls.append("shown") }
    #expect(Screen.log == ["page willAppear presented", "page didAppear"])
    #expect(root.presentedViewController === page)
    #expect(page.presentingViewController === root)
    let dialog = try #require(page.view.window)
    #expect(dialog !== window)
    #expect(gtk_window_get_modal(dialog.gtkWindow.as(GtkWindow.self)) != 0)
    #expect(gtk_window_get_transient_for(dialog.gtkWindow.as(GtkWindow.self)) == window.gtkWindow.as(GtkWindow.self))
    #expect(UIApplication.shared.windows.contains { $0 === dialog } == false)
    try await waitFor("the completion") { calls == ["shown"] }
    Screen.log = []
    page.dismiss(animated: true) { calls.append("gone") }
    #expect(Screen.log == ["page willDisappear dismissed", "page didDisappear"])
    #expect(root.presentedViewController == nil)
    #expect(page.presentingViewController == nil)
    #expect(page.view.window == nil)
    try await waitFor("the completion") { calls == ["shown", "gone"] }
    close(window)
  }

  @Test func `a full screen takes the place of what is in the window`() {
    let root = screen("root")
    let window = window(root)
    let full = screen("full")
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: false)
    #expect(
      Screen.log == ["root willDisappear", "full willAppear presented", "full didAppear", "root didDisappear"]
    )
    #expect(full.view.window === window)
    #expect(full.view.frame == root.view.frame)
    Screen.log = []
    root.dismiss(animated: false)
    #expect(Screen.log == ["full willDisappear dismissed", "root willAppear", "root didAppear", "full didDisappear"])
    #expect(full.view.superview == nil)
    close(window)
  }

  @Test func `a controller has its view before the one that presents it disappears`() {
    final class Loading: UIViewController {
      override func viewDidLoad() {
        super.viewDidLoad()
        Screen.log.append("loaded")
      }
    }
    let root = screen("root")
    let window = window(root)
    let full = Loading()
    full.modalPresentationStyle = .fullScreen
    root.present(full, animated: false)
    #expect(Screen.log == ["loaded", "root willDisappear", "root didDisappear"])
    root.dismiss(animated: false)
    close(window)
  }

  @Test func `what stays in sight under an overlay does not disappear`() {
    let root = screen("root")
    let window = window(root)
    let overlay = screen("overlay")
    overlay.modalPresentationStyle = .overFullScreen
    root.present(overlay, animated: false)
    #expect(Screen.log == ["overlay willAppear presented", "overlay didAppear"])
    close(window)
  }

  @Test func `children present by the outermost controller, and are presented with it`() {
    let child = screen("child")
    let navigation = UINavigationController(rootViewController: child)
    let window = window(navigation)
    let inner = screen("inner")
    let page = UINavigationController(rootViewController: inner)
    child.present(page, animated: false)
    #expect(navigation.presentedViewController === page)
    #expect(child.presentedViewController === page)
    #expect(inner.presentingViewController === navigation)
    #expect(inner.presentationController === page.presentationController)
    inner.dismiss(animated: false)
    #expect(child.presentedViewController == nil)
    close(window)
  }

  @Test func `dismissing a presenting controller takes all in front of it away`() {
    let root = screen("root")
    let window = window(root)
    let (first, second) = (screen("first"), screen("second"))
    root.present(first, animated: false)
    first.present(second, animated: false)
    #expect(second.presentingViewController === first)
    root.dismiss(animated: false)
    #expect(root.presentedViewController == nil)
    #expect(first.presentedViewController == nil)
    #expect(second.viewIfLoaded?.window == nil)
    close(window)
  }

  @Test func `a controller that presents already, or is not in a window, presents nothing`() throws {
    let root = screen("root")
    let window = window(root)
    let (first, second) = (screen("first"), screen("second"))
    root.present(first, animated: false)
    let said = try linesOnStandardError { root.present(second, animated: false) }
    #expect(said.contains { $0.contains("which is already presenting") })
    #expect(root.presentedViewController === first)
    let lonely = screen("lonely")
    let saidThen = try linesOnStandardError { lonely.present(second, animated: false) }
    #expect(saidThen.contains { $0.contains("whose view is not in the window hierarchy") })
    #expect(second.presentingViewController == nil)
    close(window)
  }

  final class Listener: NSObject, UIAdaptivePresentationControllerDelegate {
    var log: [String] = []
    var mayClose = true
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      log.append("should")
      return mayClose
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { log.append("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { log.append("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      log.append("attempt")
    }
  }

  @Test func `a person closes a page unless it says no`() async throws {
    let root = screen("root")
    let window = window(root)
    let inner = screen("inner")
    let page = UINavigationController(rootViewController: inner)
    let listener = Listener()
    page.presentationController?.delegate = listener
    root.present(page, animated: false)
    let dialog = try #require(page.view.window)
    inner.isModalInPresentation = true
    #expect(dialog.closeRequested())
    #expect(listener.log == ["should", "attempt"])
    inner.isModalInPresentation = false
    listener.mayClose = false
    #expect(dialog.closeRequested())
    #expect(listener.log == ["should", "attempt", "should", "attempt"])
    #expect(root.presentedViewController === page)
    listener.mayClose = true
    listener.log = []
    #expect(dialog.closeRequested())
    #expect(root.presentedViewController == nil)
    try await waitFor("the end") { listener.log == ["should", "will", "did"] }
    close(window)
  }

  @Test func `a page has the size it prefers`() throws {
    let root = screen("root")
    let window = window(root)
    let page = screen("page")
    page.preferredContentSize = CGSize(width: 320, height: 240)
    root.present(page, animated: false)
    #expect(try #require(page.view.window).bounds.size == CGSize(width: 320, height: 240))
    close(window)
  }

  @Test func `closing the window takes what it presents away`() {
    let root = screen("root")
    let window = window(root)
    let page = screen("page")
    root.present(page, animated: false)
    window.isHidden = true
    #expect(root.presentedViewController == nil)
    #expect(page.viewIfLoaded?.window == nil)
    window.rootViewController = nil
  }

  @Test func `what was presented is freed`() async throws {
    let root = screen("root")
    let window = window(root)
    weak var page: UIViewController?
    weak var dialog: UIWindow?
    do {
      let presented = screen("page")
      root.present(presented, animated: false)
      page = presented
      dialog = presented.view.window
      presented.dismiss(animated: false)
    }
    try await waitFor("the page to be freed") { page == nil && dialog == nil }
    close(window)
  }

  @Test func `editing is a state of the controller, and of the table view of its kind`() {
    let controller = UIViewController()
    #expect(!controller.isEditing)
    controller.isEditing = true
    #expect(controller.isEditing)
    let table = UITableViewController(style: .plain)
    table.setEditing(true, animated: false)
    #expect(table.tableView.isEditing)
  }
}
