import Foundation

/// Recognises a quick movement in one direction.
@MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of a swipe.
  nonisolated public struct Direction: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The longest time that a swipe takes, in seconds.
  private static let longestDuration: TimeInterval = 0.5
  /// How far a swipe has to go, and how far it may stray to the sides, in points.
  private static let distance: CGFloat = 50

  /// The directions that are recognised; to the right by default.
  open var direction: Direction = .right
  /// How many fingers swipe; 1 by default.
  open var numberOfTouchesRequired = 1

  private var start: (place: CGPoint, time: TimeInterval)?

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesBegan(touches, with: event)
    guard attempt.touches.count <= numberOfTouchesRequired else { return state = .failed }
    if attempt.touches.count == numberOfTouchesRequired { start = (attempt.centroid, event.timestamp) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesMoved(touches, with: event)
    guard let start else { return }
    let place = attempt.centroid
    let way = CGPoint(x: place.x - start.place.x, y: place.y - start.place.y)
    let reach = [(Direction.right, way.x, way.y), (.left, -way.x, way.y), (.down, way.y, way.x), (.up, -way.y, way.x)]
      .filter { direction.contains($0.0) && abs($0.2) <= Self.distance }
    if event.timestamp - start.time > Self.longestDuration || reach.isEmpty {
      state = .failed
    } else if reach.contains(where: { $0.1 >= Self.distance }) {
      state = .ended
    }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesEnded(touches, with: event)
    state = .failed
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    super.touchesCancelled(touches, with: event)
    state = .failed
  }

  open override func reset() {
    super.reset()
    start = nil
  }
}
