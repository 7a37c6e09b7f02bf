extension UICollectionView {
  /// What a layout places.
  public nonisolated enum ElementCategory: UInt, Sendable {
    /// The cell of an item.
    case cell = 0
    /// A view that the data source gives beside the items, such as a header.
    case supplementaryView = 1
    /// A view of the layout itself, which the data source does not know.
    case decorationView = 2
  }

  /// When elements are asked anew for the size of their content.
  public nonisolated enum SelfSizingInvalidation: Int, Sendable {
    /// When they come into sight, or are reloaded or reconfigured.
    case disabled = 0
    /// Also when the intrinsic size of the cell or its content view is invalidated.
    case enabled = 1
    /// Also when constraints or content sizes inside the content view change.
    case enabledIncludingConstraints = 2
  }

  /// Where an item is to stand after scrolling to it: at most one place along each axis.
  public nonisolated struct ScrollPosition: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle between top and bottom.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle between left and right.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
}
