import CGTK

extension UIWindow {
  /// Listens to Escape after everything in the window.
  final func installEscapeKey() {
    guard let controller = gtk_event_controller_key_new() else { return }
    Signal.connectKeyPressed(controller) { [weak self] key, _ in
      guard Int32(bitPattern: key) == GDK_KEY_Escape, let self else { return false }
      return escapeWasPressed()
    }
    gtk_widget_add_controller(gtkWindow, controller)
  }

  /// Ends what a person began with the edit button of a controller: of the one around the keyboard focus, or else of the
  /// innermost in front.
  ///
  /// - Returns: Whether there was such a controller.
  final func leaveEditMode() -> Bool {
    guard let front = frontViewController, let controller = editedControllerAroundFocus(in: front) ?? front.edited
    else {
      return false
    }
    controller.setEditing(false, animated: true)
    return true
  }

  private func editedControllerAroundFocus(in front: UIViewController) -> UIViewController? {
    let responders = focusedView.map { sequence(first: $0 as UIResponder, next: \.next) }
    return responders?.lazy.compactMap { $0 as? UIViewController }
      .first { $0.isEditedByButton && sequence(first: $0, next: \.parent).contains(front) }
  }
}

extension UIViewController {
  /// The innermost controller in sight that a person edits with the button for it.
  fileprivate var edited: UIViewController? {
    childrenForAppearance.lazy.compactMap(\.edited).first ?? (isEditedByButton ? self : nil)
  }
}
