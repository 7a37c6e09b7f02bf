nonisolated extension UIImage {
  /// How an image is coloured.
  public enum RenderingMode: Int, Sendable {
    /// A symbol takes the tint of its view, any other image keeps its colours.
    case automatic = 0
    /// The image keeps its colours.
    case alwaysOriginal = 1
    /// The shape of the image takes the tint of its view.
    case alwaysTemplate = 2
  }
}
