import Foundation

/// Counts taps in quick succession at one place.
@MainActor
struct TapSeries {
  /// The taps so far.
  private(set) var count = 0
  private var timer: EventTimer?
  private var origin: CGPoint?
  private var starts: [ObjectIdentifier: CGPoint] = [:]

  /// Whether another tap is awaited.
  var isWaiting: Bool { timer != nil }

  /// Takes new touches.
  ///
  /// - Parameters:
  ///   - touches: All touches that are down.
  ///   - limit: How many may be.
  /// - Returns: Whether they go with the series.
  mutating func begin(_ touches: [UITouch], limit: Int) -> Bool {
    timer?.cancel()
    timer = nil
    for touch in touches where starts[ObjectIdentifier(touch)] == nil {
      starts[ObjectIdentifier(touch)] = touch.windowLocation
      if origin == nil { origin = touch.windowLocation }
      guard let origin, origin.distance(to: touch.windowLocation) <= GestureDistance.betweenTaps || limit > 1 else {
        return false
      }
    }
    return starts.count <= limit
  }

  /// Whether touches have stayed where they went down.
  ///
  /// - Parameters:
  ///   - touches: The touches that are down.
  ///   - distance: How far they may move, in points.
  func isResting(_ touches: [UITouch], within distance: CGFloat = GestureDistance.slop) -> Bool {
    touches.allSatisfy { touch in
      starts[ObjectIdentifier(touch)].map { $0.distance(to: touch.windowLocation) <= distance } ?? true
    }
  }

  /// Counts a tap when all its touches are up.
  ///
  /// - Parameter touchesRequired: How many fingers have to tap.
  /// - Returns: Whether they were as many.
  mutating func endTap(touchesRequired: Int) -> Bool {
    guard starts.count == touchesRequired else { return false }
    starts = [:]
    count += 1
    return true
  }

  /// Waits for another tap.
  ///
  /// - Parameters:
  ///   - clock: What measures the time.
  ///   - timeout: Called when none comes in time.
  mutating func wait(_ clock: (any EventClock)?, timeout: @escaping @MainActor () -> Void) {
    timer = clock?.schedule(after: DesktopSetting.doubleClickTime, timeout)
  }

  mutating func reset() {
    timer?.cancel()
    self = TapSeries()
  }
}
