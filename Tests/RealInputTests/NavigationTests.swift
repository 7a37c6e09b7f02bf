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
      #expect(navigation.backButton == nil)

      let top = UIViewController()
      top.title = "Top"
      navigation.pushViewController(top, animated: false)
      let person = try await RealInput(window)
      try await person.click(try #require(navigation.backButton))
      try await waitFor("the top screen to be gone") { navigation.topViewController === root && top.parent == nil }
      #expect(root.view.window === window)
      #expect(top.view.window == nil)
      #expect(navigation.backButton == nil)
    }
  }
}
