import Foundation

/// What a recognizer knows about its present attempt to recognise, from the first touch to the reset.
@MainActor
final class GestureAttempt {
  var state = UIGestureRecognizer.State.possible
  /// Who gives the touches, while the attempt goes on.
  weak var dispatcher: TouchDispatcher?
  /// The touches that are down.
  var touches: [UITouch] = [] {
    willSet { noteCentroid() }
  }
  /// The touches that are down, and those that ended since the attempt began.
  var allTouches: [UITouch] = []
  /// The states that wait until the required recognizers have failed.
  var delayedStates: [UIGestureRecognizer.State] = []
  /// The states whose actions have not been performed yet.
  var unsentStates: [UIGestureRecognizer.State] = []
  /// Whether the others have been kept from recognising, as this recognizer has.
  var isExclusive = false
  private var lastCentroid: CGPoint = .zero

  /// The middle of the touches, in the coordinates of the window, in points.
  var centroid: CGPoint {
    noteCentroid()
    return lastCentroid
  }

  private func noteCentroid() {
    guard !touches.isEmpty else { return }
    let sum = touches.reduce(CGPoint.zero) {
      CGPoint(x: $0.x + $1.windowLocation.x, y: $0.y + $1.windowLocation.y)
    }
    lastCentroid = CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  /// The next state whose actions are to be performed.
  func takeUnsentState() -> UIGestureRecognizer.State? {
    unsentStates.isEmpty ? nil : unsentStates.removeFirst()
  }

  /// Ends the attempt.
  func end() {
    state = .possible
    dispatcher = nil
    touches = []
    allTouches = []
    delayedStates = []
    unsentStates = []
    isExclusive = false
  }
}
