extension UIGestureRecognizer {
  /// Performs an action each time the gesture is recognised: for a continuous gesture when it begins, changes, ends or
  /// is cancelled, for a discrete one once.
  ///
  /// It stands where UIKit has `addTarget(_:action:)`, which needs Objective-C. An action with the identifier of another
  /// takes its place.
  ///
  /// - Parameter action: What to perform; its sender is the recognizer.
  public func addAction(_ action: UIAction) {
    removeAction(identifiedBy: action.identifier)
    actions.append(action)
  }

  /// Performs an action no longer.
  ///
  /// - Parameter identifier: The identifier of the action.
  public func removeAction(identifiedBy identifier: UIAction.Identifier) {
    actions.removeAll { $0.identifier == identifier }
  }

  final func sendActions() {
    for action in actions { action.performWithSender(self, target: nil) }
  }
}
