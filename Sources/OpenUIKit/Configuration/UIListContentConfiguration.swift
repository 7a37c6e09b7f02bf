public import Foundation

/// The content of a row: an image, a text and a second text, as the rows of lists show them.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = "Carrier"
///     content.secondaryText = "Roaming"
///     content.image = UIImage(systemName: "antenna.radiowaves.left.and.right")
///     cell.contentConfiguration = content
nonisolated public struct UIListContentConfiguration: UIContentConfiguration, Hashable {
  // MARK: Content

  /// The image at the leading edge.
  public var image: UIImage?

  /// How the image looks.
  public var imageProperties = ImageProperties()

  /// The main text.
  public var text: String?

  /// How the main text looks.
  public var textProperties: TextProperties

  /// The second text.
  public var secondaryText: String?

  /// How the second text looks.
  public var secondaryTextProperties: TextProperties

  // MARK: Arrangement

  /// Along which axes the margins are at least those of the superview.
  public var axesPreservingSuperviewLayoutMargins = UIAxis.horizontal

  /// Between content and edges, in points.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets

  /// Whether the second text stands at the other end of the line, where both texts fit into one.
  public var prefersSideBySideTextAndSecondaryText = false

  /// Between image and texts, in points.
  public var imageToTextPadding = RowArrangement.standardSpacing

  /// The least space between texts side by side, in points.
  public var textToSecondaryTextHorizontalPadding = RowArrangement.standardSpacing

  /// Between texts one below the other, in points.
  public var textToSecondaryTextVerticalPadding = RowArrangement.standardLineSpacing

  /// The opacity of the content, 0...1.
  public var alpha: CGFloat = 1

  /// What the content is for.
  let role: Role

  /// The least height of the content, in points.
  var minimumHeight: CGFloat { role == .cell ? RowArrangement.standardHeight : 0 }

  /// What the content is for, which decides how it looks in the states of its cell.
  enum Role: Hashable, Sendable {
    case cell
    case header
    case footer

    func textColor(isDisabled: Bool) -> UIColor {
      if isDisabled { return .tertiaryLabel }
      return self == .footer ? .secondaryLabel : .label
    }

    func secondaryTextColor(isDisabled: Bool) -> UIColor { isDisabled ? .tertiaryLabel : .secondaryLabel }
  }

  private init(
    _ role: Role,
    text: UIFont.TextStyle = .body,
    secondary: UIFont.TextStyle = .footnote,
    top: CGFloat = RowArrangement.standardMargin,
    bottom: CGFloat = RowArrangement.standardMargin
  ) {
    self.role = role
    textProperties = TextProperties(
      font: .preferredFont(forTextStyle: text),
      color: role.textColor(isDisabled: false)
    )
    secondaryTextProperties = TextProperties(
      font: .preferredFont(forTextStyle: secondary),
      color: role.secondaryTextColor(isDisabled: false)
    )
    directionalLayoutMargins =
      role == .cell
      ? NSDirectionalEdgeInsets(
        top: top,
        leading: UITableViewCell.contentMargin,
        bottom: bottom,
        trailing: RowArrangement.standardSpacing
      ) : NSDirectionalEdgeInsets(top: top, leading: 0, bottom: bottom, trailing: 0)
  }

  // MARK: UIContentConfiguration

  public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration {
    let isDisabled =
      (state as? UICellConfigurationState)?.isDisabled
      ?? (state as? UIViewConfigurationState)?.isDisabled ?? false
    var updated = self
    updated.textProperties.stateColor = role.textColor(isDisabled: isDisabled)
    updated.secondaryTextProperties.stateColor = role.secondaryTextColor(isDisabled: isDisabled)
    updated.imageProperties.stateTintColor = isDisabled ? .tertiaryLabel : nil
    return updated
  }
}

// MARK: - Styles

nonisolated extension UIListContentConfiguration {
  /// The content of a cell: a text, and below it a smaller one.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }

  /// The content of a cell with a smaller text below the main one.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration(.cell) }

  /// The content of a cell with a second text at the other end of the line.
  public static func valueCell() -> UIListContentConfiguration {
    var content = UIListContentConfiguration(.cell, secondary: .body)
    content.prefersSideBySideTextAndSecondaryText = true
    return content
  }

  /// The content of a header in a plain list.
  public static func plainHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.header, text: .headline)
  }

  /// The content of a footer in a plain list.
  public static func plainFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.footer, text: .footnote)
  }

  /// The content of a header in a grouped list.
  public static func groupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.header, text: .headline, top: RowArrangement.groupMargin)
  }

  /// The content of a footer in a grouped list.
  public static func groupedFooter() -> UIListContentConfiguration {
    UIListContentConfiguration(.footer, text: .footnote, bottom: RowArrangement.groupMargin)
  }

  /// The content of a header that stands out, in an inset-grouped list.
  public static func prominentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.header, text: .title3, top: RowArrangement.groupMargin)
  }

  /// The content of a header that stands out the most, in an inset-grouped list.
  public static func extraProminentInsetGroupedHeader() -> UIListContentConfiguration {
    UIListContentConfiguration(.header, text: .title2, top: RowArrangement.groupMargin)
  }

  /// The content of a cell in a sidebar.
  public static func sidebarCell() -> UIListContentConfiguration { cell() }

  /// The content of a cell in a sidebar with a smaller text below the main one.
  public static func sidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  /// The content of a header in a sidebar.
  public static func sidebarHeader() -> UIListContentConfiguration { groupedHeader() }

  /// The content of a cell in a list beside a sidebar.
  public static func accompaniedSidebarCell() -> UIListContentConfiguration { cell() }

  /// The content of a cell in a list beside a sidebar with a smaller text below the main one.
  public static func accompaniedSidebarSubtitleCell() -> UIListContentConfiguration { subtitleCell() }

  /// The content of a header, whatever list it is in.
  public static func header() -> UIListContentConfiguration { groupedHeader() }

  /// The content of a footer, whatever list it is in.
  public static func footer() -> UIListContentConfiguration { groupedFooter() }
}
