import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Gesture recognizers", .serialized)
@MainActor
struct GestureRecognizerTests {
  @Test("A tap cancels the touch in its view and is told once, at its place")
  func tap() {
    let fixture = GestureFixture()
    defer { fixture.window.isHidden = true }
    let tap = fixture.add(UITapGestureRecognizer(), "tap")
    var place: CGPoint?
    tap.addAction(UIAction { [unowned tap] _ in place = tap.location(in: tap.view) })
    fixture.tap(50, 60)
    #expect(fixture.log == ["view began", "view cancelled", "tap ended"])
    #expect(place == CGPoint(x: 40, y: 40))
    #expect(tap.state == .possible)
    #expect(tap.numberOfTouches == 0)
    fixture.clock.advance(by: 1)
    fixture.tap()
    #expect(fixture.log.filter { $0 == "tap ended" }.count == 2)
  }

  @Test("A view keeps its touch when the recognizer does not cancel it, or fails")
  func touchesKept() {
    let fixture = GestureFixture()
    defer { fixture.window.isHidden = true }
    let tap = fixture.add(UITapGestureRecognizer(), "tap")
    tap.cancelsTouchesInView = false
    fixture.tap()
    #expect(fixture.log == ["view began", "tap ended", "view ended"])
    fixture.log = []
    fixture.press()
    fixture.drag(80, 60)
    fixture.release()
    #expect(fixture.log == ["view began", "view moved", "view ended"], "it moved too far for a tap")
  }

  @Test("Without a requirement a single tap comes first and the double tap after it")
  func singleAndDouble() {
    let fixture = GestureFixture()
    defer { fixture.window.isHidden = true }
    fixture.add(UITapGestureRecognizer(), "single")
    fixture.add(UITapGestureRecognizer(), "double").numberOfTapsRequired = 2
    fixture.tap()
    fixture.tap()
    #expect(fixture.log.filter { !$0.hasPrefix("view") } == ["single ended", "double ended"])
  }

  @Test("A single tap that requires a double tap to fail waits for the time of a second tap")
  func requirement() {
    let fixture = GestureFixture()
    defer { fixture.window.isHidden = true }
    let single = fixture.add(UITapGestureRecognizer(), "single")
    let double = fixture.add(UITapGestureRecognizer(), "double")
    double.numberOfTapsRequired = 2
    single.require(toFail: double)
    fixture.tap()
    #expect(fixture.log == ["view began"], "the end waits with the single tap")
    #expect(single.state == .possible)
    fixture.clock.advance(by: 1)
    #expect(fixture.log == ["view began", "view cancelled", "single ended"])
    fixture.log = []
    fixture.tap()
    fixture.tap()
    fixture.clock.advance(by: 1)
    #expect(fixture.log.filter { !$0.hasPrefix("view") } == ["double ended"])
    fixture.log = []
    fixture.tap()
    fixture.press()
    fixture.drag(100, 100)
    fixture.release()
    #expect(fixture.log.filter { !$0.hasPrefix("view") } == ["single ended"], "the second touch was no tap")
    #expect(fixture.log.suffix(2) == ["view moved", "view ended"])
  }

