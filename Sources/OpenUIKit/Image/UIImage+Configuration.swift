import Foundation

nonisolated extension UIImage {
  /// How an image is to be made.
  // Subclasses hold constants only; a class open to subclassing cannot have that checked.
  open class Configuration: NSObject, @unchecked Sendable {
    /// This configuration with what another specifies in place of its own.
    ///
    /// - Parameter otherConfiguration: The other configuration.
    open func applying(_ otherConfiguration: Configuration?) -> Configuration { otherConfiguration ?? self }
  }

  /// How large a symbol is.
  nonisolated public enum SymbolScale: Int, Sendable {
    /// The usual size.
    case `default` = -1
    /// No scale is given; the surroundings decide.
    case unspecified = 0
    /// Smaller than the text beside it.
    case small = 1
    /// The usual size.
    case medium = 2
    /// Larger than the text beside it.
    case large = 3

    var factor: CGFloat {
      switch self {
      case .small: 0.75
      case .large: 1.25
      case .default, .unspecified, .medium: 1
      }
    }
  }

  /// How large a symbol is: for text of a size, and smaller or larger than it.
  // Every stored property is a constant of a Sendable type; a class open to subclassing cannot have that checked.
  open class SymbolConfiguration: Configuration, @unchecked Sendable {
    let pointSize: CGFloat?
    let scale: SymbolScale

    private init(size: CGFloat?, symbolScale: SymbolScale) {
      pointSize = size
      scale = symbolScale
      super.init()
    }

    /// A configuration that specifies nothing.
    open class var unspecified: SymbolConfiguration { SymbolConfiguration(size: nil, symbolScale: .unspecified) }

    /// Creates a configuration of a scale.
    ///
    /// - Parameter scale: Smaller or larger than the text beside it.
    public convenience init(scale: SymbolScale) {
      self.init(size: nil, symbolScale: scale)
    }

    /// Creates a configuration for text of a size.
    ///
    /// - Parameter pointSize: The size of the text, in points.
    public convenience init(pointSize: CGFloat) {
      self.init(size: pointSize, symbolScale: .unspecified)
    }

    /// Creates a configuration for text of a font's size.
    ///
    /// - Parameter font: The font.
    public convenience init(font: UIFont) {
      self.init(size: font.pointSize, symbolScale: .unspecified)
    }

    /// Creates a configuration for text of a font's size.
    ///
    /// - Parameters:
    ///   - font: The font.
    ///   - scale: Smaller or larger than the text beside it.
    public convenience init(font: UIFont, scale: SymbolScale) {
      self.init(size: font.pointSize, symbolScale: scale)
    }

    open override func applying(_ otherConfiguration: Configuration?) -> Configuration {
      guard let other = otherConfiguration as? SymbolConfiguration else { return self }
      return SymbolConfiguration(
        size: other.pointSize ?? pointSize,
        symbolScale: other.scale == .unspecified ? scale : other.scale
      )
    }

    /// Whether another configuration makes symbols of the same size.
    ///
    /// - Parameter otherConfiguration: The other configuration.
    open func isEqual(to otherConfiguration: SymbolConfiguration?) -> Bool {
      pointSize == otherConfiguration?.pointSize && scale == otherConfiguration?.scale
    }

    open override func isEqual(_ object: Any?) -> Bool { isEqual(to: object as? SymbolConfiguration) }

    open override var hash: Int {
      var hasher = Hasher()
      hasher.combine(pointSize)
      hasher.combine(scale)
      return hasher.finalize()
    }

    /// The width and height of a symbol, in whole points, so that its lines stay crisp.
    var side: CGFloat {
      let text = pointSize.map { $0 / UIFont.labelFontSize } ?? 1
      return max(1, (SymbolTheme.standardSize * text * scale.factor).rounded())
    }
  }
}
