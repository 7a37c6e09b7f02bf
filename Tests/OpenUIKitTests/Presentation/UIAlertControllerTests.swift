import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Alerts", .serialized)
@MainActor
struct UIAlertControllerTests {
  init() { _ = GTKStartup.done }

  private let root = UIViewController()

  private func window() -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 400))
    window.rootViewController = root
    window.makeKeyAndVisible()
    return window
  }

  private func close(_ window: UIWindow) {
    window.isHidden = true
    window.rootViewController = nil
  }

  private func dialog(_ alert: UIAlertController) throws -> UnsafeMutablePointer<AdwMessageDialog> {
    try #require(alert.view.window).gtkWindow.as(AdwMessageDialog.self)
  }

  @Test func `an alert is a dialog with title, message and buttons`() throws {
    let window = window()
    let alert = UIAlertController(title: "Delete", message: "For ever?", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete_all", style: .destructive))
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    let keep = UIAlertAction(title: "Keep", style: .default)
    alert.addAction(keep)
    alert.preferredAction = keep
    root.present(alert, animated: true)
    let dialog = try dialog(alert)
    #expect(String(cString: adw_message_dialog_get_heading(dialog)) == "Delete")
    #expect(String(cString: adw_message_dialog_get_body(dialog)) == "For ever?")
    #expect(String(cString: adw_message_dialog_get_response_label(dialog, "0")) == "Delete__all")
    #expect(adw_message_dialog_get_response_appearance(dialog, "0") == ADW_RESPONSE_DESTRUCTIVE)
    #expect(adw_message_dialog_get_response_appearance(dialog, "2") == ADW_RESPONSE_SUGGESTED)
    #expect(String(cString: adw_message_dialog_get_default_response(dialog)) == "2")
    alert.message = "Really?"
    #expect(String(cString: adw_message_dialog_get_body(dialog)) == "Really?")
    keep.isEnabled = false
    #expect(adw_message_dialog_get_response_enabled(dialog, "2") == 0)
    close(window)
  }

  @Test func `a chosen action is performed once the alert is gone`() async throws {
    let window = window()
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    var performed: [String] = []
    alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in performed.append("no") })
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { [root] action in
        performed.append(action.title ?? "")
        #expect(root.presentedViewController == nil)
      }
    )
    root.present(alert, animated: true)
    try await nextFrame(of: try #require(alert.view.window).gtkWindow)
    adw_message_dialog_response(try dialog(alert), "1")
    try await waitFor("the action") { performed == ["Yes"] }
    #expect(alert.view.window == nil)
    close(window)
  }

  @Test func `Escape cancels, and does nothing where nothing cancels`() async throws {
    let window = window()
    var performed: [String] = []
    let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { _ in performed.append("ok") })
    root.present(alert, animated: true)
    gtk_window_close(try dialog(alert).withMemoryRebound(to: GtkWindow.self, capacity: 1) { $0 })
    try await nextFrame(of: window.gtkWindow)
    #expect(root.presentedViewController === alert)
    root.dismiss(animated: false)
    let other = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
    other.addAction(UIAlertAction(title: "Cancel", style: .cancel) { _ in performed.append("cancel") })
    root.present(other, animated: true)
    gtk_window_close(try dialog(other).withMemoryRebound(to: GtkWindow.self, capacity: 1) { $0 })
    try await waitFor("the action") { performed == ["cancel"] }
    #expect(root.presentedViewController == nil)
    close(window)
  }

  @Test func `text fields stand in the alert, and the first one has the keyboard`() async throws {
    let window = window()
    let alert = UIAlertController(title: "Name", message: nil, preferredStyle: .alert)
    #expect(alert.textFields == nil)
    alert.addTextField { $0.placeholder = "First" }
    alert.addTextField()
    var text: String?
    let save = UIAlertAction(title: "Save", style: .default) { [unowned alert] _ in text = alert.textFields?.first?.text
    }
    alert.addAction(save)
    root.present(alert, animated: true)
    let fields = try #require(alert.textFields)
    #expect(fields.first?.isFirstResponder == true)
    try await nextFrame(of: try #require(alert.view.window).gtkWindow)
    #expect(fields[0].frame.height > 20)
    #expect(fields[1].frame.minY > fields[0].frame.maxY)
    #expect(fields[1].frame.maxY <= alert.view.bounds.height)
    fields[0].text = "Ada"
    fields[0].sendActions(for: .primaryActionTriggered)
    #expect(fields[1].isFirstResponder)
    fields[1].sendActions(for: .primaryActionTriggered)
    try await waitFor("the action") { text == "Ada" }
    close(window)
  }

  @Test func `an alert may follow another`() async throws {
    let window = window()
    let first = UIAlertController(title: "First", message: nil, preferredStyle: .actionSheet)
    let second = UIAlertController(title: "Second", message: nil, preferredStyle: .alert)
    first.addAction(UIAlertAction(title: "Next", style: .default) { [root] _ in root.present(second, animated: true) })
    root.present(first, animated: true)
    adw_message_dialog_response(try dialog(first), "0")
    try await waitFor("the second alert") { [root] in root.presentedViewController === second }
    root.dismiss(animated: false)
    close(window)
  }

  @Test func `an alert is freed after use`() async throws {
    let window = window()
    weak var alert: UIAlertController?
    do {
      let presented = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
      presented.addTextField()
      presented.addAction(UIAlertAction(title: "OK", style: .default))
      root.present(presented, animated: true)
      alert = presented
      presented.choose(presented.actions[0])
    }
    try await waitFor("the alert to be freed") { alert == nil }
    close(window)
  }
}
