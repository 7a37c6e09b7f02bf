import Foundation

/// A picture: pixels, a vector drawing or a symbol, which may differ in light and dark.
///
/// A vector drawing is rendered for the size it is shown in, so it is crisp at any.
// Every stored property is a constant of a Sendable type; a class open to subclassing cannot have that checked.
nonisolated open class UIImage: NSObject, @unchecked Sendable {
  /// The attributes that make another image of the same picture.
  struct Attributes: Hashable, Sendable {
    var renderingMode = RenderingMode.automatic
    var tintColor: UIColor?
    var isSymbol = false
    /// The size of a symbol, instead of the picture's own.
    var symbolConfiguration: SymbolConfiguration?
    var flipsForRightToLeft = false
  }

  /// The picture; an image without one has no size and draws nothing.
  let asset: ImageAsset?
  let attributes: Attributes

  init(asset: ImageAsset?, attributes: Attributes = Attributes()) {
    self.asset = asset
    self.attributes = attributes
    super.init()
  }

  /// Creates an image of no size that draws nothing.
  public override convenience init() {
    self.init(asset: nil)
  }

  /// Creates an image from a file; "@2x" or "@3x" at the end of its name gives the scale.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: `nil` if there is no such file or it holds no image.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    let stem = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    let scale: CGFloat = stem.hasSuffix("@3x") ? 3 : stem.hasSuffix("@2x") ? 2 : 1
    self.init(data: data, scale: scale)
  }

  /// Creates an image from the contents of a file, one pixel to a point.
  ///
  /// - Parameter data: The contents of a PNG, JPEG, SVG or other image file.
  /// - Returns: `nil` if the data is no image.
  public convenience init?(data: Data) {
    self.init(data: data, scale: 1)
  }

  /// Creates an image from the contents of a file.
  ///
  /// - Parameters:
  ///   - data: The contents of a PNG, JPEG, SVG or other image file.
  ///   - scale: The number of pixels per point.
  /// - Returns: `nil` if the data is no image.
  public convenience init?(data: Data, scale: CGFloat) {
    guard let content = ImageContent(data: data, scale: scale) else { return nil }
    self.init(asset: ImageAsset(light: content))
  }

  /// Creates an image from a literal, `#imageLiteral(resourceName:)`.
  ///
  /// A name that is not found is reported once on standard error, and the image has no size and draws nothing.
  ///
  /// - Parameter imageLiteralResourceName: The name as for `init(named:)`.
  required public convenience init(imageLiteralResourceName name: String) {
    guard let found = NamedImage.find(name, in: .main, traits: nil) else {
      ResourceWarning.once("there is no image named \"\(name)\" in \(Bundle.main.bundlePath)")
      self.init(asset: nil)
      return
    }
    self.init(asset: found.asset, attributes: Attributes(renderingMode: found.renderingMode))
  }

  /// The size in points.
  open var size: CGSize {
    if let side = attributes.symbolConfiguration?.side { return CGSize(width: side, height: side) }
    return asset?.light.size ?? .zero
  }

  /// The number of pixels per point.
  open var scale: CGFloat { asset?.light.scale ?? 1 }

  /// How the image is coloured.
  open var renderingMode: RenderingMode { attributes.renderingMode }

  /// Whether the image is a symbol, which takes the tint of the view that shows it.
  open var isSymbolImage: Bool { attributes.isSymbol }

  /// Whether the image is mirrored where the interface runs from right to left.
  open var flipsForRightToLeftLayoutDirection: Bool { attributes.flipsForRightToLeft }

  /// The same picture, coloured in another way.
  ///
  /// - Parameter renderingMode: How to colour it.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    with { $0.renderingMode = renderingMode }
  }

  /// The same picture filled with a colour, unless it is a template, which takes the tint of its view.
  ///
  /// - Parameter color: The colour.
  open func withTintColor(_ color: UIColor) -> UIImage {
    with { $0.tintColor = color }
  }

  /// The same picture filled with a colour.
  ///
  /// - Parameters:
  ///   - color: The colour.
  ///   - renderingMode: How to colour it; a template takes the tint of its view instead.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    with {
      $0.tintColor = color
      $0.renderingMode = renderingMode
    }
  }

  /// The same picture, mirrored where the interface runs from right to left.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    with { $0.flipsForRightToLeft = true }
  }

  /// How large the symbol is; `nil` for any other image.
  open var symbolConfiguration: SymbolConfiguration? { attributes.symbolConfiguration }

  /// The configuration of the image; `nil` unless it is a symbol.
  open var configuration: Configuration? { symbolConfiguration }

  /// The same symbol with what a configuration specifies; any other image stays as it is.
  ///
  /// - Parameter configuration: The size.
  open func withConfiguration(_ configuration: Configuration) -> UIImage {
    applyingSymbolConfiguration(configuration as? SymbolConfiguration ?? .unspecified) ?? self
  }

  /// The same symbol with what a configuration specifies.
  ///
  /// - Parameter configuration: The size.
  /// - Returns: `nil` unless the image is a symbol.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    guard let own = symbolConfiguration else { return nil }
    return with { $0.symbolConfiguration = own.applying(configuration) as? SymbolConfiguration }
  }

  private func with(_ change: (inout Attributes) -> Void) -> UIImage {
    var attributes = attributes
    change(&attributes)
    return UIImage(asset: asset, attributes: attributes)
  }

  /// Whether the image takes the tint of the view that shows it.
  var isTemplate: Bool {
    switch renderingMode {
    case .alwaysTemplate: true
    case .alwaysOriginal: false
    case .automatic: isSymbolImage
    }
  }

  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (asset != nil && asset === other.asset && attributes == other.attributes)
  }

  open override var hash: Int {
    guard let asset else { return ObjectIdentifier(self).hashValue }
    return ObjectIdentifier(asset).hashValue
  }
}
