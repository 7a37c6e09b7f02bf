import CGTK
import Foundation

/// The dialog of an alert: libadwaita's, with the text fields of the alert below the message.
final class AlertWindow: DialogWindow {
  private static let fieldWidth: CGFloat = 280

  override class func makeWidget() -> UnsafeMutablePointer<GtkWidget> {
    GTKRuntime.start()
    guard let dialog = adw_message_dialog_new(nil, nil, nil) else {
      preconditionFailure("libadwaita could not create a dialog.")
    }
    return dialog
  }

  override class func setContent(
    _ content: UnsafeMutablePointer<GtkWidget>?,
    of window: UnsafeMutablePointer<GtkWidget>
  ) {
    adw_message_dialog_set_extra_child(window.as(AdwMessageDialog.self), content)
  }

  override class var hasHeader: Bool { false }
  override class var sizesItself: Bool { true }

  private var dialog: UnsafeMutablePointer<AdwMessageDialog> { gtkWindow.as(AdwMessageDialog.self) }

  override func open(_ controller: UIViewController, over window: UIWindow, animated: Bool) {
    guard let alert = controller as? UIAlertController else { return }
    precondition(
      alert.title != nil || alert.message != nil || !alert.actions.isEmpty,
      "UIAlertController must have a title, a message or an action to display"
    )
    textsDidChange(of: alert)
    addResponses(of: alert)
    Signal.connectPointer(UnsafeMutableRawPointer(gtkWindow), "response") { [weak alert] response in
      guard let alert, let response else { return }
      let name = String(cString: UnsafePointer<CChar>(response))
      if let index = Int(name), alert.actions.indices.contains(index) { alert.choose(alert.actions[index]) }
    }
    super.open(controller, over: window, animated: animated)
  }

  override func size(for controller: UIViewController, over window: UIWindow) -> CGSize {
    let height = (controller as? UIAlertController)?.fieldsHeight ?? 0
    let width = height > 0 ? AlertWindow.fieldWidth : 0
    gtk_widget_set_size_request(gtkWidget, width.widgetLength, height.widgetLength)
    gtk_widget_set_visible(gtkWidget, height > 0 ? 1 : 0)
    return CGSize(width: width, height: height)
  }

  override func preferredSizeDidChange(of controller: UIViewController) {}

  func textsDidChange(of alert: UIAlertController) {
    adw_message_dialog_set_heading(dialog, alert.title ?? "")
    adw_message_dialog_set_body(dialog, alert.message ?? "")
  }

  func actionDidChange(_ action: UIAlertAction, of alert: UIAlertController) {
    guard let index = alert.actions.firstIndex(where: { $0 === action }) else { return }
    adw_message_dialog_set_response_enabled(dialog, String(index), action.isEnabled ? 1 : 0)
  }

  /// Adds the buttons; the one that cancels comes first, where the desktop has it. Each is known by its place.
  private func addResponses(of alert: UIAlertController) {
    let actions = alert.actions.enumerated().sorted {
      ($0.element.style == .cancel ? 0 : 1) < ($1.element.style == .cancel ? 0 : 1)
    }
    for (index, action) in actions {
      let name = String(index)
      // An underline would mark the letter behind it.
      let label = (action.title ?? "").replacingOccurrences(of: "_", with: "__")
      adw_message_dialog_add_response(dialog, name, label)
      adw_message_dialog_set_response_enabled(dialog, name, action.isEnabled ? 1 : 0)
      if action.style == .destructive {
        adw_message_dialog_set_response_appearance(dialog, name, ADW_RESPONSE_DESTRUCTIVE)
      } else if action === alert.preferredAction {
        adw_message_dialog_set_response_appearance(dialog, name, ADW_RESPONSE_SUGGESTED)
      }
      if action === alert.defaultAction { adw_message_dialog_set_default_response(dialog, name) }
    }
  }
}
