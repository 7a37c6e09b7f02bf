import Foundation

nonisolated extension UIFont {
  /// How heavy the strokes of a font are, from -1 (lightest) over 0 (regular) to 1 (heaviest).
  public struct Weight: RawRepresentable, Hashable, Sendable {
    /// The weight, -1...1.
    public var rawValue: CGFloat

    /// Creates a weight.
    ///
    /// - Parameter rawValue: The weight, -1...1.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// Creates a weight.
    ///
    /// - Parameter rawValue: The weight, -1...1.
    public init(_ rawValue: CGFloat) {
      self.rawValue = rawValue
    }

    /// The lightest weight.
    public static let ultraLight = Weight(-0.8)
    /// A very light weight.
    public static let thin = Weight(-0.6)
    /// A light weight.
    public static let light = Weight(-0.4)
    /// The weight of running text.
    public static let regular = Weight(0)
    /// A weight a little above regular.
    public static let medium = Weight(0.23)
    /// A weight a little below bold.
    public static let semibold = Weight(0.3)
    /// The weight of emphasis.
    public static let bold = Weight(0.4)
    /// A weight above bold.
    public static let heavy = Weight(0.56)
    /// The heaviest weight.
    public static let black = Weight(0.62)

    /// The weight on the scale of OpenType and CSS, 100...900, interpolated between the named weights.
    var openType: Int {
      let scale: [(raw: CGFloat, openType: CGFloat)] = [
        (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800), (0.62, 900),
      ]
      guard let upper = scale.firstIndex(where: { rawValue <= $0.raw }) else { return 900 }
      guard upper > 0 else { return 100 }
      let (low, high) = (scale[upper - 1], scale[upper])
      let part = (rawValue - low.raw) / (high.raw - low.raw)
      return Int((low.openType + part * (high.openType - low.openType)).rounded())
    }
  }
}
