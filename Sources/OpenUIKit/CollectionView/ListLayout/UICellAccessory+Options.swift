import Foundation

extension UICellAccessory {
  /// How the sign that leads on looks.
  public struct DisclosureIndicatorOptions {
    /// Whether it only keeps its place.
    public var isHidden: Bool?
    /// The width that is kept for it; its own unless set.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; that of the theme unless set.
    public var tintColor: UIColor?

    /// Creates a look.
    ///
    /// - Parameters:
    ///   - isHidden: Whether it only keeps its place.
    ///   - reservedLayoutWidth: The width that is kept for it.
    ///   - tintColor: Its colour.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How the button for details looks.
  public struct DetailOptions {
    /// Whether it only keeps its place.
    public var isHidden: Bool?
    /// The width that is kept for it; its own unless set.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; that of the theme unless set.
    public var tintColor: UIColor?

    /// Creates a look.
    ///
    /// - Parameters:
    ///   - isHidden: Whether it only keeps its place.
    ///   - reservedLayoutWidth: The width that is kept for it.
    ///   - tintColor: Its colour.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// How the check mark looks.
  public struct CheckmarkOptions {
    /// Whether it only keeps its place.
    public var isHidden: Bool?
    /// The width that is kept for it; its own unless set.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its colour; that of the theme unless set.
    public var tintColor: UIColor?

    /// Creates a look.
    ///
    /// - Parameters:
    ///   - isHidden: Whether it only keeps its place.
    ///   - reservedLayoutWidth: The width that is kept for it.
    ///   - tintColor: Its colour.
    public init(
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil
    ) {
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
    }
  }

  /// A view of the app, its place and its look.
  public struct CustomViewConfiguration {
    /// The view.
    public var customView: UIView
    /// Where it stands, and when.
    public var placement: Placement
    /// Whether it only keeps its place.
    public var isHidden: Bool?
    /// The width that is kept for it; its own unless set.
    public var reservedLayoutWidth: LayoutDimension?
    /// Its tint colour; that of the cell unless set.
    public var tintColor: UIColor?
    /// Whether it keeps the size of its frame, where else its content is asked.
    public var maintainsFixedSize: Bool?

    /// Creates a configuration.
    ///
    /// - Parameters:
    ///   - customView: The view.
    ///   - placement: Where it stands, and when.
    ///   - isHidden: Whether it only keeps its place.
    ///   - reservedLayoutWidth: The width that is kept for it.
    ///   - tintColor: Its tint colour.
    ///   - maintainsFixedSize: Whether it keeps the size of its frame.
    public init(
      customView: UIView,
      placement: Placement,
      isHidden: Bool? = nil,
      reservedLayoutWidth: LayoutDimension? = nil,
      tintColor: UIColor? = nil,
      maintainsFixedSize: Bool? = nil
    ) {
      self.customView = customView
      self.placement = placement
      self.isHidden = isHidden
      self.reservedLayoutWidth = reservedLayoutWidth
      self.tintColor = tintColor
      self.maintainsFixedSize = maintainsFixedSize
    }
  }
}
