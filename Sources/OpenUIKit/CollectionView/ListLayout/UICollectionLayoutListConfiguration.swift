public import Foundation

/// How a list in a collection view looks and works.
public nonisolated struct UICollectionLayoutListConfiguration {
  /// How sections are told apart.
  public nonisolated enum Appearance: Hashable, Sendable {
    /// Cells from side to side.
    case plain
    /// Sections apart from the background.
    case grouped
    /// Sections as boxes with rounded corners.
    case insetGrouped
  }

  /// What stands above a section.
  public nonisolated enum HeaderMode: Hashable, Sendable {
    /// Nothing.
    case none
    /// A view that the data source gives.
    case supplementary
    /// The first item, which does not look like the others.
    case firstItemInSection
  }

  /// What stands below a section.
  public nonisolated enum FooterMode: Hashable, Sendable {
    /// Nothing.
    case none
    /// A view that the data source gives.
    case supplementary
  }

  /// Gives the actions that a swipe over an item shows; nil for none.
  public typealias SwipeActionsConfigurationProvider = (IndexPath) -> UISwipeActionsConfiguration?

  /// Gives the lines at an item, made from those of the list.
  public typealias ItemSeparatorHandler = (IndexPath, UIListSeparatorConfiguration) -> UIListSeparatorConfiguration

  /// Creates a list with lines between the cells, without headers and footers.
  ///
  /// - Parameter appearance: How sections are told apart.
  public init(appearance: Appearance) {
    self.appearance = appearance
    separatorConfiguration = UIListSeparatorConfiguration(listAppearance: appearance)
    backgroundColor = appearance == .plain ? .systemBackground : .systemGroupedBackground
  }

  /// How sections are told apart.
  public private(set) var appearance: Appearance

  /// Whether lines part the cells.
  public var showsSeparators = true

  /// The lines between the cells.
  public var separatorConfiguration: UIListSeparatorConfiguration

  /// Gives the lines at an item where they are not those of the list.
  public var itemSeparatorHandler: ItemSeparatorHandler?

  /// The colour behind the cells; nil shows that of the collection view.
  public var backgroundColor: UIColor?

  /// Gives the actions that a swipe shows at the leading end of an item.
  public var leadingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// Gives the actions that a swipe shows at the trailing end of an item; also the accessory shows them that deletes.
  public var trailingSwipeActionsConfigurationProvider: SwipeActionsConfigurationProvider?

  /// What stands above each section.
  public var headerMode = HeaderMode.none

  /// The space above each header, in points; nil for what lists of the appearance have.
  public var headerTopPadding: CGFloat?

  /// What stands below each section.
  public var footerMode = FooterMode.none
}
