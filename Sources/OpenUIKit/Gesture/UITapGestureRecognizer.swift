import Foundation

/// Recognises one or more taps.
@MainActor
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps make the gesture; 1 by default.
  open var numberOfTapsRequired = 1
  /// How many fingers tap; 1 by default.
  open var numberOfTouchesRequired = 1

  private var series = TapSeries()

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if !series.begin(attempt.touches, limit: numberOfTouchesRequired) { state = .failed }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    if !series.isResting(attempt.touches) { state = .failed }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    guard attempt.touches.allSatisfy({ $0.phase == .ended }) else { return }
    guard series.endTap(touchesRequired: numberOfTouchesRequired) else { return state = .failed }
    if series.count >= numberOfTapsRequired {
      state = .ended
    } else {
      series.wait(clock) { [weak self] in self?.state = .failed }
    }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    series.reset()
  }

  /// Whether this recognizer, once it has recognised, keeps another from recognising; not one that waits for more taps.
  open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let other = preventedGestureRecognizer as? UITapGestureRecognizer else {
      return super.canPrevent(preventedGestureRecognizer)
    }
    return other.numberOfTapsRequired <= numberOfTapsRequired && super.canPrevent(other)
  }

  override var goesOnWithoutTouches: Bool { series.isWaiting }
}
