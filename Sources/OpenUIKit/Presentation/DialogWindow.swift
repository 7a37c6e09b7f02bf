import CGTK
import Foundation

/// The window of its own in which a presented controller is shown: a dialog in front of another window.
class DialogWindow: UIWindow {
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageSize = CGSize(width: 640, height: 760)
  /// How much of the window behind stays in sight, in points.
  private static let margin: CGFloat = 40

  /// Called when a person wants the dialog to go.
  var closeWasAsked: (() -> Void)?

  override var isDialog: Bool { true }

  /// The size at first, in points.
  func size(for controller: UIViewController, over window: UIWindow) -> CGSize {
    let wanted = controller.preferredContentSize
    if wanted.width > 0, wanted.height > 0 { return wanted }
    let most = controller.modalPresentationStyle == .formSheet ? DialogWindow.formSize : DialogWindow.pageSize
    return CGSize(
      width: max(1, min(most.width, window.bounds.width)),
      height: max(1, min(most.height, window.bounds.height - DialogWindow.margin))
    )
  }

  func open(_ controller: UIViewController, over window: UIWindow, animated: Bool) {
    gtk_window_set_transient_for(gtkWindow.as(GtkWindow.self), window.gtkWindow.as(GtkWindow.self))
    gtk_window_set_modal(gtkWindow.as(GtkWindow.self), 1)
    frame.size = size(for: controller, over: window)
    isAppearanceAnimated = animated
    rootViewController = controller
    isHidden = false
  }

  func close(animated: Bool) {
    isAppearanceAnimated = animated
    isHidden = true
    controllerDidLeave()
  }

  /// Gives the controller's view up without telling it once more.
  private func controllerDidLeave() {
    rootViewController = nil
  }

  func preferredSizeDidChange(of controller: UIViewController) {
    let wanted = controller.preferredContentSize
    if wanted.width > 0, wanted.height > 0 { frame.size = wanted }
  }

  override func escapeWasPressed() -> Bool {
    super.escapeWasPressed() || closeRequested()
  }

  override func closeRequested() -> Bool {
    closeWasAsked?()
    return true
  }
}
