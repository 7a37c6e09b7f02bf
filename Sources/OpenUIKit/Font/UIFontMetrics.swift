import Foundation

/// Sizes of text that follow how large the desktop asks text to be.
///
///     label.font = UIFontMetrics(forTextStyle: .body).scaledFont(for: UIFont.systemFont(ofSize: 19))
// Holds nothing but a constant; a class open to subclassing cannot have that checked.
nonisolated open class UIFontMetrics: NSObject, @unchecked Sendable {
  private let textStyle: UIFont.TextStyle

  /// The metrics of running text.
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  /// Creates the metrics of a purpose of text.
  ///
  /// - Parameter textStyle: The purpose; the desktop's setting enlarges all of them alike.
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    self.textStyle = textStyle
    super.init()
  }

  /// A font in the size that the desktop asks for.
  ///
  /// - Parameter font: The font in its usual size.
  open func scaledFont(for font: UIFont) -> UIFont {
    font.withSize(scaledValue(for: font.pointSize))
  }

  /// A font in the size that the desktop asks for, up to a limit.
  ///
  /// - Parameters:
  ///   - font: The font in its usual size.
  ///   - maximumPointSize: The largest size, in points; 0 for no limit.
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    let size = scaledValue(for: font.pointSize)
    return font.withSize(maximumPointSize > 0 ? min(size, maximumPointSize) : size)
  }

  /// A length that grows with the text, in points.
  ///
  /// - Parameter value: The length beside text of the usual size, in points.
  open func scaledValue(for value: CGFloat) -> CGFloat {
    value * CGFloat(SystemAppearance.current.textScale)
  }
}
