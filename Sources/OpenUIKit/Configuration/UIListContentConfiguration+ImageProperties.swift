public import Foundation

nonisolated extension UIListContentConfiguration {
  /// How the image of a row looks.
  public struct ImageProperties: Hashable {
    /// As a part of `reservedLayoutSize`: the length that the desktop's symbols have in lists.
    public static let standardDimension: CGFloat = -CGFloat.greatestFiniteMagnitude

    /// How large a symbol is shown; what the image itself specifies counts more.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// The colour of symbols and template images; nil for the tint of the view.
    public var tintColor: UIColor? {
      get { ownTintColor ?? stateTintColor }
      set { ownTintColor = newValue }
    }
    private var ownTintColor: UIColor?

    /// The colour that the state of the cell gives an image without its own.
    var stateTintColor: UIColor?

    /// Makes the colour that is shown out of `tintColor`.
    public var tintColorTransformer: UIConfigurationColorTransformer? {
      get { tintFunction.map(UIConfigurationColorTransformer.init) }
      set { tintFunction = newValue?.function }
    }
    private var tintFunction: UIConfigurationColorTransformer.Function?

    /// The radius of the corners, in points.
    public var cornerRadius: CGFloat = 0

    /// The largest size, in points; 0 for a length without limit. A larger image is shown smaller, in its own
    /// proportions.
    public var maximumSize = CGSize.zero

    /// The space that an image has at least, in points, in whose middle it stands, so that texts of several rows begin
    /// at one line; 0 for the length of the image itself, and `standardDimension` for that of symbols.
    public var reservedLayoutSize = CGSize.zero

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

    init() {}

    /// The colour of symbols and template images in a view of a tint.
    ///
    /// - Parameter tintColor: The tint of the view.
    public func resolvedTintColor(for tintColor: UIColor) -> UIColor {
      let color = self.tintColor ?? tintColor
      return tintColorTransformer?(color) ?? color
    }

    /// The colour of the outline in a view of a tint.
    ///
    /// - Parameter tintColor: The tint of the view.
    public func resolvedStrokeColor(for tintColor: UIColor) -> UIColor {
      let color = strokeColor ?? tintColor
      return strokeColorTransformer?(color) ?? color
    }

    /// The size of an image in its row, in points.
    ///
    /// - Parameter size: Its own size.
    func fitted(_ size: CGSize) -> CGSize {
      var scale: CGFloat = 1
      if maximumSize.width > 0, size.width > 0 { scale = min(scale, maximumSize.width / size.width) }
      if maximumSize.height > 0, size.height > 0 { scale = min(scale, maximumSize.height / size.height) }
      return CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded())
    }

    /// The space that an image has in its row, in points.
    ///
    /// - Parameter size: Its size there.
    func reserved(_ size: CGSize) -> CGSize {
      func length(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
        max(own, reserved == Self.standardDimension ? SymbolTheme.standardSize : reserved)
      }
      return CGSize(
        width: length(reservedLayoutSize.width, size.width),
        height: length(reservedLayoutSize.height, size.height)
      )
    }
  }
}
