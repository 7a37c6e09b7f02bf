import Foundation

/// An object that takes part in handling events: a view, a view controller, a window or the application.
///
/// What a responder does not handle goes to its `next` responder.
@MainActor
open class UIResponder: NSObject {
  /// Creates a responder.
  public override init() {
    super.init()
  }

  /// The responder that gets the events which this one does not handle.
  open var next: UIResponder? { nil }

  /// Whether this responder can receive key events; `false` unless a subclass says otherwise.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether this responder is willing to give up key events.
  open var canResignFirstResponder: Bool { true }

  /// Whether this responder receives the key events of its window.
  open var isFirstResponder: Bool { responderWindow?.firstResponder === self }

  /// Asks for the key events of the window.
  ///
  /// - Returns: Whether this responder now has them.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder, let window = responderWindow else { return false }
    if window.firstResponder === self { return true }
    if let current = window.firstResponder, !current.resignFirstResponder() { return false }
    window.firstResponder = self
    return true
  }

  /// Gives up the key events of the window.
  ///
  /// - Returns: Whether this responder no longer has them.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard let window = responderWindow, window.firstResponder === self else { return true }
    guard canResignFirstResponder else { return false }
    window.firstResponder = nil
    return true
  }

  /// Tells the responder that one or more touches began in it.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesBegan(touches, with: event)
  }

  /// Tells the responder that its touches moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesMoved(touches, with: event)
  }

  /// Tells the responder that its touches ended.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesEnded(touches, with: event)
  }

  /// Tells the responder that the system took its touches over, for example to scroll.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Selects all there is to select; nothing unless a subclass does.
  ///
  /// - Parameter sender: Who asks.
  open func selectAll(_ sender: Any?) {
    next?.selectAll(sender)
  }

  /// The window whose first responder this one may be.
  var responderWindow: UIWindow? { nil }
}
