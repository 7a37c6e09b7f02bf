import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Controls", .serialized)
@MainActor
struct UIControlTests {
  init() { _ = GTKStartup.done }

  /// A control that notes its events and what tracking is asked.
  private final class Recorder: UIControl {
    var calls: [String] = []
    var begins = true
    var continues = true

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      calls.append("begin")
      return begins
    }
    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
      calls.append("continue")
      return continues
    }
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) { calls.append("end") }
    override func cancelTracking(with event: UIEvent?) { calls.append("cancel") }

    func note(_ events: [(String, UIControl.Event)]) {
      for (name, event) in events { addAction(UIAction { [weak self] _ in self?.calls.append(name) }, for: event) }
    }
  }

  private func control() -> (UIWindow, Recorder) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let control = Recorder(frame: CGRect(x: 50, y: 50, width: 100, height: 50))
    control.note([
      ("down", .touchDown), ("repeat", .touchDownRepeat), ("upInside", .touchUpInside), ("upOutside", .touchUpOutside),
      ("dragInside", .touchDragInside), ("dragOutside", .touchDragOutside), ("enter", .touchDragEnter),
      ("exit", .touchDragExit), ("cancelled", .touchCancel),
    ])
    window.addSubview(control)
    window.isHidden = false
    return (window, control)
  }

  @Test("A press and release inside")
  func pressAndRelease() {
    let (window, control) = control()
    window.touchBegan(at: CGPoint(x: 60, y: 60))
    #expect(control.isTracking && control.isTouchInside && control.isHighlighted)
    #expect(control.state == .highlighted)
    window.touchEnded(at: CGPoint(x: 60, y: 60))
    #expect(control.calls == ["begin", "down", "end", "upInside"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("A drag out and in again, and out for good")
  func dragging() {
    let (window, control) = control()
    window.touchBegan(at: CGPoint(x: 60, y: 60))
    window.touchMoved(to: CGPoint(x: 70, y: 60))
    window.touchMoved(to: CGPoint(x: 10, y: 10))
    #expect(!control.isHighlighted && control.isTracking)
    window.touchMoved(to: CGPoint(x: 70, y: 70))
    #expect(control.isHighlighted)
    window.touchMoved(to: CGPoint(x: 10, y: 10))
    window.touchEnded(at: CGPoint(x: 10, y: 10))
    #expect(
      control.calls == [
        "begin", "down", "continue", "dragInside", "continue", "exit", "dragOutside", "continue", "enter", "dragInside",
        "continue", "exit", "dragOutside", "end", "upOutside",
      ]
    )
  }

  @Test("A touch that the system takes over is cancelled")
  func cancelling() {
    let (window, control) = control()
    window.touchBegan(at: CGPoint(x: 60, y: 60))
    window.touchCancelled()
    #expect(control.calls == ["begin", "down", "cancel", "cancelled"])
    #expect(!control.isTracking && !control.isHighlighted)
  }

  @Test("A control that does not want the touch, or no longer, gets no more of it")
  func unwantedTouches() {
    let (window, control) = control()
    control.begins = false
    window.touchBegan(at: CGPoint(x: 60, y: 60))
    window.touchEnded(at: CGPoint(x: 60, y: 60))
    #expect(control.calls == ["begin"])
    control.calls = []
    control.begins = true
    control.continues = false
    window.touchBegan(at: CGPoint(x: 60, y: 60))
    window.touchMoved(to: CGPoint(x: 70, y: 60))
    window.touchEnded(at: CGPoint(x: 60, y: 60))
    #expect(control.calls.filter { $0 != "repeat" } == ["begin", "down", "continue", "cancel"])
  }

  @Test("A disabled control takes no touches and says so, and disabling ends tracking")
  func disabled() {
    let (window, control) = control()
    control.isEnabled = false
    #expect(control.state == .disabled)
    window.touchBegan(at: CGPoint(x: 60, y: 60))
    window.touchEnded(at: CGPoint(x: 60, y: 60))
    #expect(control.calls.isEmpty)
    control.isEnabled = true
    window.touchBegan(at: CGPoint(x: 60, y: 60))
    control.isEnabled = false
    #expect(!control.isTracking && !control.isHighlighted)
    #expect(control.calls.contains("cancel"))
  }

  @Test("Actions are performed in the order they were added, once for all events of a call")
  func order() {
    let control = UIControl()
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("one") }, for: [.valueChanged, .primaryActionTriggered])
    control.addAction(UIAction { _ in log.append("two") }, for: .valueChanged)
    control.addAction(UIAction { _ in log.append("three") }, for: .touchDown)
    control.sendActions(for: [.valueChanged, .primaryActionTriggered])
    #expect(log == ["one", "two"])
    #expect(control.allControlEvents == [.valueChanged, .primaryActionTriggered, .touchDown])
  }

  @Test("An action with the same identifier takes the place of the former for its events")
  func identifiers() {
    let control = UIControl()
    var log: [String] = []
    let identifier = UIAction.Identifier("save")
    control.addAction(UIAction(identifier: identifier) { _ in log.append("old") }, for: [.touchDown, .touchUpInside])
    control.addAction(UIAction(identifier: identifier) { _ in log.append("new") }, for: .touchUpInside)
    control.sendActions(for: .touchDown)
    control.sendActions(for: .touchUpInside)
    #expect(log == ["old", "new"])
    control.removeAction(identifiedBy: identifier, for: .touchUpInside)
    control.sendActions(for: [.touchDown, .touchUpInside])
    #expect(log == ["old", "new", "old"])
    control.removeAction(identifiedBy: identifier, for: .allEvents)
    #expect(control.allControlEvents.isEmpty)
  }

  @Test("The same action added twice is performed once")
  func addedTwice() {
    let control = UIControl()
    var count = 0
    let action = UIAction { _ in count += 1 }
    control.addAction(action, for: .valueChanged)
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(count == 1)
    control.removeAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(count == 1)
  }

  @Test("A handler gets the control as sender and may remove its own action")
  func sender() {
    let control = UIControl()
    var senders: [Bool] = []
    let identifier = UIAction.Identifier("once")
    control.addAction(
      UIAction(identifier: identifier) { action in
        senders.append(action.sender as? UIControl === control)
        control.removeAction(action, for: .valueChanged)
      },
      for: .valueChanged
    )
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(senders == [true])
  }

  @Test("A disabled action is not performed, and a primary action is performed at the primary event")
  func primaryAndDisabled() {
    var count = 0
    let control = UIControl(frame: .zero, primaryAction: UIAction { _ in count += 1 })
    control.sendActions(for: .touchUpInside)
    #expect(count == 0)
    control.performPrimaryAction()
    #expect(count == 1)
    control.addAction(UIAction(attributes: .disabled) { _ in count += 10 }, for: .primaryActionTriggered)
    control.performPrimaryAction()
    #expect(count == 2)
  }

  @Test("Leading and trailing content follow the direction of reading")
  func contentAlignment() {
    let control = UIControl()
    control.contentHorizontalAlignment = .leading
    #expect(control.effectiveContentHorizontalAlignment == .left)
    control.semanticContentAttribute = .forceRightToLeft
    #expect(control.effectiveContentHorizontalAlignment == .right)
    control.contentHorizontalAlignment = .center
    #expect(control.effectiveContentHorizontalAlignment == .center)
  }
}
