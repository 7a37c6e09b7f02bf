import Foundation
import MainLoopTesting
import OpenUIKit
import Testing

extension RealInputTests {
  @MainActor
  struct ValueControlTests {
    /// A slider, a stepper and a segmented control below each other, in a view that scrolls.
    private final class Form {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
      let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 300, height: 40))
      let stepper = UIStepper(frame: CGRect(x: 20, y: 80, width: 0, height: 0))
      let segments = UISegmentedControl(items: ["First", "Second", "Third"])
      var log: [String] = []

      init() {
        segments.frame = CGRect(x: 20, y: 140, width: 300, height: 40)
        scrollView.contentSize = CGSize(width: 400, height: 1000)
        for control in [slider, stepper, segments] as [UIControl] { scrollView.addSubview(control) }
        let controller = UIViewController()
        controller.view.addSubview(scrollView)
        window.rootViewController = controller
        for (event, name) in [(UIControl.Event.touchDown, "down"), (.valueChanged, "value"), (.touchUpInside, "up")] {
          slider.addAction(UIAction { [weak self] _ in self?.log.append(name) }, for: event)
        }
        window.makeKeyAndVisible()
      }
    }

    @Test func `a drag moves the thumb between touch down and up`() async throws {
      let form = Form()
      defer { form.window.isHidden = true }
      form.slider.isContinuous = false
      let person = try await RealInput(form.window)
      try await person.drag(form.slider, at: CGPoint(x: 0.1, y: 0.5), by: CGSize(width: 150, height: 0))
      try await waitFor("the thumb to be let go") { form.log.last == "up" }
      #expect(form.log == ["down", "value", "up"])
      #expect((0.5...0.75).contains(form.slider.value))
    }

    @Test func `scrolling over a slider scrolls the view around it`() async throws {
      let form = Form()
      defer { form.window.isHidden = true }
      let person = try await RealInput(form.window)
      try await person.scroll(form.slider, by: 2)
      try await waitFor("the view to have scrolled") { form.scrollView.contentOffset.y > 0 }
      #expect(form.slider.value == 0)
    }

    @Test func `clicks step a value, and one that is held goes on`() async throws {
      let form = Form()
      defer { form.window.isHidden = true }
      let person = try await RealInput(form.window)
      try await person.click(form.stepper, at: CGPoint(x: 0.75, y: 0.5))
      try await waitFor("a step") { form.stepper.value == 1 }
      try await person.holdDown(form.stepper, at: CGPoint(x: 0.75, y: 0.5))
      try await waitFor("more steps") { form.stepper.value >= 4 }
      try await person.release()
      try await nextFrame(of: form.window.gtkWindow)
      let value = form.stepper.value
      try await person.click(form.stepper, at: CGPoint(x: 0.25, y: 0.5))
      try await waitFor("a step back") { form.stepper.value == value - 1 }
    }

    @Test func `clicks and keys choose segments`() async throws {
      let form = Form()
      defer { form.window.isHidden = true }
      var chosen: [Int] = []
      form.segments.addAction(
        UIAction { chosen.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9) },
        for: .valueChanged
      )
      let person = try await RealInput(form.window)
      try await person.click(form.segments, at: CGPoint(x: 0.5, y: 0.5))
      try await waitFor("the second segment") { chosen == [1] }
      try await person.press("Right", "space")
      try await waitFor("the third segment") { chosen == [1, 2] }
      try await person.press("space")
      try await person.click(form.segments, at: CGPoint(x: 0.1, y: 0.5))
      try await waitFor("the first segment") { chosen.last == 0 }
      #expect(chosen == [1, 2, 0])
    }
  }
}
