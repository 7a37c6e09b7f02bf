public import Foundation

/// Runs animations and closures along with a menu that comes or goes.
@MainActor
public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller of the preview; nil without one.
  var previewViewController: UIViewController? { get }

  /// Runs animations along with the menu's.
  func addAnimations(_ animations: @escaping () -> Void)

  /// Runs a closure when the menu has come, or has gone.
  func addCompletion(_ completion: @escaping () -> Void)
}
