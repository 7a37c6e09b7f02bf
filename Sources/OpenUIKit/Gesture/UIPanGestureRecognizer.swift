import Foundation

/// Recognises that fingers drag, and follows them until they go up.
@MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers have to drag at least; 1 by default.
  open var minimumNumberOfTouches = 1
  /// How many fingers may drag at most; any number by default.
  open var maximumNumberOfTouches = Int(UInt32.max)

  // Views are moved, not scaled or turned, so a way is the same in the coordinates of all of them.
  private var lastLocation: CGPoint?
  private var translation: CGPoint = .zero
  private var track = TouchTrack()

  /// How far the fingers have moved since they went down or the translation was set.
  ///
  /// - Parameter view: The view in whose coordinates to answer; nil for the window.
  /// - Returns: The way, in points.
  open func translation(in view: UIView?) -> CGPoint {
    translation
  }

  /// Sets the translation, and the velocity to zero.
  ///
  /// - Parameters:
  ///   - translation: The way, in points.
  ///   - view: The view in whose coordinates it is given; nil for the window.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = translation
    track.restart()
  }

  /// How fast the fingers move.
  ///
  /// - Parameter view: The view in whose coordinates to answer; nil for the window.
  /// - Returns: The velocity, in points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    track.velocity(at: clock?.now)
  }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    if attempt.touches.count > maximumNumberOfTouches {
      if state == .possible { return state = .failed }
      touches.forEach { ignore($0, for: event) }
    }
    lastLocation = attempt.centroid
    track.append(translation, time: event.timestamp)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    let location = attempt.centroid
    if let lastLocation {
      translation.x += location.x - lastLocation.x
      translation.y += location.y - lastLocation.y
    }
    lastLocation = location
    track.append(translation, time: event.timestamp)
    if state != .possible || isWaiting {
      state = .changed
    } else if attempt.touches.count >= minimumNumberOfTouches, translation.distance(to: .zero) > GestureDistance.slop {
      state = .began
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    let left = attempt.touches.filter { $0.phase != .ended }
    guard left.count < minimumNumberOfTouches else {
      attempt.touches = left
      return lastLocation = attempt.centroid
    }
    state = state == .possible && !isWaiting ? .failed : .ended
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = state == .possible ? .failed : .cancelled
  }

  open override func reset() {
    super.reset()
    lastLocation = nil
    translation = .zero
    track = TouchTrack()
  }
}
