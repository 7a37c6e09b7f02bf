import CGTK
import Foundation

extension UITableViewCell {
  /// Between the leading edge and the edit control, in points.
  private static let editControlMargin: CGFloat = 16
  /// How far the edit control moves the content, in points.
  private static let editControlWidth: CGFloat = 38

  /// The space at the leading edge that editing takes, in points.
  final var editingIndentation: CGFloat {
    guard isEditing, editing.style != .none || editing.isIndented && shouldIndentWhileEditing else { return 0 }
    return UITableViewCell.editControlWidth
  }

  /// What takes the keyboard focus for the row: the cell, or its edit control where the cell cannot be chosen.
  final var rowFocusWidget: UnsafeMutablePointer<GtkWidget>? {
    gtk_widget_get_focusable(gtkWidget) != 0 ? gtkWidget : editing.control?.nativeWidget
  }

  /// Shows the row as edited or not.
  ///
  /// - Parameters:
  ///   - isEdited: Whether it is edited.
  ///   - style: What its control does.
  ///   - isIndented: Whether it is indented also without a control.
  ///   - animated: Whether the control and the content move there.
  final func showEditing(
    _ isEdited: Bool,
    style: EditingStyle,
    isIndented: Bool,
    animated: Bool
  ) {
    let indentation = editingIndentation
    let wasEditing = isEditing
    editing.style = style
    editing.isIndented = isIndented
    setEditing(isEdited, animated: animated)
    let hasControl = isEdited && style != .none
    guard
      wasEditing != isEditing || indentation != editingIndentation || hasControl != (editing.control != nil)
        || hasControl && editing.control?.style != style
    else { return }
    setNeedsLayout()
    guard animated, window != nil else { return replaceEditControl(with: hasControl ? style : .none) }
    let old = editing.control
    editing.control = nil
    replaceEditControl(with: hasControl ? style : .none)
    updateAccessory()
    UIView.performWithoutAnimation {
      layoutAccessory()
      layoutEditControl()
      editing.control?.alpha = 0
    }
    UIView.animate(withDuration: 0.2) {
      old?.alpha = 0
      self.editing.control?.alpha = 1
      self.layoutIfNeeded()
    } completion: { _ in
      old?.removeFromSuperview()
    }
  }

  private func replaceEditControl(with style: EditingStyle) {
    guard editing.control?.style ?? EditingStyle.none != style else { return }
    editing.control?.removeFromSuperview()
    editing.control = nil
    guard style != .none else { return }
    let control = TableCellEditControl(style: style)
    control.wasPressed = { [weak self] in
      guard let self else { return }
      tableView?.editControlWasPressed(on: self)
    }
    // Before the content, in drawing order as for Tab.
    insertSubview(control, belowSubview: contentView)
    editing.control = control
  }

  final func layoutEditControl() {
    guard let control = editing.control else { return }
    let size = control.bounds.size
    control.frame = mirrored(
      CGRect(
        x: UITableViewCell.editControlMargin,
        y: ((bounds.height - size.height) / 2).rounded(),
        width: size.width,
        height: size.height
      ),
      in: bounds.width
    )
  }

  // MARK: Confirming a deletion

  /// Shows the button that confirms the deletion of the row, and gives it the keyboard focus.
  final func showConfirmation(title: String) {
    let confirmation = TableCellConfirmation(title: title)
    confirmation.wasPressed = { [weak self] in
      guard let self else { return }
      tableView?.deletionWasConfirmed(on: self)
    }
    editing.confirmation = confirmation
    setNeedsLayout()
    layoutIfNeeded()
    if let button = confirmation.nativeWidget { gtk_widget_grab_focus(button) }
  }

  /// Takes the button away; the keyboard focus goes back to the row.
  final func hideConfirmation() {
    guard let confirmation = editing.confirmation else { return }
    let isFocused = confirmation.isFocused
    editing.confirmation = nil
    if isFocused, let widget = rowFocusWidget { gtk_widget_grab_focus(widget) }
    setNeedsLayout()
    layoutIfNeeded()
  }
}
