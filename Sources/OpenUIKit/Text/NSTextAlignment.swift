/// How lines of text stand between the edges.
nonisolated public enum NSTextAlignment: Int, Sendable {
  /// At the left edge.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right edge.
  case right = 2
  /// Stretched to both edges, the last line of a paragraph aside.
  case justified = 3
  /// At the edge where reading begins in the interface.
  case natural = 4
}
