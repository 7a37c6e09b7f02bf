import CGTK
import Foundation

/// The time by which events are stamped and gestures are timed.
@MainActor
protocol EventClock: AnyObject {
  /// Seconds since the system started.
  var now: TimeInterval { get }

  /// Runs a closure once, later.
  ///
  /// - Parameters:
  ///   - delay: How much later, in seconds.
  ///   - body: The closure.
  /// - Returns: What calls it off.
  func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> EventTimer
}

/// Something that happens later, unless it is called off.
@MainActor
struct EventTimer {
  /// Calls it off; nothing when it has happened.
  let cancel: @MainActor () -> Void
}

/// The system's time, with timers of the main loop.
@MainActor
final class SystemEventClock: EventClock {
  var now: TimeInterval { ProcessInfo.processInfo.systemUptime }

  func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> EventTimer {
    let timeout = MainLoopTimeout(body)
    timeout.start(milliseconds: guint(min(max(0, delay * 1000), Double(gint.max)).rounded()))
    return EventTimer { timeout.cancel() }
  }
}

/// A timeout of the main loop that runs a closure once.
@MainActor
private final class MainLoopTimeout {
  private let body: @MainActor () -> Void
  private var source: guint = 0

  init(_ body: @escaping @MainActor () -> Void) { self.body = body }

  func start(milliseconds: guint) {
    source = g_timeout_add_full(
      gint(G_PRIORITY_DEFAULT),
      milliseconds,
      { data in
        if let data { Unmanaged<MainLoopTimeout>.fromOpaque(data).takeUnretainedValue().fire() }
        return 0
      },
      Unmanaged.passRetained(self).toOpaque(),
      { data in
        if let data { Unmanaged<MainLoopTimeout>.fromOpaque(data).release() }
      }
    )
  }

  func cancel() {
    guard source != 0 else { return }
    g_source_remove(source)
    source = 0
  }

  private func fire() {
    source = 0
    body()
  }
}
