import Foundation

/// What a presentation asks and tells when a person closes it.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Whether a person may close the presentation; yes by default.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

  /// Tells that a person is closing the presentation.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Tells that a person closed the presentation.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Tells that a person wanted to close a presentation that stays.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {}
}
