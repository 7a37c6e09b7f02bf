/// The direction in which an interface is laid out.
nonisolated public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  /// No direction is given; the surroundings decide.
  case unspecified = -1
  /// From left to right, as in English.
  case leftToRight = 0
  /// From right to left, as in Arabic and Hebrew.
  case rightToLeft = 1
}
