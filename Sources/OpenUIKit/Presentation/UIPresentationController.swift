import Foundation

/// The presentation of one controller by another.
@MainActor
open class UIPresentationController: NSObject {
  private unowned let presented: UIViewController
  weak var presenting: UIViewController?

  /// Creates a presentation.
  ///
  /// - Parameters:
  ///   - presentedViewController: The controller that is shown.
  ///   - presentingViewController: The controller that shows it.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    presenting = presentingViewController
    super.init()
  }

  /// The controller that is shown, or is about to be.
  open var presentedViewController: UIViewController { presented }

  /// The controller that shows the other one; before that is known, the other one itself.
  open var presentingViewController: UIViewController { presenting ?? presented }

  /// Where the controller is shown.
  open var presentationStyle: UIModalPresentationStyle { presented.modalPresentationStyle }

  /// Who is asked and told when a person closes the presentation.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
}
