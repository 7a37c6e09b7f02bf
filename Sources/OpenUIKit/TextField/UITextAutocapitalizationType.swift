/// Which letters an input method makes capital by itself.
nonisolated public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first one of every word.
  case words = 1
  /// The first one of every sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}
