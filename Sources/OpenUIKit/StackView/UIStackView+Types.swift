extension UIStackView {
  /// How the arranged subviews share the length of the stack.
  public nonisolated enum Distribution: Int, Sendable {
    /// They fill it; hugging and compression resistance decide who gives way.
    case fill = 0
    /// They fill it in equal lengths.
    case fillEqually = 1
    /// They fill it in proportion to their natural lengths.
    case fillProportionally = 2
    /// They keep their natural lengths; the spaces between them are equal.
    case equalSpacing = 3
    /// They keep their natural lengths; the distances between their centres are equal, where the spacing allows it.
    case equalCentering = 4
  }

  /// Where the arranged subviews lie across the stack.
  public nonisolated enum Alignment: Int, Sendable {
    /// They fill it.
    case fill = 0
    /// At the leading edge of a vertical stack, or the top of a horizontal one.
    case leading = 1
    /// With the baselines of their first lines aligned.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// At the trailing edge of a vertical stack, or the bottom of a horizontal one.
    case trailing = 4
    /// With the baselines of their last lines aligned.
    case lastBaseline = 5

    /// At the top of a horizontal stack.
    public static var top: Alignment { .leading }
    /// At the bottom of a horizontal stack.
    public static var bottom: Alignment { .trailing }
  }
}