  @Test("A long press begins after its time, changes, and ends; a tap is none")
  func longPress() {
    let fixture = GestureFixture()
    defer { fixture.window.isHidden = true }
    let press = fixture.add(UILongPressGestureRecognizer(), "press")
    fixture.tap()
    #expect(fixture.log == ["view began", "view ended"])
    fixture.log = []
    fixture.press()
    fixture.drag(55, 60)
    fixture.clock.advance(by: 0.48)
    #expect(press.state == .possible)
    fixture.clock.advance(by: 0.02)
    #expect(press.state == .began)
    #expect(press.location(in: fixture.target) == CGPoint(x: 45, y: 40))
    fixture.drag(150, 90)
    #expect(press.state == .changed)
    fixture.release()
    #expect(
      fixture.log == ["view began", "view moved", "view cancelled", "press began", "press changed", "press ended"]
    )
  }

  @Test("A press that moves before its time is no long press")
  func longPressMoved() {
    let fixture = GestureFixture()
    defer { fixture.window.isHidden = true }
    fixture.add(UILongPressGestureRecognizer(), "press")
    fixture.press()
    fixture.drag(61, 60)
    fixture.clock.advance(by: 2)
    fixture.release()
    #expect(fixture.log == ["view began", "view moved", "view ended"])
  }

  @Test("A press after a tap")
  func tapAndPress() {
    let fixture = GestureFixture()
    defer { fixture.window.isHidden = true }
    fixture.add(UILongPressGestureRecognizer(), "press").numberOfTapsRequired = 1
    fixture.press()
    fixture.clock.advance(by: 1)
    fixture.release()
    #expect(fixture.log == ["view began"], "its end waits for the second press")
    fixture.press()
    fixture.clock.advance(by: 0.6)
    #expect(fixture.log.contains("press began"))
  }

  @Test("A pan begins past ten points, and tells translation and velocity")
  func pan() {
    let fixture = GestureFixture()
    defer { fixture.window.isHidden = true }
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    fixture.press(50, 60)
    fixture.drag(60, 60)
    #expect(pan.state == .possible)
    fixture.drag(60, 65)
    #expect(pan.state == .began)
    #expect(pan.translation(in: fixture.target) == CGPoint(x: 10, y: 5))
    pan.setTranslation(.zero, in: nil)
    #expect(pan.velocity(in: nil) == .zero)
    fixture.drag(70, 65, after: 0.01)
    fixture.drag(80, 65, after: 0.01)
    #expect(pan.translation(in: nil) == CGPoint(x: 20, y: 0))
    #expect(abs(pan.velocity(in: nil).x - 1000) < 1e-6)
    fixture.clock.advance(by: 0.5)
    #expect(pan.velocity(in: nil) == .zero, "it rests")
    fixture.release()
    #expect(fixture.log.filter { $0.hasPrefix("pan") } == ["pan began", "pan changed", "pan changed", "pan ended"])
    #expect(pan.translation(in: nil) == .zero)
  }

  @Test("A swipe is quick and goes in its direction")
  func swipe() {
    let fixture = GestureFixture()
    defer { fixture.window.isHidden = true }
    fixture.add(UISwipeGestureRecognizer(), "right")
    fixture.add(UISwipeGestureRecognizer(), "up").direction = .up
    fixture.press(20, 160)
    fixture.drag(40, 160)
    fixture.drag(75, 165)
    fixture.release()
    fixture.press(100, 160)
    fixture.drag(100, 100)
    fixture.release()
    fixture.press(20, 100)
    fixture.drag(40, 100)
    fixture.drag(100, 100, after: 0.6)
    fixture.release()
    #expect(fixture.log.filter { !$0.hasPrefix("view") } == ["right ended", "up ended"])
  }

  @Test("The recognizer of the inner view keeps that of the outer view from recognising, unless both may")
  func innerFirst() {
    let fixture = GestureFixture()
    defer { fixture.window.isHidden = true }
    fixture.add(UITapGestureRecognizer(), "outer", to: fixture.outer)
    fixture.add(UITapGestureRecognizer(), "inner")
    fixture.tap()
    #expect(fixture.log.filter { !$0.hasPrefix("view") } == ["inner ended"])
    fixture.log = []
    fixture.simultaneous = true
    fixture.clock.advance(by: 1)
    fixture.tap()
    #expect(fixture.log.filter { !$0.hasPrefix("view") } == ["inner ended", "outer ended"])
  }

  @Test("A long press wins over a pan that comes later, and a pan over a long press")
  func pressOrPan() {
    let fixture = GestureFixture()
    defer { fixture.window.isHidden = true }
    fixture.add(UILongPressGestureRecognizer(), "press")
    fixture.add(UIPanGestureRecognizer(), "pan")
    fixture.press()
    fixture.clock.advance(by: 0.6)
    fixture.drag(120, 60)
    fixture.release()
    #expect(fixture.log.filter { !$0.hasPrefix("view") } == ["press began", "press changed", "press ended"])
    fixture.log = []
    fixture.press()
    fixture.drag(120, 60)
    fixture.clock.advance(by: 0.6)
    fixture.release()
    #expect(fixture.log.filter { !$0.hasPrefix("view") } == ["pan began", "pan ended"])
  }

  @Test("Delegate and view are asked before a touch is received and before a gesture begins")
  func delegate() {
    let fixture = GestureFixture()
    defer { fixture.window.isHidden = true }
    fixture.add(UITapGestureRecognizer(), "tap")
    fixture.mayBegin = false
    fixture.tap()
    #expect(fixture.log == ["view began", "view ended"])
    fixture.log = []
    fixture.mayBegin = true
    fixture.mayReceive = false
    fixture.tap()
    #expect(fixture.log == ["view began", "view ended"])
  }

  @Test("A view that delays the begin of touches gets none of a gesture, and all when it fails")
  func delayedBegin() {
    let fixture = GestureFixture()
    defer { fixture.window.isHidden = true }
    fixture.add(UITapGestureRecognizer(), "tap").delaysTouchesBegan = true
    fixture.tap()
    #expect(fixture.log == ["tap ended"])
    fixture.log = []
    fixture.press()
    fixture.drag(55, 60)
    #expect(fixture.log == [])
    fixture.drag(90, 60)
    #expect(fixture.log == ["view began", "view moved", "view moved"])
    fixture.release()
    #expect(fixture.log.last == "view ended")
  }

  @Test("Switching a recognizer off breaks its gesture off, and it gets no touches")
  func disabling() {
    let fixture = GestureFixture()
    defer { fixture.window.isHidden = true }
    let pan = fixture.add(UIPanGestureRecognizer(), "pan")
    fixture.press()
    fixture.drag(90, 60)
    pan.isEnabled = false
    #expect(fixture.log.suffix(2) == ["pan began", "pan cancelled"])
    #expect(pan.state == .possible)
    fixture.drag(120, 60)
    fixture.release()
    fixture.log = []
    fixture.press()
    fixture.drag(120, 60)
    fixture.release()
    #expect(fixture.log == ["view began", "view moved", "view ended"])
  }

  @Test("A touch that something else takes over breaks a gesture off")
  func cancellation() {
    let fixture = GestureFixture()
    defer { fixture.window.isHidden = true }
    fixture.add(UIPanGestureRecognizer(), "pan")
    fixture.press()
    fixture.drag(90, 60)
    fixture.window.touchCancelled()
    #expect(
      fixture.log == ["view began", "view moved", "pan began", "pan cancelled"].filter { $0 != "view moved" }
        || fixture.log == ["view began", "view cancelled", "pan began", "pan cancelled"]
    )
  }

  @Test("A tap on a control is the control's, not that of a recognizer around it")
  func control() {
    let fixture = GestureFixture()
    defer { fixture.window.isHidden = true }
    fixture.add(UITapGestureRecognizer(), "tap")
    let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    control.addAction(UIAction { _ in fixture.log.append("control") }, for: .touchUpInside)
    fixture.target.addSubview(control)
    fixture.window.layoutIfNeeded()
    fixture.tap()
    #expect(fixture.log == ["control"])
    control.isEnabled = false
    fixture.clock.advance(by: 1)
    fixture.tap()
    #expect(fixture.log.last == "tap ended")
  }

  @Test("A recognizer of one's own gets the touches, sets its state and is reset")
  func custom() {
    final class Corner: UIGestureRecognizer {
      var calls: [String] = []
      override init(target: Any?, action: Selector?) { super.init(target: target, action: action) }
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        calls.append("began \(numberOfTouches) \(event.touches(for: self)?.count ?? 0)")
        state = .began
      }
      override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
      override func reset() {
        super.reset()
        calls.append("reset")
      }
    }
    let fixture = GestureFixture()
    defer { fixture.window.isHidden = true }
    let corner = fixture.add(Corner(target: nil, action: nil), "corner")
    fixture.press()
    fixture.drag(51, 60)
    fixture.release()
    #expect(fixture.log == ["corner began", "corner changed", "corner ended"])
    #expect(corner.calls == ["began 1 1", "reset"])
    corner.state = .failed
    #expect(corner.state == .possible, "what fails without touches begins anew")
  }

  @Test("A recognizer belongs to one view; a view without recognizers answers nil")
  func ownership() {
    let fixture = GestureFixture()
    defer { fixture.window.isHidden = true }
    let tap = fixture.add(UITapGestureRecognizer(), "tap")
    #expect(fixture.target.gestureRecognizers == [tap])
    fixture.outer.addGestureRecognizer(tap)
    #expect(fixture.target.gestureRecognizers == nil && tap.view === fixture.outer)
    fixture.outer.gestureRecognizers = nil
    #expect(tap.view == nil)
    fixture.tap()
    #expect(fixture.log == ["view began", "view ended"])
  }

  @Test("The system's clock calls a timer once, and a cancelled one not at all")
  func systemClock() async throws {
    let clock = SystemEventClock()
    var calls: [String] = []
    let cancelled = clock.schedule(after: 0.001) { calls.append("cancelled") }
    cancelled.cancel()
    _ = clock.schedule(after: 0.002) { calls.append("kept") }
    try await waitFor("the timer") { !calls.isEmpty }
    #expect(calls == ["kept"])
  }

  @Test("Recognizers and views are freed, also in the midst of a gesture")
  func lifetime() async throws {
    weak var weakTap: UITapGestureRecognizer?
    weak var weakView: UIView?
    do {
      let fixture = GestureFixture()
      weakTap = fixture.add(UITapGestureRecognizer(), "tap")
      weakTap?.numberOfTapsRequired = 2
      weakView = fixture.target
      fixture.tap()
      fixture.press()
      fixture.window.isHidden = true
    }
    try await waitFor("the views to be freed") { weakTap == nil && weakView == nil }
  }
}
