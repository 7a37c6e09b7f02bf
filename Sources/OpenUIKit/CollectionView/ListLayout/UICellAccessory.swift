public import Foundation

/// A sign or control at an end of the cell of a list.
public struct UICellAccessory {
  /// When an accessory is shown.
  public nonisolated enum DisplayedState: Hashable, Sendable {
    /// Always.
    case always
    /// While the collection view is edited.
    case whenEditing
    /// While the collection view is not edited.
    case whenNotEditing
  }

  /// Which accessory it is.
  public enum AccessoryType {
    /// A sign that the item leads on.
    case disclosureIndicator
    /// A button for details.
    case detail
    /// A check mark.
    case checkmark
    /// A button that deletes the item, or asks first.
    case delete
    /// A button that inserts something.
    case insert
    /// A handle by which the item is moved.
    case reorder
    /// A mark that shows whether the item is selected.
    case multiselect
    /// A short text.
    case label
    /// A button that shows or hides the items below the item.
    case outlineDisclosure
    /// A view of the app.
    case customView(UIView)

    /// The width that is kept for it where the app does not say: controls that edit stand one below the other.
    var reservedWidth: LayoutDimension {
      switch self {
      case .delete, .insert, .multiselect, .reorder: .standard
      case .disclosureIndicator, .detail, .checkmark, .label, .outlineDisclosure, .customView: .actual
      }
    }
  }

  /// The width that is kept for an accessory.
  public nonisolated enum LayoutDimension: Hashable, Sendable {
    /// Its own.
    case actual
    /// That of system accessories.
    case standard
    /// A number of points.
    case custom(CGFloat)
  }

  /// Where an accessory stands.
  public enum Placement {
    /// Gives the place among the accessories at the same end.
    public typealias Position = ([UICellAccessory]) -> Int

    /// Where reading begins.
    case leading(
      displayed: DisplayedState = .always,
      at: Position = { $0.count }
    )
    /// Where reading ends.
    case trailing(
      displayed: DisplayedState = .always,
      at: Position = { $0.count }
    )
  }

  /// Which accessory it is.
  public let accessoryType: AccessoryType

  let displayed: DisplayedState
  let isLeading: Bool
  let isHidden: Bool
  let width: LayoutDimension
  let tintColor: UIColor?
  var position: Placement.Position?
  var keepsSize = false
  var backgroundColor: UIColor?
  var text: String?
  var font: UIFont?
  var isParted = false
  var action: (() -> Void)?
  var outlineStyle = OutlineDisclosureOptions.Style.cell

  private init(
    _ type: AccessoryType,
    _ displayed: DisplayedState,
    isLeading: Bool,
    isHidden: Bool?,
    width: LayoutDimension?,
    tintColor: UIColor?
  ) {
    accessoryType = type
    self.displayed = displayed
    self.isLeading = isLeading
    self.isHidden = isHidden ?? false
    self.width = width ?? type.reservedWidth
    self.tintColor = tintColor
  }

