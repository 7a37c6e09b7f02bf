/// Whether an input method checks the spelling.
nonisolated public enum UITextSpellCheckingType: Int, Sendable {
  /// As the input method does by default.
  case `default` = 0
  /// Not.
  case no = 1
  /// It does.
  case yes = 2
}
