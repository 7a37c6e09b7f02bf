import CGTK
import Foundation
import MainLoopTesting
import OpenUIKit
import Testing

extension RealInputTests {
  @MainActor
  struct NavigationTests {
    @Test("The back button pops the top screen, and goes away with it")
    func backButton() async throws {
      let root = UIViewController()
      root.title = "Root"
      let navigation = UINavigationController(rootViewController: root)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      #expect(backButton(of: navigation, leadingTo: "Root") == nil)

      let top = UIViewController()
      top.title = "Top"
      navigation.pushViewController(top, animated: false)
      let person = try await RealInput(window)
      try await person.click(try #require(backButton(of: navigation, leadingTo: "Root")))
      try await waitFor("the top screen to be gone") { navigation.topViewController === root && top.parent == nil }
      #expect(root.view.window === window)
      #expect(top.view.window == nil)
      #expect(backButton(of: navigation, leadingTo: "Root") == nil)
    }

    private func backButton(
      of navigation: UINavigationController,
      leadingTo title: String
    ) -> UnsafeMutablePointer<GtkWidget>? {
      widgets(below: navigation.navigationBar.gtkWidget).first { widget in
        gtk_widget_get_tooltip_text(widget).map { String(cString: $0) } == title
      }
    }

    private func widgets(
      below parent: UnsafeMutablePointer<GtkWidget>
    ) -> [UnsafeMutablePointer<GtkWidget>] {
      var found: [UnsafeMutablePointer<GtkWidget>] = []
      var child = gtk_widget_get_first_child(parent)
      while let widget = child {
        found += [widget] + widgets(below: widget)
        child = gtk_widget_get_next_sibling(widget)
      }
      return found
    }
  }
}
