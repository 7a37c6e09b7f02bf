import Foundation
import MainLoopTesting
import OpenUIKit
import Testing

extension RealInputTests {
  @MainActor
  struct ButtonTests {
    private func window(with view: UIView) -> UIWindow {
      let controller = UIViewController()
      controller.view.addSubview(view)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 240))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return window
    }

    @Test("A click presses a button once; Return and Space press it too")
    func buttons() async throws {
      var log: [String] = []
      let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Go") { _ in log.append("go") })
      button.addAction(
        UIAction { [weak button] _ in log.append("down \(button?.isHighlighted ?? false)") },
        for: .touchDown
      )
      button.addAction(UIAction { _ in log.append("cancel") }, for: .touchCancel)
      button.frame = CGRect(x: 30, y: 40, width: 120, height: 40)
      let window = window(with: button)
      defer { window.isHidden = true }
      let person = try await RealInput(window)
      try await person.click(button)
      try await waitFor("the click") { log.contains("go") && !button.isHighlighted }
      #expect(log == ["down true", "go"])
      try await person.press("space")
      try await waitFor("the press by Space") { log.filter { $0 == "go" }.count == 2 && !button.isHighlighted }
      try await person.press("Return")
      try await waitFor("the press by Return") { log.filter { $0 == "go" }.count == 3 && !button.isHighlighted }
      #expect(log == ["down true", "go", "go", "go"])
    }

    @Test("A disabled button is not pressed by a click")
    func disabledButton() async throws {
      var count = 0
      let button = UIButton(configuration: .gray(), primaryAction: UIAction(title: "Go") { _ in count += 1 })
      button.frame = CGRect(x: 30, y: 40, width: 120, height: 40)
      button.isEnabled = false
      let other = UISwitch(frame: CGRect(x: 30, y: 100, width: 0, height: 0))
      let window = window(with: button)
      window.rootViewController?.view.addSubview(other)
      defer { window.isHidden = true }
      let person = try await RealInput(window)
      try await person.click(button)
      // Events come in order, so the first click has been handled when the second has.
      try await person.click(other)
      try await waitFor("the click after") { other.isOn }
      #expect(count == 0)
    }
  }
}
