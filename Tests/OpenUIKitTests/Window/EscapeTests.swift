import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("The Escape key and editing", .serialized)
@MainActor
struct EscapeTests {
  init() { _ = GTKStartup.done }

  private final class Screen: UIViewController {
    var log: [String] = []

    override func setEditing(_ editing: Bool, animated: Bool) {
      super.setEditing(editing, animated: animated)
      log.append("\(editing)\(animated ? " animated" : "")")
    }
  }

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  private func close(_ window: UIWindow) {
    window.isHidden = true
    window.rootViewController = nil
  }

  @Test func `Escape ends what the edit button began, as the button does`() {
    let screen = Screen()
    screen.navigationItem.rightBarButtonItem = screen.editButtonItem
    let window = window(UINavigationController(rootViewController: screen))
    defer { close(window) }
    #expect(!window.escapeWasPressed())
    screen.editButtonItem.ownAction?()
    #expect(screen.isEditing)
    #expect(window.escapeWasPressed())
    #expect(screen.log == ["true animated", "false animated"])
    #expect(screen.editButtonItem.title == "Edit")
    #expect(!window.escapeWasPressed())
  }

  @Test func `an edit mode without the button stays, and so does one whose button is switched off`() {
    let screen = UITableViewController(style: .plain)
    let window = window(screen)
    defer { close(window) }
    screen.tableView.setEditing(true, animated: false)
    #expect(!window.escapeWasPressed())
    #expect(screen.tableView.isEditing)
    screen.setEditing(true, animated: false)
    #expect(!window.escapeWasPressed())
    screen.editButtonItem.isEnabled = false
    #expect(!window.escapeWasPressed())
    screen.editButtonItem.isEnabled = true
    #expect(window.escapeWasPressed())
    #expect(!screen.tableView.isEditing)
  }

  @Test func `of controllers inside another, the one with the keyboard focus comes first, then the innermost in sight`()
    async throws
  {
    let container = Screen()
    let screens = [Screen(), Screen()]
    let fields = [
      UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30)),
      UITextField(frame: CGRect(x: 0, y: 0, width: 80, height: 30)),
    ]
    for (index, screen) in screens.enumerated() {
      container.addChild(screen)
      screen.view.frame = CGRect(x: 100 * index, y: 0, width: 100, height: 100)
      container.view.addSubview(screen.view)
      screen.view.addSubview(fields[index])
      screen.didMove(toParent: container)
    }
    let window = window(container)
    defer { close(window) }
    for screen in screens + [container] {
      _ = screen.editButtonItem
      screen.isEditing = true
    }
    try await nextFrame(of: window.gtkWindow)
    #expect(fields[1].becomeFirstResponder())
    #expect(window.escapeWasPressed())
    #expect([screens[0].isEditing, screens[1].isEditing, container.isEditing] == [true, false, true])
    fields[1].resignFirstResponder()
    screens[0].view.removeFromSuperview()
    #expect(window.escapeWasPressed())
    #expect([screens[0].isEditing, container.isEditing] == [true, false])
  }

  @Test func `a presented controller is left when nothing in it is edited, and never those behind it`() async throws {
    let root = Screen()
    _ = root.editButtonItem
    root.isEditing = true
    let window = window(root)
    defer { close(window) }
    let page = Screen()
    _ = page.editButtonItem
    page.isEditing = true
    root.present(page, animated: false)
    let dialog = try #require(page.view.window)
    try await nextFrame(of: dialog.gtkWindow)
    #expect(dialog.escapeWasPressed())
    #expect(!page.isEditing)
    #expect(root.presentedViewController === page)
    #expect(dialog.escapeWasPressed())
    #expect(root.presentedViewController == nil)
    #expect(root.isEditing)

    let cover = Screen()
    cover.modalPresentationStyle = .overFullScreen
    root.present(cover, animated: false)
    #expect(!window.escapeWasPressed())
    #expect(root.isEditing)
    root.dismiss(animated: false)
    #expect(window.escapeWasPressed())
    #expect(!root.isEditing)
  }
}
