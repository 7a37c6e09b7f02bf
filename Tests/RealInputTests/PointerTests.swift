import Foundation
import MainLoopTesting
import OpenUIKit
import Testing

extension RealInputTests {
  @MainActor
  struct PointerTests {
    @Test("A click reaches the view under the pointer, once, at its place in the view")
    func click() async throws {
      let controller = UIViewController()
      let target = TouchCounter(frame: CGRect(x: 30, y: 40, width: 100, height: 60))
      let other = TouchCounter(frame: CGRect(x: 140, y: 40, width: 100, height: 60))
      controller.view.addSubview(target)
      controller.view.addSubview(other)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 240))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      defer { window.isHidden = true }

      let person = try await RealInput(window)
      try await person.click(target, at: CGPoint(x: 0.25, y: 0.5))
      try await waitFor("the click") { !target.ended.isEmpty }
      #expect(target.ended.map(\.x) == [25])
      #expect(target.ended.map(\.y) == [30])
      #expect(other.ended.isEmpty)
    }
  }

  private final class TouchCounter: UIView {
    private(set) var ended: [CGPoint] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
      ended += touches.map { $0.location(in: self) }
    }
  }
}
