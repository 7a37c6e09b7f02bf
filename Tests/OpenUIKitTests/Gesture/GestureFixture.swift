import CGTK
import Foundation
import MainLoopTesting

@testable import OpenUIKit

/// A window with a view in a view, whose touches and gestures are written down in the order they come.
@MainActor
final class GestureFixture: NSObject, UIGestureRecognizerDelegate {
  final class Target: UIView {
    var note: (String) -> Void = { _ in }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled") }
  }

  let clock = ManualClock()
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let outer = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
  let target = Target(frame: CGRect(x: 10, y: 20, width: 180, height: 150))
  var log: [String] = []
  var mayBegin = true
  var mayReceive = true
  var simultaneous = false
  private var names: [ObjectIdentifier: String] = [:]

  override init() {
    super.init()
    window.eventClock = clock
    window.addSubview(outer)
    outer.addSubview(target)
    target.note = { [weak self] in self?.log.append("view \($0)") }
    window.isHidden = false
    window.layoutIfNeeded()
  }

  /// Puts a recognizer on a view and writes its states down.
  @discardableResult
  func add<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String, to view: UIView? = nil)
    -> Recognizer
  {
    recognizer.name = name
    recognizer.delegate = self
    recognizer.addAction(
      UIAction { [weak self] action in
        guard let recognizer = action.sender as? UIGestureRecognizer else { return }
        self?.log.append("\(name) \(recognizer.state)")
      }
    )
    (view ?? target).addGestureRecognizer(recognizer)
    return recognizer
  }

  func press(_ x: CGFloat = 50, _ y: CGFloat = 60) { window.touchBegan(at: CGPoint(x: x, y: y)) }

  func drag(_ x: CGFloat, _ y: CGFloat, after seconds: TimeInterval = 0.01) {
    clock.advance(by: seconds)
    window.touchMoved(to: CGPoint(x: x, y: y))
  }

  func release(after seconds: TimeInterval = 0.01) {
    clock.advance(by: seconds)
    window.touchEnded(at: nil)
  }

  func tap(_ x: CGFloat = 50, _ y: CGFloat = 60) {
    press(x, y)
    release(after: 0.05)
    clock.advance(by: 0.05)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { mayBegin }
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { mayReceive }
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { simultaneous }
}
