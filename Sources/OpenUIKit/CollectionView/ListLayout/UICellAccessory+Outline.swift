extension UICellAccessory {
  /// How the sign of an item with others below it looks and works.
  public struct OutlineDisclosureOptions {
    /// What is pressed to show or hide the items below.
    public enum Style: Hashable, Sendable {
      /// The whole cell of a header, and the sign of any other.
      case automatic
      /// The whole cell, which is not selected.
      case header
      /// The sign.
      case cell
    }

    /// What is pressed to show or hide the items below; automatic by default.
    public var style: Style
    /// Whether it only keeps its place.
    public var isHidden: Bool?
    /// The width that is kept for it; its own unless set.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; that of the theme unless set.
    public var tintColor: UIColor?

    /// Creates a look.
    ///
    /// - Parameters:
    ///   - style: What is pressed to show or hide the items below.
    ///   - isHidden: Whether it only keeps its place.
    ///   - reservedLayoutWidth: The width that is kept for it.
    ///   - tintColor: Its colour.
    public init(
      style: Style = .automatic,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// Whether it shows and hides the items below its item.
  var isOutlineDisclosure: Bool {
    if case .outlineDisclosure = accessoryType { !isHidden } else { false }
  }
}
