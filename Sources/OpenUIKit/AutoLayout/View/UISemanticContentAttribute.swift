/// Whether the content of a view is mirrored where reading goes from right to left.
public nonisolated enum UISemanticContentAttribute: Int, Sendable {
  /// Follows the layout direction.
  case unspecified = 0
  /// Playback controls, which are never mirrored.
  case playback = 1
  /// Controls of a direction in space, which are never mirrored.
  case spatial = 2
  /// Always from left to right.
  case forceLeftToRight = 3
  /// Always from right to left.
  case forceRightToLeft = 4
}
