import CGTK
import Foundation

extension UIWindow {
  /// Turns presses of the primary button and touches into events for views.
  ///
  /// The controller works in the bubble phase: a native control that takes a press for itself leaves nothing for the
  /// views below it.
  final func installPointerController() {
    guard let gesture = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_PRIMARY))
    gtk_event_controller_set_propagation_phase(gesture, GTK_PHASE_BUBBLE)
    let object = UnsafeMutableRawPointer(gesture)
    Signal.connectPointer(object, "begin") { [weak self] sequence in
      guard let self, let point = location(in: gesture, sequence) else { return }
      touchBegan(at: point, type: sequence == nil ? .indirectPointer : .direct)
    }
    Signal.connectPointer(object, "update") { [weak self] sequence in
      guard let self, let point = location(in: gesture, sequence) else { return }
      touchMoved(to: point)
    }
    Signal.connectPointer(object, "end") { [weak self] sequence in
      guard let self else { return }
      touchEnded(at: location(in: gesture, sequence))
    }
    Signal.connectPointer(object, "cancel") { [weak self] _ in self?.touchCancelled() }
    gtk_widget_add_controller(gtkWidget, gesture)
    // The window's widget owns the controller, and the window the dispatcher.
    touchDispatcher.touchesWereTaken = { gtk_gesture_set_state(gesture, GTK_EVENT_SEQUENCE_CLAIMED) }
  }

  final func location(in gesture: OpaquePointer, _ sequence: OpaquePointer?) -> CGPoint? {
    var x = 0.0
    var y = 0.0
    guard gtk_gesture_get_point(gesture, sequence, &x, &y) != 0 else { return nil }
    return CGPoint(x: x, y: y)
  }

  final func touchBegan(at point: CGPoint, type: UITouch.TouchType = .indirectPointer) {
    touchCancelled()
    guard let view = hitTest(point, with: nil) else { return }
    let now = eventClock.now
    let touch = UITouch(
      view: view,
      window: self,
      windowLocation: point,
      tapCount: tapCount(at: point, time: now),
      timestamp: now
    )
    touch.type = type
    activeTouch = touch
    send(touch)
  }

  final func touchMoved(to point: CGPoint) {
    guard let touch = activeTouch, touch.windowLocation != point else { return }
    update(touch, to: .moved, at: point)
    send(touch)
  }

  final func touchEnded(at point: CGPoint?) {
    guard let touch = activeTouch else { return }
    activeTouch = nil
    update(touch, to: .ended, at: point)
    lastTap = (touch.windowLocation, touch.timestamp, touch.tapCount)
    send(touch)
  }

  final func touchCancelled() {
    guard let touch = activeTouch else { return }
    activeTouch = nil
    update(touch, to: .cancelled, at: nil)
    send(touch)
  }

  private func send(_ touch: UITouch) {
    UIApplication.shared.sendEvent(UIEvent(touches: [touch]))
  }

  private func update(_ touch: UITouch, to phase: UITouch.Phase, at point: CGPoint?) {
    touch.phase = phase
    touch.timestamp = eventClock.now
    if let point { touch.windowLocation = point }
  }

  /// Counts presses in quick succession at one place, as the desktop's double-click settings say.
  private func tapCount(at point: CGPoint, time: TimeInterval) -> Int {
    guard let lastTap else { return 1 }
    let distance = CGFloat(DesktopSetting.doubleClickDistance)
    let isSame =
      time - lastTap.time <= DesktopSetting.doubleClickTime && abs(point.x - lastTap.point.x) <= distance
      && abs(point.y - lastTap.point.y) <= distance
    return isSame ? lastTap.count + 1 : 1
  }
}
