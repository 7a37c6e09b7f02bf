import Foundation

// How the accessories look that show while a list is edited, and the one that is a text.
extension UICellAccessory {
  /// How the button that deletes looks.
  public struct DeleteOptions {
    /// Whether it only keeps its place.
    public var isHidden: Bool?
    /// The width that is kept for it; its own unless set.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; that of the theme unless set.
    public var tintColor: UIColor?
    /// The colour behind its sign; that of the theme unless set.
    public var backgroundColor: UIColor?

    /// Creates a look.
    ///
    /// - Parameters:
    ///   - isHidden: Whether it only keeps its place.
    ///   - reservedLayoutWidth: The width that is kept for it.
    ///   - tintColor: Its colour.
    ///   - backgroundColor: The colour behind its sign.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How the button that inserts looks.
  public struct InsertOptions {
    /// Whether it only keeps its place.
    public var isHidden: Bool?
    /// The width that is kept for it; its own unless set.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; that of the theme unless set.
    public var tintColor: UIColor?
    /// The colour behind its sign; that of the theme unless set.
    public var backgroundColor: UIColor?

    /// Creates a look.
    ///
    /// - Parameters:
    ///   - isHidden: Whether it only keeps its place.
    ///   - reservedLayoutWidth: The width that is kept for it.
    ///   - tintColor: Its colour.
    ///   - backgroundColor: The colour behind its sign.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How the mark of what is selected looks.
  public struct MultiselectOptions {
    /// Whether it only keeps its place.
    public var isHidden: Bool?
    /// The width that is kept for it; its own unless set.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; that of the theme unless set.
    public var tintColor: UIColor?
    /// The colour behind its sign; that of the theme unless set.
    public var backgroundColor: UIColor?

    /// Creates a look.
    ///
    /// - Parameters:
    ///   - isHidden: Whether it only keeps its place.
    ///   - reservedLayoutWidth: The width that is kept for it.
    ///   - tintColor: Its colour.
    ///   - backgroundColor: The colour behind its sign.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      backgroundColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }

  /// How the handle looks.
  public struct ReorderOptions {
    /// Whether it only keeps its place.
    public var isHidden: Bool?
    /// The width that is kept for it; its own unless set.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; that of the theme unless set.
    public var tintColor: UIColor?
    /// Whether a line parts it from an accessory before it; yes unless set.
    public var showsVerticalSeparator: Bool?

    /// Creates a look.
    ///
    /// - Parameters:
    ///   - isHidden: Whether it only keeps its place.
    ///   - reservedLayoutWidth: The width that is kept for it.
    ///   - tintColor: Its colour.
    ///   - showsVerticalSeparator: Whether a line parts it from an accessory before it.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      showsVerticalSeparator: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.showsVerticalSeparator = showsVerticalSeparator
    }
  }

  /// How a text looks.
  public struct LabelOptions {
    /// Whether it only keeps its place.
    public var isHidden: Bool?
    /// The width that is kept for it; its own unless set.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; that of the theme unless set.
    public var tintColor: UIColor?
    /// Its font; that of bodies of text unless set.
    public var font: UIFont?
    /// Whether its font follows the size category of texts, of which the desktop has one.
    public var adjustsFontForContentSizeCategory: Bool?

    /// Creates a look.
    ///
    /// - Parameters:
    ///   - isHidden: Whether it only keeps its place.
    ///   - reservedLayoutWidth: The width that is kept for it.
    ///   - tintColor: Its colour.
    ///   - font: Its font.
    ///   - adjustsFontForContentSizeCategory: Whether its font follows the size category of texts, of which the desktop has one.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      font: UIFont? = nil,
      adjustsFontForContentSizeCategory: Bool? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.font = font
      self.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
    }
  }
}
