import Foundation
import MainLoopTesting
import OpenUIKit
import Testing

extension RealInputTests {
  @MainActor
  struct GestureTests {
    /// A window with a view whose gestures are written down.
    private final class Stage {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 240))
      let view = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 100))
      var log: [String] = []

      init() {
        let controller = UIViewController()
        controller.view.addSubview(view)
        window.rootViewController = controller
        window.makeKeyAndVisible()
      }

      func add(_ recognizer: UIGestureRecognizer, _ name: String) {
        recognizer.addAction(
          UIAction { [weak self, weak recognizer] _ in
            if let recognizer { self?.log.append("\(name) \(recognizer.state)") }
          }
        )
        view.addGestureRecognizer(recognizer)
      }
    }

    @Test("A click taps, and two clicks tap twice")
    func taps() async throws {
      let stage = Stage()
      defer { stage.window.isHidden = true }
      let single = UITapGestureRecognizer()
      let double = UITapGestureRecognizer()
      double.numberOfTapsRequired = 2
      single.require(toFail: double)
      stage.add(single, "single")
      stage.add(double, "double")
      let person = try await RealInput(stage.window)
      try await person.click(stage.view)
      try await waitFor("the tap") { stage.log == ["single ended"] }
      try await person.doubleClick(stage.view)
      try await waitFor("the double tap") { stage.log == ["single ended", "double ended"] }
    }

    @Test("A button held down is a long press, which follows the pointer until it is released")
    func longPress() async throws {
      let stage = Stage()
      defer { stage.window.isHidden = true }
      stage.add(UILongPressGestureRecognizer(), "press")
      let person = try await RealInput(stage.window)
      try await person.holdDown(stage.view, at: CGPoint(x: 0.2, y: 0.5))
      try await waitFor("the press") { stage.log == ["press began"] }
      try await person.move(to: stage.view, at: CGPoint(x: 0.8, y: 0.5))
      try await waitFor("the movement") { stage.log.contains("press changed") }
      try await person.release()
      try await waitFor("the end") { stage.log.last == "press ended" }
    }

    @Test("A drag pans, also over a button, which is then not pressed")
    func pan() async throws {
      let stage = Stage()
      defer { stage.window.isHidden = true }
      let pan = UIPanGestureRecognizer()
      stage.add(pan, "pan")
      var presses = 0
      let button = UIButton(configuration: .gray(), primaryAction: UIAction(title: "Go") { _ in presses += 1 })
      button.frame = CGRect(x: 0, y: 0, width: 200, height: 100)
      stage.view.addSubview(button)
      var way = CGPoint.zero
      pan.addAction(UIAction { [unowned pan] _ in way = pan.translation(in: nil) })
      let person = try await RealInput(stage.window)
      try await person.holdDown(stage.view, at: CGPoint(x: 0.2, y: 0.5))
      try await person.move(to: stage.view, at: CGPoint(x: 0.5, y: 0.5))
      try await person.move(to: stage.view, at: CGPoint(x: 0.8, y: 0.5))
      try await person.release()
      try await waitFor("the end") { stage.log.last == "pan ended" }
      #expect(stage.log.first == "pan began")
      #expect(way == CGPoint(x: 120, y: 0))
      #expect(presses == 0)
      try await person.click(button)
      try await waitFor("the click") { presses == 1 }
    }
  }
}
