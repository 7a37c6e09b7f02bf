import Foundation

/// A controller on the screen that another one presented.
@MainActor
final class ModalPresentation {
  /// The outermost controller around the one that was asked to present.
  private(set) weak var presenting: UIViewController?
  let presented: UIViewController
  /// The window of its own in which the controller is shown; nil where it covers that of the presenting one.
  private let dialog: DialogWindow?
  private weak var coveredWindow: UIWindow?
  /// Whether the presenting controller disappears meanwhile.
  private let hidesPresenting: Bool

  init(of presented: UIViewController, by presenting: UIViewController, in window: UIWindow) {
    self.presented = presented
    self.presenting = presenting
    switch presented.modalPresentationStyle {
    case _ where presented is UIAlertController:
      dialog = AlertWindow(frame: .zero)
      hidesPresenting = false
    case .pageSheet, .formSheet, .popover, .none, .automatic:
      dialog = DialogWindow(frame: .zero)
      hidesPresenting = false
    case .fullScreen, .currentContext:
      dialog = nil
      hidesPresenting = true
    case .custom, .overFullScreen, .overCurrentContext, .blurOverFullScreen:
      dialog = nil
      hidesPresenting = false
    }
    coveredWindow = window
  }

  func begin(animated: Bool) {
    presented.isBeingPresented = true
    presented.loadViewIfNeeded()
    if let dialog, let coveredWindow {
      dialog.closeWasAsked = { [weak self] in self?.closeWasAsked() }
      dialog.open(presented, over: coveredWindow, animated: animated)
    } else {
      if hidesPresenting { presenting?.beginAppearanceTransition(false, animated: animated) }
      presented.beginAppearanceTransition(true, animated: animated)
      coveredWindow?.cover(with: presented)
      presented.endAppearanceTransition()
      if hidesPresenting { presenting?.endAppearanceTransition() }
    }
    presented.isBeingPresented = false
  }

  func end(animated: Bool) {
    presented.isBeingDismissed = true
    if let dialog {
      dialog.close(animated: animated)
    } else {
      presented.beginAppearanceTransition(false, animated: animated)
      if hidesPresenting {
        presenting?.beginAppearanceTransition(true, animated: animated)
        presenting?.endAppearanceTransition()
      }
      coveredWindow?.uncover(presented)
      presented.endAppearanceTransition()
    }
    presented.isBeingDismissed = false
  }

  /// Lets the window follow a new preferred size.
  func preferredSizeDidChange() {
    dialog?.preferredSizeDidChange(of: presented)
  }

  /// A person wants the controller to go.
  private func closeWasAsked() {
    if let alert = presented as? UIAlertController { return alert.closeWasAsked() }
    let controller = presented.presentationController
    let delegate = controller?.delegate
    let mayClose = controller.flatMap { delegate?.presentationControllerShouldDismiss($0) } ?? true
    guard mayClose, !presented.containsModalController else {
      if let controller { delegate?.presentationControllerDidAttemptToDismiss(controller) }
      return
    }
    if let controller { delegate?.presentationControllerWillDismiss(controller) }
    presented.dismiss(animated: true) {
      if let controller { delegate?.presentationControllerDidDismiss(controller) }
    }
  }
}
