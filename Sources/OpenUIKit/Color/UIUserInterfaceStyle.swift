/// The light or dark appearance of an interface.
nonisolated public enum UIUserInterfaceStyle: Int, Sendable {
  /// No style is given; the surroundings decide.
  case unspecified = 0
  /// Dark text on a light background.
  case light = 1
  /// Light text on a dark background.
  case dark = 2
}
