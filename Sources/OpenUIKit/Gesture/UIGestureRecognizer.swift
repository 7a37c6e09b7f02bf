import Foundation

/// An object that watches the touches in a view and its subviews, and finds a gesture in them.
///
/// A subclass overrides the four touch methods, calls `super`, and sets `state`; `reset()` takes it back to where it
/// began. What is done at a gesture is an action:
///
///     let press = UILongPressGestureRecognizer()
///     press.addAction(UIAction { _ in lift() })
///     view.addGestureRecognizer(press)
@MainActor
open class UIGestureRecognizer: NSObject {
  final let attempt = GestureAttempt()
  final var failureRequirements: [WeakReference<UIGestureRecognizer>] = []
  final var actions: [UIAction] = []
  final weak var storedView: UIView?

  // MARK: Lifecycle

  /// Creates a recognizer.
  ///
  /// - Parameters:
  ///   - target: Who has the method; without Objective-C, nobody.
  ///   - action: The method; without Objective-C, nil.
  public init(target: Any?, action: Selector?) {
    super.init()
  }

  /// Creates a recognizer.
  public override convenience init() {
    self.init(target: nil, action: nil)
  }

  // MARK: Configuration

  /// Who decides whether the recognizer may recognise.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer gets touches; one that is switched off in the midst of a gesture breaks it off.
  open var isEnabled = true {
    didSet { if !isEnabled, oldValue { attempt.dispatcher?.abandon(self) } }
  }

  /// The view whose touches the recognizer gets, with those in its subviews.
  open var view: UIView? { storedView }

  /// Whether the view's touches are cancelled when the gesture is recognised; true by default.
  open var cancelsTouchesInView = true

  /// Whether the view gets touches only when the recognizer has failed; false by default.
  open var delaysTouchesBegan = false

  /// Whether the view gets the end of touches only when the recognizer has failed; true by default.
  open var delaysTouchesEnded = true

  /// A name, for debugging.
  open var name: String?

  /// Has the recognizer wait until another has failed, before it recognises.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    failureRequirements.removeAll { $0.value == nil || $0.value === otherGestureRecognizer }
    failureRequirements.append(WeakReference(otherGestureRecognizer))
  }

  // MARK: State

  /// How far the recognizer is.
  ///
  /// Subclasses set it. What is impossible from the present state is ignored, and a gesture that others prevent or have to
  /// fail first is not recognised at once.
  open var state: State {
    get { attempt.state }
    set { requestState(newValue) }
  }

  /// The number of touches that the recognizer follows.
  open var numberOfTouches: Int { attempt.touches.count }

  /// Where the gesture is: amid the touches, or where they last were.
  ///
  /// - Parameter view: The view in whose coordinates to answer; nil for the window.
  /// - Returns: The location, in points.
  open func location(in view: UIView?) -> CGPoint {
    convert(attempt.centroid, to: view)
  }

  /// Where one of the touches is.
  ///
  /// - Parameters:
  ///   - touchIndex: Which touch, less than `numberOfTouches`.
  ///   - view: The view in whose coordinates to answer; nil for the window.
  /// - Returns: The location, in points.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    precondition(
      attempt.touches.indices.contains(touchIndex),
      "\(type(of: self)): touch index \(touchIndex) is out of bounds, there are \(numberOfTouches) touches."
    )
    return attempt.touches[touchIndex].location(in: view)
  }

  final func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window else { return point }
    return view.convert(point, from: window)
  }

  /// The time and the timers of the window.
  final var clock: (any EventClock)? { view?.window?.eventClock }

  /// Whether the recognizer, between touches, is at work nevertheless.
  var goesOnWithoutTouches: Bool { false }

  // MARK: For subclasses

  /// Gives up a touch: it is not followed any more.
  ///
  /// - Parameters:
  ///   - touch: The touch.
  ///   - event: The event it came with.
  open func ignore(_ touch: UITouch, for event: UIEvent) {
    attempt.touches.removeAll { $0 === touch }
    attempt.allTouches.removeAll { $0 === touch }
  }

  /// Goes back to where the recognizer began, after a gesture was recognised, failed or was cancelled.
  open func reset() {}

  /// Whether this recognizer, once it has recognised, keeps another from recognising.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another recognizer that has recognised keeps this one from recognising.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this recognizer has to wait until another has failed.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another recognizer has to wait until this one has failed.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Tells that touches began.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells that touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells that touches ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Tells that something took the touches over.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}
