extension UIView {
  /// How the content of a view follows a change of its bounds.
  public nonisolated enum ContentMode: Int, Sendable {
    /// Fills the bounds, with another aspect ratio if need be.
    case scaleToFill = 0
    /// Fits into the bounds with its own aspect ratio.
    case scaleAspectFit = 1
    /// Fills the bounds with its own aspect ratio; some of it may be cut off.
    case scaleAspectFill = 2
    /// Draws anew when the bounds change.
    case redraw = 3
    /// Keeps its size in the centre.
    case center = 4
    /// Keeps its size at the top.
    case top = 5
    /// Keeps its size at the bottom.
    case bottom = 6
    /// Keeps its size at the left.
    case left = 7
    /// Keeps its size at the right.
    case right = 8
    /// Keeps its size in the top left corner.
    case topLeft = 9
    /// Keeps its size in the top right corner.
    case topRight = 10
    /// Keeps its size in the bottom left corner.
    case bottomLeft = 11
    /// Keeps its size in the bottom right corner.
    case bottomRight = 12
  }
}
