extension UIGestureRecognizer {
  /// How far a gesture recognizer is.
  nonisolated public enum State: Int, Sendable {
    /// It has not recognised its gesture yet, but may. A recognizer begins here and returns here.
    case possible = 0
    /// It has recognised the begin of a continuous gesture.
    case began = 1
    /// A continuous gesture changed.
    case changed = 2
    /// A continuous gesture ended, or a discrete one happened.
    case ended = 3
    /// A continuous gesture was broken off.
    case cancelled = 4
    /// The touches are not those of the gesture.
    case failed = 5

    /// A discrete gesture happened; the same as `ended`.
    public static let recognized = State.ended
  }
}

nonisolated extension UIGestureRecognizer.State {
  /// Whether the attempt to recognise the gesture is over.
  var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }

  /// Whether the gesture has been recognised, and was not broken off.
  var isRecognized: Bool { self == .began || self == .changed || self == .ended }

  /// Whether a recognizer may go from this state to another.
  func mayBecome(_ next: Self) -> Bool {
    switch self {
    case .possible: next == .began || next == .ended || next == .failed || next == .cancelled
    case .began, .changed: next == .changed || next == .ended || next == .cancelled
    case .ended, .cancelled, .failed: false
    }
  }
}
