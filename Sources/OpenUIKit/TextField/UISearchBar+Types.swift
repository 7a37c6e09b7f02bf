extension UISearchBar {
  /// How much a search bar stands out from what is around it.
  nonisolated public enum Style: UInt, Sendable {
    /// With a background.
    case `default` = 0
    /// With a background.
    case prominent = 1
    /// Without one.
    case minimal = 2
  }
}
