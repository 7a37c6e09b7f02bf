/// Where at a rectangle something stands.
public nonisolated enum NSRectAlignment: Int, Sendable {
  /// Nowhere.
  case none = 0
  /// Above, in the middle.
  case top
  /// Above, where reading begins.
  case topLeading
  /// Beside, where reading begins.
  case leading
  /// Below, where reading begins.
  case bottomLeading
  /// Below, in the middle.
  case bottom
  /// Below, where reading ends.
  case bottomTrailing
  /// Beside, where reading ends.
  case trailing
  /// Above, where reading ends.
  case topTrailing
}
