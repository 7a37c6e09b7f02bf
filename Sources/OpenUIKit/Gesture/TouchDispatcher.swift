import Foundation

/// Takes the touches of a window to the gesture recognizers and, as far as these leave them, to the views.
@MainActor
final class TouchDispatcher {
  /// The recognizers at work, those of the innermost views first.
  private(set) var recognizers: [UIGestureRecognizer] = []
  /// Called when a gesture takes the touches for itself.
  var touchesWereTaken: (() -> Void)?
  private var deliveries: [TouchDelivery] = []
  private var depth = 0

  /// Takes an event to recognizers and views.
  func send(_ event: UIEvent) {
    let touches = event.allTouches ?? []
    depth += 1
    for touch in touches where touch.phase == .began { begin(touch) }
    for recognizer in recognizers { give(touches, of: event, to: recognizer) }
    for delivery in deliveries where touches.contains(delivery.touch) { delivery.append(delivery.touch.phase) }
    settle()
    for touch in touches where touch.phase == .ended || touch.phase == .cancelled { release(touch) }
    deliver()
    depth -= 1
  }

  /// Has what a recognizer wants now take effect, unless that happens at the end of the present event anyhow.
  func settleUnlessBusy() {
    guard depth == 0 else { return }
    depth += 1
    settle()
    deliver()
    depth -= 1
  }

  /// Ends the work of a recognizer that was switched off or left its view.
  func abandon(_ recognizer: UIGestureRecognizer) {
    recognizer.attempt.delayedStates = []
    recognizer.requestState(recognizer.attempt.state == .possible ? .failed : .cancelled)
    settleUnlessBusy()
  }

  // MARK: Touches

  private func begin(_ touch: UITouch) {
    deliveries.append(TouchDelivery(touch))
    var receivers: [UIGestureRecognizer] = []
    var view = touch.view
    while let current = view {
      for recognizer in current.storedGestureRecognizers where mayReceive(touch, recognizer) {
        receivers.append(recognizer)
      }
      view = current.superview
    }
    touch.receivers = receivers.map { WeakReference($0) }
    for recognizer in receivers {
      recognizer.attempt.touches.append(touch)
      recognizer.attempt.allTouches.append(touch)
      if recognizer.attempt.dispatcher == nil { join(recognizer) }
    }
  }

  /// Takes a recognizer among those at work.
  func join(_ recognizer: UIGestureRecognizer) {
    recognizer.attempt.dispatcher = self
    recognizers.append(recognizer)
  }

  private func mayReceive(_ touch: UITouch, _ recognizer: UIGestureRecognizer) -> Bool {
    let attempt = recognizer.attempt
    guard recognizer.isEnabled, !attempt.state.isFinal, !recognizer.isWaiting else { return false }
    guard attempt.dispatcher == nil || attempt.dispatcher === self else { return false }
    // A tap on a control is the control's.
    if touch.view !== recognizer.view, let control = touch.view as? UIControl, control.isEnabled,
      let tap = recognizer as? UITapGestureRecognizer, tap.numberOfTapsRequired == 1, tap.numberOfTouchesRequired == 1
    {
      return false
    }
    return recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true
  }

  private func give(_ touches: Set<UITouch>, of event: UIEvent, to recognizer: UIGestureRecognizer) {
    let steps: [(UITouch.Phase, (Set<UITouch>, UIEvent) -> Void)] = [
      (.began, recognizer.touchesBegan(_:with:)),
      (.moved, recognizer.touchesMoved(_:with:)),
      (.ended, recognizer.touchesEnded(_:with:)),
      (.cancelled, recognizer.touchesCancelled(_:with:)),
    ]
    for (phase, step) in steps where !recognizer.attempt.state.isFinal {
      let concerned = recognizer.attempt.touches.filter { $0.phase == phase && touches.contains($0) }
      if !concerned.isEmpty { step(Set(concerned), event) }
    }
  }

  /// Lets go of a touch that is no longer down.
  private func release(_ touch: UITouch) {
    for recognizer in recognizers {
      let attempt = recognizer.attempt
      attempt.touches.removeAll { $0 === touch }
      // One that goes on without touches knows why: it waits for another tap, or for others to fail.
      guard attempt.touches.isEmpty, attempt.state == .possible, !recognizer.isWaiting,
        !recognizer.goesOnWithoutTouches
      else { continue }
      attempt.end()
      recognizers.removeAll { $0 === recognizer }
    }
  }

  // MARK: Recognition

  /// Lets states take effect until nothing changes any more: what waited for others, what keeps others from recognising,
  /// and the actions, which may change states again.
  private func settle() {
    repeat {
      for recognizer in recognizers where recognizer.isWaiting {
        recognizer.recognize(recognizer.attempt.delayedStates)
      }
      while let recognizer = nextToRecognize { takePrecedence(recognizer) }
    } while sendActions() || recognizers.contains(where: \.isReadyToRecognize)
    for recognizer in recognizers where recognizer.attempt.state.isFinal {
      recognizers.removeAll { $0 === recognizer }
      recognizer.attempt.end()
      recognizer.reset()
    }
  }

  /// Of those that recognised just now, the first that none of the others takes precedence over.
  private var nextToRecognize: UIGestureRecognizer? {
    let new = recognizers.filter(\.hasJustRecognized)
    return new.first { candidate in
      !new.contains { $0 !== candidate && $0.prevents(candidate) && !candidate.prevents($0) }
    } ?? new.first
  }

  private func takePrecedence(_ recognizer: UIGestureRecognizer) {
    let others = recognizers.filter { $0 !== recognizer }
    guard !others.contains(where: { $0.attempt.isExclusive && $0.prevents(recognizer) }) else {
      return recognizer.fail()
    }
    recognizer.attempt.isExclusive = true
    for other in others where other.attempt.state == .possible || other.hasJustRecognized {
      if recognizer.prevents(other) { other.fail() }
    }
    guard recognizer.cancelsTouchesInView else { return }
    let touches = recognizer.attempt.allTouches
    for delivery in deliveries where touches.contains(delivery.touch) {
      delivery.withhold(with: UIEvent(touches: [delivery.touch]))
    }
    if recognizer.attempt.touches.contains(where: { $0.phase != .ended && $0.phase != .cancelled }) {
      touchesWereTaken?()
    }
  }

  /// Performs the actions that are due.
  ///
  /// - Returns: Whether there were any.
  private func sendActions() -> Bool {
    var hasSent = false
    for recognizer in recognizers {
      while let state = recognizer.attempt.takeUnsentState() {
        hasSent = true
        let current = recognizer.attempt.state
        recognizer.attempt.state = state
        recognizer.sendActions()
        if recognizer.attempt.state == state { recognizer.attempt.state = current }
      }
    }
    return hasSent
  }

  // MARK: Views

  /// Tells the views of all that no recognizer holds back.
  private func deliver() {
    for delivery in deliveries {
      while let phase = delivery.phases.first, !isHeldBack(delivery, phase) {
        delivery.sendNext(with: UIEvent(touches: [delivery.touch]))
      }
    }
    deliveries.removeAll(where: \.isOver)
  }

  private func isHeldBack(_ delivery: TouchDelivery, _ phase: UITouch.Phase) -> Bool {
    recognizers.contains { recognizer in
      let attempt = recognizer.attempt
      guard attempt.state == .possible, attempt.allTouches.contains(where: { $0 === delivery.touch }) else {
        return false
      }
      return phase == .ended && recognizer.delaysTouchesEnded || !delivery.isStarted && recognizer.delaysTouchesBegan
    }
  }
}
