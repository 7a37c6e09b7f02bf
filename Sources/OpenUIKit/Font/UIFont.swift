import CGTK
import Foundation

/// A font of a certain size; one point is one pixel of CSS.
///
/// The system font is the desktop's interface font.
// Every stored property is a constant of a Sendable type; a class open to subclassing cannot have that checked.
nonisolated open class UIFont: NSObject, @unchecked Sendable {
  let face: FontFace

  init(face: FontFace) {
    self.face = face
    super.init()
  }

  /// Creates a font by the name of its family, for example "Cantarell", or of one of its faces, "Cantarell Bold".
  ///
  /// - Parameters:
  ///   - name: The name of an installed family, with the words of a style behind it if need be.
  ///   - size: The size in points.
  /// - Returns: `nil` if no such font is installed.
  public convenience init?(name: String, size: CGFloat) {
    guard let face = FontName.face(named: name, size: size) else { return nil }
    self.init(face: face)
  }

  /// The system font in regular weight.
  ///
  /// - Parameter fontSize: The size in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  /// The system font in a given weight.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points.
  ///   - weight: The weight.
  open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(
      face: FontFace(
        family: SystemAppearance.current.fontFamily,
        size: usable(fontSize),
        weight: weight.openType
      )
    )
  }

  /// The system font in bold.
  ///
  /// - Parameter fontSize: The size in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  /// The system font in italics.
  ///
  /// - Parameter fontSize: The size in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    var face = systemFont(ofSize: fontSize).face
    face.isItalic = true
    return UIFont(face: face)
  }

  /// The system font with digits of equal width, where the font has them.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points.
  ///   - weight: The weight.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    var face = systemFont(ofSize: fontSize, weight: weight).face
    face.hasTabularDigits = true
    return UIFont(face: face)
  }

  /// The desktop's font in which all letters have the same width.
  ///
  /// - Parameters:
  ///   - fontSize: The size in points.
  ///   - weight: The weight.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
    UIFont(face: FontFace(family: "Monospace", size: usable(fontSize), weight: weight.openType))
  }

  /// The font for a purpose of text, as large as the desktop asks text to be.
  ///
  /// - Parameter style: The purpose.
  open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
    let font = systemFont(ofSize: style.pointSize, weight: style == .headline ? .semibold : .regular)
    return UIFontMetrics(forTextStyle: style).scaledFont(for: font)
  }

  /// The font for a purpose of text.
  ///
  /// - Parameters:
  ///   - style: The purpose.
  ///   - traitCollection: The traits to follow; none of those there are changes a font.
  open class func preferredFont(
    forTextStyle style: UIFont.TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    preferredFont(forTextStyle: style)
  }

  /// The size of labels, 17 points.
  open class var labelFontSize: CGFloat { 17 }

  /// The size of buttons, 18 points.
  open class var buttonFontSize: CGFloat { 18 }

  /// The size of small text, 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }

  /// The size of ordinary text, 14 points.
  open class var systemFontSize: CGFloat { 14 }

  /// The names of all installed families, sorted.
  open class var familyNames: [String] { FontMetrics.families }

  /// The same font in another size.
  ///
  /// - Parameter fontSize: The size in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont {
    var face = face
    face.size = Self.usable(fontSize)
    return UIFont(face: face)
  }

  /// The name of the family the font belongs to.
  open var familyName: String { FontMetrics.family(of: face) }

  /// The name of the font: its family and style.
  open var fontName: String { FontName.name(of: face) }

  /// The size in points.
  open var pointSize: CGFloat { CGFloat(face.size) }

  /// The reach above the baseline, in points.
  open var ascender: CGFloat { CGFloat(metrics.ascender) }

  /// The reach below the baseline, in points; negative.
  open var descender: CGFloat { CGFloat(-metrics.descent) }

  /// The space between two lines beyond ascender and descender, in points.
  open var leading: CGFloat { CGFloat(metrics.lineHeight - metrics.ascender - metrics.descent) }

  /// The height of a capital letter, in points.
  open var capHeight: CGFloat { CGFloat(metrics.capHeight) }

  /// The height of an x, in points.
  open var xHeight: CGFloat { CGFloat(metrics.xHeight) }

  /// The height of a line of text, in points.
  open var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return face == other.face
  }

  open override var hash: Int { face.hashValue }

  private var metrics: FontMetrics { FontMetrics.of(face) }

  /// Sizes of zero and less stand for the size of ordinary text; beyond 10,000 points no renderer draws a letter.
  private class func usable(_ size: CGFloat) -> Double {
    size > 0 && size.isFinite ? min(Double(size), 10_000) : Double(systemFontSize)
  }
}