  /// A sign that the item leads on.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown.
  ///   - options: How it looks.
  public static func disclosureIndicator(
    displayed: DisplayedState = .whenNotEditing,
    options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .disclosureIndicator,
      displayed,
      isLeading: false,
      isHidden: options.isHidden,
      width: options.reservedLayoutWidth,
      tintColor: options.tintColor
    )
  }

  /// A button that shows or hides the items below the item, in a section that is an outline.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown.
  ///   - options: How it looks, and what is pressed.
  ///   - actionHandler: Called when it is pressed, in place of showing or hiding the items.
  public static func outlineDisclosure(
    displayed: DisplayedState = .always,
    options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .outlineDisclosure,
      displayed,
      isLeading: false,
      isHidden: options.isHidden,
      width: options.reservedLayoutWidth,
      tintColor: options.tintColor
    )
    accessory.outlineStyle = options.style
    accessory.action = actionHandler
    return accessory
  }

  /// A button for details.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown.
  ///   - options: How it looks.
  ///   - actionHandler: Called when it is pressed.
  public static func detail(
    displayed: DisplayedState = .always,
    options: DetailOptions = DetailOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .detail,
      displayed,
      isLeading: false,
      isHidden: options.isHidden,
      width: options.reservedLayoutWidth,
      tintColor: options.tintColor
    )
    accessory.action = actionHandler
    return accessory
  }

  /// A check mark.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown.
  ///   - options: How it looks.
  public static func checkmark(
    displayed: DisplayedState = .always,
    options: CheckmarkOptions = CheckmarkOptions()
  ) -> UICellAccessory {
    UICellAccessory(
      .checkmark,
      displayed,
      isLeading: false,
      isHidden: options.isHidden,
      width: options.reservedLayoutWidth,
      tintColor: options.tintColor
    )
  }

  /// A button that deletes the item, where reading begins.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown.
  ///   - options: How it looks.
  ///   - actionHandler: Called when it is pressed; without it, the actions show that a swipe shows at the trailing end.
  public static func delete(
    displayed: DisplayedState = .whenEditing,
    options: DeleteOptions = DeleteOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .delete,
      displayed,
      isLeading: true,
      isHidden: options.isHidden,
      width: options.reservedLayoutWidth,
      tintColor: options.tintColor
    )
    accessory.backgroundColor = options.backgroundColor
    accessory.action = actionHandler
    return accessory
  }

  /// A button that inserts something, where reading begins.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown.
  ///   - options: How it looks.
  ///   - actionHandler: Called when it is pressed.
  public static func insert(
    displayed: DisplayedState = .whenEditing,
    options: InsertOptions = InsertOptions(),
    actionHandler: (() -> Void)? = nil
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .insert,
      displayed,
      isLeading: true,
      isHidden: options.isHidden,
      width: options.reservedLayoutWidth,
      tintColor: options.tintColor
    )
    accessory.backgroundColor = options.backgroundColor
    accessory.action = actionHandler
    return accessory
  }

  /// A handle by which the item is moved, where reading ends.
  ///
  /// It moves the item where the data source lets it.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown.
  ///   - options: How it looks.
  public static func reorder(
    displayed: DisplayedState = .whenEditing,
    options: ReorderOptions = ReorderOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .reorder,
      displayed,
      isLeading: false,
      isHidden: options.isHidden,
      width: options.reservedLayoutWidth,
      tintColor: options.tintColor
    )
    accessory.isParted = options.showsVerticalSeparator ?? true
    return accessory
  }

  /// A mark that shows whether the item is selected, where reading begins.
  ///
  /// - Parameters:
  ///   - displayed: When it is shown.
  ///   - options: How it looks.
  public static func multiselect(
    displayed: DisplayedState = .whenEditing,
    options: MultiselectOptions = MultiselectOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .multiselect,
      displayed,
      isLeading: true,
      isHidden: options.isHidden,
      width: options.reservedLayoutWidth,
      tintColor: options.tintColor
    )
    accessory.backgroundColor = options.backgroundColor
    return accessory
  }

  /// A short text, where reading ends.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - displayed: When it is shown.
  ///   - options: How it looks.
  public static func label(
    text: String,
    displayed: DisplayedState = .always,
    options: LabelOptions = LabelOptions()
  ) -> UICellAccessory {
    var accessory = UICellAccessory(
      .label,
      displayed,
      isLeading: false,
      isHidden: options.isHidden,
      width: options.reservedLayoutWidth,
      tintColor: options.tintColor
    )
    accessory.text = text
    accessory.font = options.font
    return accessory
  }

  /// A view of the app.
  ///
  /// - Parameter configuration: The view, its place and its look.
  public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
    let displayed: DisplayedState
    let position: Placement.Position
    let isLeading: Bool
    switch configuration.placement {
    case .leading(let state, let at): (isLeading, displayed, position) = (true, state, at)
    case .trailing(let state, let at): (isLeading, displayed, position) = (false, state, at)
    }
    var accessory = UICellAccessory(
      .customView(configuration.customView),
      displayed,
      isLeading: isLeading,
      isHidden: configuration.isHidden,
      width: configuration.reservedLayoutWidth,
      tintColor: configuration.tintColor
    )
    accessory.position = position
    accessory.keepsSize = configuration.maintainsFixedSize ?? false
    return accessory
  }
}
