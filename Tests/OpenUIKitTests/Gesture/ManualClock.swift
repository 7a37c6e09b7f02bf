import Foundation

@testable import OpenUIKit

/// A time that stands still until a test moves it.
@MainActor
final class ManualClock: EventClock {
  private final class Alarm {
    let time: TimeInterval
    let body: @MainActor () -> Void
    init(_ time: TimeInterval, _ body: @escaping @MainActor () -> Void) {
      self.time = time
      self.body = body
    }
  }

  private(set) var now: TimeInterval = 1000
  private var alarms: [Alarm] = []

  func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> EventTimer {
    let alarm = Alarm(now + delay, body)
    alarms.append(alarm)
    return EventTimer { [weak self] in self?.alarms.removeAll { $0 === alarm } }
  }

  /// Lets time pass, with all that is due on the way.
  func advance(by seconds: TimeInterval) {
    let end = now + seconds
    while let next = alarms.filter({ $0.time <= end }).min(by: { $0.time < $1.time }) {
      alarms.removeAll { $0 === next }
      now = max(now, next.time)
      next.body()
    }
    now = end
  }
}
