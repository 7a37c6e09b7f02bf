import Foundation

/// An action of a person: touches and pointer presses.
@MainActor
open class UIEvent: NSObject {
  /// The kind of an event.
  public nonisolated enum EventType: Int, Sendable {
    /// Touches or pointer presses.
    case touches = 0
  }

  /// The kind of this event.
  open var type: EventType { .touches }
  /// When the event happened, in seconds since the system started.
  open private(set) var timestamp: TimeInterval
  /// All touches of the event.
  open private(set) var allTouches: Set<UITouch>?

  init(touches: Set<UITouch>) {
    allTouches = touches
    timestamp = touches.first?.timestamp ?? ProcessInfo.processInfo.systemUptime
    super.init()
  }

  /// The touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? {
    touches { $0.window === window }
  }

  /// The touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? {
    touches { $0.view === view }
  }

  /// The touches that a gesture recognizer gets.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { touch in touch.receivers.contains { $0.value === gesture } }
  }

  private func touches(where matches: (UITouch) -> Bool) -> Set<UITouch>? {
    let found: Set<UITouch> = allTouches?.filter(matches) ?? []
    return found.isEmpty ? nil : found
  }
}
