import Foundation
import MainLoopTesting
import OpenUIKit
import Testing

extension RealInputTests {
  @MainActor
  struct ControlTests {
    @Test("A click on a switch turns it and sends one value change")
    func switchClick() async throws {
      let form = Form()
      defer { form.window.isHidden = true }
      let person = try await RealInput(form.window)
      try await person.click(form.toggle)
      try await waitFor("the switch to be on") { form.toggle.isOn }
      #expect(form.changes == [true])
      try await person.click(form.toggle)
      try await waitFor("the switch to be off") { !form.toggle.isOn }
      #expect(form.changes == [true, false])
    }

    @Test("The first control has the keyboard; Tab goes on, Shift-Tab back, and Space operates")
    func keyboard() async throws {
      let form = Form()
      defer { form.window.isHidden = true }
      let person = try await RealInput(form.window)
      try await person.press("space")
      try await waitFor("the switch, which comes first, to be on") { form.toggle.isOn }
      try await person.press("Tab", "space")
      try await waitFor("the button to be pressed") { form.presses == 1 }
      try await person.press("shift+Tab", "space")
      try await waitFor("the switch to be off") { !form.toggle.isOn }
      #expect(form.changes == [true, false])
      #expect(form.presses == 1)
    }

    @Test("A disabled switch is not turned by a click")
    func disabled() async throws {
      let form = Form()
      defer { form.window.isHidden = true }
      form.toggle.isEnabled = false
      let person = try await RealInput(form.window)
      try await person.click(form.toggle)
      try await person.click(form.button)
      try await waitFor("the next click, on the button, to arrive") { form.presses == 1 }
      #expect(!form.toggle.isOn)
      #expect(form.changes.isEmpty)
    }
  }

  /// A window with a switch and, below it, a button.
  @MainActor
  private final class Form {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 240))
    let toggle = UISwitch(frame: CGRect(x: 20, y: 20, width: 60, height: 32))
    let button = UIButton(type: .system)
    private(set) var changes: [Bool] = []
    private(set) var presses = 0

    init() {
      let controller = UIViewController()
      button.setTitle("Press", for: .normal)
      button.frame = CGRect(x: 20, y: 80, width: 120, height: 36)
      toggle.addAction(UIAction { [unowned self] _ in changes.append(toggle.isOn) }, for: .valueChanged)
      button.addAction(UIAction { [unowned self] _ in presses += 1 }, for: .touchUpInside)
      controller.view.addSubview(toggle)
      controller.view.addSubview(button)
      window.rootViewController = controller
      window.makeKeyAndVisible()
    }
  }
}
