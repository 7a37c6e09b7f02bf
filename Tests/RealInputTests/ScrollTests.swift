import Foundation
import MainLoopTesting
import OpenUIKit
import Testing

extension RealInputTests {
  @MainActor
  struct ScrollTests {
    @Test("The wheel scrolls down and up again, and not past the ends")
    func wheel() async throws {
      let controller = UIViewController()
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      scrollView.contentSize = CGSize(width: 300, height: 450)
      controller.view.addSubview(scrollView)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 260))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      defer { window.isHidden = true }

      let person = try await RealInput(window)
      try await person.scroll(scrollView, by: 1)
      try await waitFor("some of the way down") { scrollView.contentOffset.y > 0 }
      try await person.scroll(scrollView, by: 40)
      try await waitFor("the lower end") { scrollView.contentOffset.y == 250 }
      try await person.scroll(scrollView, by: -40)
      try await waitFor("the upper end") { scrollView.contentOffset.y == 0 }
    }
  }
}
