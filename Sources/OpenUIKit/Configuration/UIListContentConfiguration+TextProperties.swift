public import Foundation

nonisolated extension UIListContentConfiguration {
  /// How a text of a row looks.
  public struct TextProperties: Hashable {
    /// How lines stand between the edges.
    public enum TextAlignment: Hashable, Sendable {
      /// At the edge where reading begins.
      case natural
      /// In the middle.
      case center
      /// At both edges, with wider spaces.
      case justified
    }

    /// In what letters the text is shown.
    public enum TextTransform: Hashable, Sendable {
      /// As it is.
      case none
      /// In capital letters.
      case uppercase
      /// In small letters.
      case lowercase
      /// With a capital letter at the beginning of each word.
      case capitalized
    }

    /// The font.
    public var font: UIFont

    /// The colour; that of the state of the cell unless set.
    public var color: UIColor {
      get { ownColor ?? stateColor }
      set { ownColor = newValue }
    }
    private var ownColor: UIColor?

    /// The colour that the state of the cell gives a text without its own.
    var stateColor: UIColor

    /// Makes the colour that is shown out of `color`.
    public var colorTransformer: UIConfigurationColorTransformer? {
      get { colorFunction.map(UIConfigurationColorTransformer.init) }
      set { colorFunction = newValue?.function }
    }
    private var colorFunction: UIConfigurationColorTransformer.Function?

    /// How lines stand between the edges.
    public var alignment = TextAlignment.natural

    /// What happens to text that is wider than its space.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail

    /// The largest number of lines; 0 for as many as the text needs.
    public var numberOfLines = 0

    /// Whether a single line that is too wide is drawn in a smaller size.
    public var adjustsFontSizeToFitWidth = false

    /// The smallest part of the font's size that `adjustsFontSizeToFitWidth` may use, 0...1.
    public var minimumScaleFactor: CGFloat = 0

    /// In what letters the text is shown.
    public var transform = TextTransform.none

    init(font: UIFont, color: UIColor) {
      self.font = font
      stateColor = color
    }

    /// The colour that is shown.
    public func resolvedColor() -> UIColor {
      colorTransformer?(color) ?? color
    }

    /// The text in the letters that `transform` asks for.
    func transformed(_ text: String?) -> String? {
      switch transform {
      case .none: text
      case .uppercase: text?.localizedUppercase
      case .lowercase: text?.localizedLowercase
      case .capitalized: text?.localizedCapitalized
      }
    }
  }
}
