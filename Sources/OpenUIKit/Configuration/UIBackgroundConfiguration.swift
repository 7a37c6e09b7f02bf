public import Foundation

/// The background of a cell, header or footer.
///
///     var background = UIBackgroundConfiguration.listGroupedCell()
///     background.backgroundColor = .systemYellow
///     cell.backgroundConfiguration = background
nonisolated public struct UIBackgroundConfiguration: Hashable {
  /// A view of the app's own, behind the content and in front of colour and image.
  public var customView: UIView?

  /// The radius of the corners, in points.
  public var cornerRadius: CGFloat = 0

  /// Between the background and the edges of its view, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero

  /// The edges at which the margins of the view count to the insets.
  public var edgesAddingLayoutMarginsToBackgroundInsets: NSDirectionalRectEdge {
    get { NSDirectionalRectEdge(rawValue: marginEdges) }
    set { marginEdges = newValue.rawValue }
  }
  private var marginEdges: UInt = 0

  /// The colour; nil for the tint of the view.
  public var backgroundColor: UIColor? {
    get { isColorOwn ? ownColor : stateColor }
    set {
      ownColor = newValue
      isColorOwn = true
    }
  }
  private var ownColor: UIColor?
  private(set) var isColorOwn = false
  private var stateColor: UIColor?

  /// Makes the colour that is shown out of `backgroundColor`.
  public var backgroundColorTransformer: UIConfigurationColorTransformer? {
    get { colorFunction.map(UIConfigurationColorTransformer.init) }
    set { colorFunction = newValue?.function }
  }
  private var colorFunction: UIConfigurationColorTransformer.Function?

  /// An image in front of the colour.
  public var image: UIImage?

  /// Where the image stands.
  public var imageContentMode = UIView.ContentMode.scaleToFill

  /// The colour of the outline; nil for the tint of the view.
  public var strokeColor: UIColor?

  /// Makes the colour that is shown out of `strokeColor`.
  public var strokeColorTransformer: UIConfigurationColorTransformer? {
    get { strokeFunction.map(UIConfigurationColorTransformer.init) }
    set { strokeFunction = newValue?.function }
  }
  private var strokeFunction: UIConfigurationColorTransformer.Function?

  /// The width of the outline, in points.
  public var strokeWidth: CGFloat = 0

  /// How far the outline lies outside the background, in points.
  public var strokeOutset: CGFloat = 0

  private let role: Role

  /// What the background is for.
  private enum Role: Hashable, Sendable {
    case none
    case plainCell
    case groupedCell
    case headerFooter

    func color(isHighlighted: Bool) -> UIColor {
      switch self {
      case .none, .headerFooter: .clear
      case .plainCell: isHighlighted ? .systemGray4 : .systemBackground
      case .groupedCell: isHighlighted ? .systemGray4 : .secondarySystemGroupedBackground
      }
    }
  }

  private init(_ role: Role) {
    self.role = role
    stateColor = role.color(isHighlighted: false)
  }

  /// Whether the list draws the background of the row as it does without a configuration.
  var isThatOfList: Bool {
    (role == .plainCell || role == .groupedCell) && !isColorOwn && colorFunction == nil
  }

  // MARK: Styles

  /// No background.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.none) }
  /// The background of a cell in a plain list.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
  /// The background of a header or footer in a plain list.
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.headerFooter) }
  /// The background of a cell in a grouped list.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
  /// The background of a header or footer in a grouped list.
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.headerFooter) }
  /// The background of a header in a sidebar.
  public static func listSidebarHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.headerFooter) }
  /// The background of a cell in a sidebar.
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
  /// The background of a cell in a list beside a sidebar.
  public static func listAccompaniedSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.plainCell) }
  /// The background of a cell, whatever list it is in.
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.groupedCell) }
  /// The background of a header, whatever list it is in.
  public static func listHeader() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.headerFooter) }
  /// The background of a footer, whatever list it is in.
  public static func listFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(.headerFooter) }

  // MARK: States

  /// The background as it is in a state of the cell or view that it is for.
  ///
  /// - Parameter state: The state.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration {
    let cell = state as? UICellConfigurationState
    let view = state as? UIViewConfigurationState
    let isHighlighted =
      cell.map { $0.isHighlighted || $0.isSelected } ?? view.map { $0.isHighlighted || $0.isSelected } ?? false
    var updated = self
    updated.stateColor = role.color(isHighlighted: isHighlighted)
    return updated
  }

  /// The colour of the background in a view of a tint.
  ///
  /// - Parameter tintColor: The tint of the view.
  public func resolvedBackgroundColor(for tintColor: UIColor) -> UIColor {
    let color = backgroundColor ?? tintColor
    return backgroundColorTransformer?(color) ?? color
  }

  /// The colour of the outline in a view of a tint.
  ///
  /// - Parameter tintColor: The tint of the view.
  public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
    let color = strokeColor ?? tintColor
    return strokeColorTransformer?(color) ?? color
  }
}
