nonisolated extension UIColor {
  /// Colours with a purpose, made of the theme's named colours.
  private enum Semantic {
    static func theme(_ color: ThemeColor) -> UIColor {
      UIColor(source: .theme { color.value(isDark: $0) })
    }

    static func foreground(_ strength: Double) -> UIColor {
      UIColor(source: .theme { ThemeColor.windowForeground.value(isDark: $0).multiplyingAlpha(by: strength) })
    }

    static func cardValue(isDark: Bool) -> RGBA {
      ThemeColor.cardBackground.value(isDark: isDark).over(ThemeColor.windowBackground.value(isDark: isDark))
    }

    static let card = UIColor(source: .theme { cardValue(isDark: $0) })
    static let shadedCard = UIColor(
      source: .theme { ThemeColor.cardShade.value(isDark: $0).over(cardValue(isDark: $0)) }
    )
    static let label = foreground(1)
    static let secondaryLabel = foreground(0.55)
    static let tertiaryLabel = foreground(0.35)
    static let quaternaryLabel = foreground(0.2)
    static let placeholderText = foreground(0.55)
    static let link = theme(.accent)
    static let tintColor = theme(.accent)
    static let separator = theme(.cardShade)
    static let opaqueSeparator = shadedCard
    static let systemBackground = theme(.viewBackground)
    static let secondarySystemBackground = theme(.windowBackground)
    static let tertiarySystemBackground = card
    static let systemGroupedBackground = theme(.windowBackground)
    static let secondarySystemGroupedBackground = card
    static let tertiarySystemGroupedBackground = theme(.windowBackground)
    static let systemFill = foreground(0.2)
    static let secondarySystemFill = foreground(0.15)
    static let tertiarySystemFill = foreground(0.1)
    static let quaternarySystemFill = foreground(0.07)
  }

  /// The colour of primary text: the theme's window foreground.
  public class var label: UIColor { Semantic.label }

  /// The colour of secondary text, as dim as the theme's dim labels.
  public class var secondaryLabel: UIColor { Semantic.secondaryLabel }

  /// The colour of text that matters little.
  public class var tertiaryLabel: UIColor { Semantic.tertiaryLabel }

  /// The colour of text that hardly matters.
  public class var quaternaryLabel: UIColor { Semantic.quaternaryLabel }

  /// The colour of placeholders in empty fields, as dim as the theme's.
  public class var placeholderText: UIColor { Semantic.placeholderText }

  /// The colour of links: the theme's accent.
  public class var link: UIColor { Semantic.link }

  /// The colour of what can be operated: the theme's accent.
  public class var tintColor: UIColor { Semantic.tintColor }

  /// The colour of the line between two rows: the shade that the theme draws between those of a boxed list.
  public class var separator: UIColor { Semantic.separator }

  /// The colour of a line that hides what it covers.
  public class var opaqueSeparator: UIColor { Semantic.opaqueSeparator }

  /// The background of a plain screen or list: the theme's view background.
  public class var systemBackground: UIColor { Semantic.systemBackground }

  /// The background of content grouped on `systemBackground`: the theme's window background.
  public class var secondarySystemBackground: UIColor { Semantic.secondarySystemBackground }

  /// The background of content grouped on `secondarySystemBackground`: that of a card.
  public class var tertiarySystemBackground: UIColor { Semantic.tertiarySystemBackground }

  /// The background of a grouped screen or list: the theme's window background.
  public class var systemGroupedBackground: UIColor { Semantic.systemGroupedBackground }

  /// The background of a group: the theme's card on its window, opaque.
  public class var secondarySystemGroupedBackground: UIColor { Semantic.secondarySystemGroupedBackground }

  /// The background of content within a group: the theme's window background.
  public class var tertiarySystemGroupedBackground: UIColor { Semantic.tertiarySystemGroupedBackground }

  /// The fill of thin and small shapes.
  public class var systemFill: UIColor { Semantic.systemFill }

  /// The fill of medium shapes, as strong as the theme's track of a switch.
  public class var secondarySystemFill: UIColor { Semantic.secondarySystemFill }

  /// The fill of large shapes, as strong as the theme's buttons.
  public class var tertiarySystemFill: UIColor { Semantic.tertiarySystemFill }

  /// The fill of areas with complex content.
  public class var quaternarySystemFill: UIColor { Semantic.quaternarySystemFill }

  /// Text that is always light, whatever the appearance.
  public class var lightText: UIColor { Constant.lightText }

  /// Text that is always dark, whatever the appearance.
  public class var darkText: UIColor { .black }

  private enum Constant {
    static let lightText = UIColor(white: 1, alpha: 0.6)
  }
}
