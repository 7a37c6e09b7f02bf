/// What happens to text that is wider than its space.
nonisolated public enum NSLineBreakMode: Int, Sendable {
  /// It goes on in the next line at a word, or within a word that is longer than a line.
  case byWordWrapping = 0
  /// It goes on in the next line at any character.
  case byCharWrapping = 1
  /// It is cut off at the edge.
  case byClipping = 2
  /// The beginning of the last line gives way to an ellipsis.
  case byTruncatingHead = 3
  /// The end of the last line gives way to an ellipsis.
  case byTruncatingTail = 4
  /// The middle of the last line gives way to an ellipsis.
  case byTruncatingMiddle = 5
}
