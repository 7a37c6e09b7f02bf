public import Foundation

/// What a text field asks and tells while a person edits its text.
@MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Asks whether editing may begin; it may unless the delegate says otherwise.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

  /// Tells that editing began.
  func textFieldDidBeginEditing(_ textField: UITextField)

  /// Asks whether editing may end; it may unless the delegate says otherwise.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

  /// Tells that editing ended.
  func textFieldDidEndEditing(_ textField: UITextField)

  /// Tells that editing ended, and why; takes the place of the method without a reason.
  func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

  /// Asks whether a person may change the text; they may unless the delegate says otherwise.
  ///
  /// - Parameters:
  ///   - textField: The text field, which still has the text before the change.
  ///   - range: What is to be replaced, in UTF-16 units of that text.
  ///   - string: What is to take its place; empty for a deletion.
  func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool

  /// Tells that the caret moved or the selection changed.
  func textFieldDidChangeSelection(_ textField: UITextField)

  /// Asks whether the clear button may remove the text; it may unless the delegate says otherwise.
  func textFieldShouldClear(_ textField: UITextField) -> Bool

  /// Asks whether Return does what it does by default; it does unless the delegate says otherwise.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
    textFieldDidEndEditing(textField)
  }
  public func textField(
    _ textField: UITextField,
    shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool { true }
  public func textFieldDidChangeSelection(_ textField: UITextField) {}
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
