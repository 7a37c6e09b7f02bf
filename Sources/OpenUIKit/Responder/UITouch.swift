import Foundation

/// A finger on the screen or a pressed pointer button.
@MainActor
open class UITouch: NSObject {
  /// What a touch is doing.
  public nonisolated enum Phase: Int, Sendable {
    /// It went down.
    case began = 0
    /// It moved.
    case moved = 1
    /// It stays where it was.
    case stationary = 2
    /// It went up.
    case ended = 3
    /// It was taken over by the system.
    case cancelled = 4
  }

  /// What touches.
  public nonisolated enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on something else than the screen.
    case indirect = 1
    /// A pen.
    case stylus = 2
    /// A pointer with buttons.
    case indirectPointer = 3
  }

  /// What the touch is doing.
  open internal(set) var phase: Phase = .began
  /// How many presses in a row, 1 for a single one.
  open internal(set) var tapCount = 1
  /// When the touch last changed, in seconds since the system started.
  open internal(set) var timestamp: TimeInterval
  /// What touches.
  open internal(set) var type = TouchType.indirectPointer
  /// The view in which the touch began.
  open internal(set) weak var view: UIView?
  /// The window in which the touch began.
  open internal(set) weak var window: UIWindow?

  /// The gesture recognizers that get the touch; nil when it has ended.
  open var gestureRecognizers: [UIGestureRecognizer]? {
    phase == .ended || phase == .cancelled ? nil : receivers.compactMap(\.value)
  }
  var receivers: [WeakReference<UIGestureRecognizer>] = []

  /// The location in the window, in points.
  var windowLocation: CGPoint {
    didSet { previousWindowLocation = oldValue }
  }
  private var previousWindowLocation: CGPoint

  init(view: UIView, window: UIWindow, windowLocation: CGPoint, tapCount: Int, timestamp: TimeInterval = 0) {
    self.view = view
    self.window = window
    self.windowLocation = windowLocation
    self.previousWindowLocation = windowLocation
    self.tapCount = tapCount
    self.timestamp = timestamp
    super.init()
  }

  /// The current location of the touch.
  ///
  /// - Parameter view: The view in whose coordinates to answer; `nil` for the window.
  /// - Returns: The location, in points.
  open func location(in view: UIView?) -> CGPoint {
    convert(windowLocation, to: view)
  }

  /// The location of the touch before its last movement.
  ///
  /// - Parameter view: The view in whose coordinates to answer; `nil` for the window.
  /// - Returns: The location, in points.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousWindowLocation, to: view)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view.convert(point, from: window)
  }
}
