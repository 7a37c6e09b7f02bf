/// Whether an input method completes and corrects words.
nonisolated public enum UITextAutocorrectionType: Int, Sendable {
  /// As the input method does by default.
  case `default` = 0
  /// Not.
  case no = 1
  /// It does.
  case yes = 2
}
