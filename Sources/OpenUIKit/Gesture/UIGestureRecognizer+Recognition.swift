extension UIGestureRecognizer {
  /// Whether the recognizer waits for others to fail before it recognises.
  final var isWaiting: Bool { !attempt.delayedStates.isEmpty }

  /// Whether the recognizer recognised, and the others do not know yet.
  final var hasJustRecognized: Bool { attempt.state.isRecognized && !attempt.isExclusive }

  /// Whether nothing keeps a waiting recognizer waiting any more.
  final var isReadyToRecognize: Bool {
    isWaiting && !unsettledRequirements.contains { $0.attempt.state == .possible }
  }

  /// Takes a state that the recognizer wants to have.
  final func requestState(_ new: State) {
    guard (attempt.delayedStates.last ?? attempt.state).mayBecome(new) else { return }
    if attempt.dispatcher == nil {
      guard let window = view?.window else { return }
      window.touchDispatcher.join(self)
    }
    defer { attempt.dispatcher?.settleUnlessBusy() }
    if isWaiting {
      // What fails or breaks off before it was let through never was.
      guard new == .failed || new == .cancelled else { return attempt.delayedStates.append(new) }
      attempt.delayedStates = []
      attempt.state = .failed
    } else if attempt.state == .possible, new.isRecognized {
      recognize([new])
    } else {
      enter(new)
    }
  }

  /// Recognises the gesture, if nothing is against it.
  ///
  /// - Parameter states: The states to go through; none is entered while required recognizers may still recognise.
  final func recognize(_ states: [State]) {
    let requirements = unsettledRequirements
    attempt.delayedStates = []
    if requirements.contains(where: { $0.attempt.state.isRecognized }) {
      attempt.state = .failed
    } else if !requirements.isEmpty {
      attempt.delayedStates = states
    } else if shouldBegin {
      for state in states { enter(state) }
    } else {
      attempt.state = .failed
    }
  }

  /// Has the recognizer fail, whatever it recognised.
  final func fail() {
    attempt.delayedStates = []
    attempt.unsentStates = []
    attempt.state = .failed
  }

  private func enter(_ new: State) {
    // A gesture that was never recognised is not broken off either.
    let isSent = new != .failed && (new != .cancelled || attempt.state != .possible)
    attempt.state = new
    if isSent { attempt.unsentStates.append(new) }
  }

  private var shouldBegin: Bool {
    guard view?.gestureRecognizerShouldBegin(self) ?? true else { return false }
    return delegate?.gestureRecognizerShouldBegin(self) ?? true
  }

  /// The recognizers that have to fail first, and that are at work and have not failed.
  private var unsettledRequirements: [UIGestureRecognizer] {
    (attempt.dispatcher?.recognizers ?? []).filter { other in
      other !== self && other.attempt.state != .failed && other.attempt.state != .cancelled
        && requiresFailure(of: other)
    }
  }

  private func requiresFailure(of other: UIGestureRecognizer) -> Bool {
    failureRequirements.contains { $0.value === other }
      || shouldRequireFailure(of: other)
      || other.shouldBeRequiredToFail(by: self)
      || delegate?.gestureRecognizer(self, shouldRequireFailureOf: other) ?? false
      || other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Whether this recognizer, having recognised, keeps another from it.
  final func prevents(_ other: UIGestureRecognizer) -> Bool {
    guard canPrevent(other), other.canBePrevented(by: self) else { return false }
    return !(delegate?.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) ?? false)
      && !(other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false)
  }
}
