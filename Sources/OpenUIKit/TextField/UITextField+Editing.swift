import CGTK
import Foundation

extension UITextField {
  final func connectEntry() {
    entry.mayReplace = { [unowned self] range, string in
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: string) ?? true
    }
    entry.textWasEdited = { [unowned self] in textWasEdited() }
    entry.selectionDidMove = { [unowned self] in
      if isEditing { delegate?.textFieldDidChangeSelection(self) }
    }
    entry.returnWasPressed = { [unowned self] in returnWasPressed() }
    entry.escapeWasPressed = { [unowned self] in isEditing && resignFirstResponder() }
    entry.compositionDidChange = { [unowned self] in setNeedsDisplay() }
  }

  // MARK: Beginning and ending

  final func beginEditing() {
    guard !isEditing else { return }
    isEditing = true
    arrangementDidChange()
    if clearsOnBeginEditing, hasText { clear() }
    delegate?.textFieldDidBeginEditing(self)
    sendActions(for: .editingDidBegin)
    NotificationCenter.default.post(name: UITextField.textDidBeginEditingNotification, object: self)
  }

  /// Ends editing once this is no longer the first responder.
  final func endEditing() {
    guard isEditing else { return }
    isEditing = false
    dropKeyboardFocus()
    entry.dropSelection()
    arrangementDidChange()
    delegate?.textFieldDidEndEditing(self, reason: .committed)
    sendActions(for: .editingDidEnd)
    NotificationCenter.default.post(
      name: UITextField.textDidEndEditingNotification,
      object: self,
      userInfo: [UITextField.didEndEditingReasonUserInfoKey: DidEndEditingReason.committed.rawValue]
    )
  }

  /// Takes GTK's keyboard focus away from the text, if it has it, and gives it to nothing.
  private func dropKeyboardFocus() {
    guard let root = gtk_widget_get_root(gtkWidget), let focus = gtk_root_get_focus(root) else { return }
    if focus == entry.widget || gtk_widget_is_ancestor(focus, entry.widget) != 0 { gtk_root_set_focus(root, nil) }
  }

  // MARK: What a person does

  final func textWasEdited() {
    contentDidChange()
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  private func returnWasPressed() {
    guard isEditing, hasText || !enablesReturnKeyAutomatically else { return }
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    let ends = allControlEvents.contains(.editingDidEndOnExit)
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if ends { resignFirstResponder() }
  }

  /// Removes the text as the clear button does.
  final func clear() {
    guard hasText, delegate?.textFieldShouldClear(self) ?? true else { return }
    entry.text = ""
    textWasEdited()
  }

  final func clearButtonWasPressed() {
    clear()
    if !isEditing { becomeFirstResponder() }
  }

  // MARK: Places in the text

  /// The part of a range that lies inside the text.
  final func clamped(_ range: NSRange) -> NSRange {
    let count = entry.text.utf16.count
    let start = min(max(0, range.lowerBound), count)
    return NSRange(location: start, length: min(max(start, range.upperBound), count) - start)
  }
}
