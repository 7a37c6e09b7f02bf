import Foundation

/// Recognises a press that lasts, and follows it until it ends.
@MainActor
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long fingers have to press before the gesture begins, in seconds; 0.5 by default.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far they may move before it begins, in points; 10 by default.
  open var allowableMovement: CGFloat = GestureDistance.slop
  /// How many taps come before the press; none by default.
  open var numberOfTapsRequired = 0
  /// How many fingers press; 1 by default.
  open var numberOfTouchesRequired = 1

  private var series = TapSeries()
  private var timer: EventTimer?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard state == .possible else { return touches.forEach { ignore($0, for: event) } }
    guard series.begin(attempt.touches, limit: numberOfTouchesRequired) else { return state = .failed }
    guard series.count >= numberOfTapsRequired, attempt.touches.count == numberOfTouchesRequired else { return }
    guard minimumPressDuration > 0 else { return state = .began }
    timer = clock?.schedule(after: minimumPressDuration) { [weak self] in self?.pressLasted() }
  }

  private func pressLasted() {
    timer = nil
    state = .began
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if state == .possible, !isWaiting {
      if !series.isResting(attempt.touches, within: allowableMovement) { state = .failed }
    } else {
      state = .changed
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    timer?.cancel()
    timer = nil
    if state != .possible || isWaiting { return state = .ended }
    guard attempt.touches.allSatisfy({ $0.phase == .ended }) else { return }
    guard series.count < numberOfTapsRequired, series.endTap(touchesRequired: numberOfTouchesRequired) else {
      return state = .failed
    }
    series.wait(clock) { [weak self] in self?.state = .failed }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    timer?.cancel()
    timer = nil
    series.reset()
  }

  override var goesOnWithoutTouches: Bool { series.isWaiting }
}
