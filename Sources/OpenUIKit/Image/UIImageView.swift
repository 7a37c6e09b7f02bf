import CGTK
import Foundation

/// A view that shows an image.
@MainActor
open class UIImageView: UIView {
  override class var accessibleRole: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_IMG }

  /// Creates a view without an image.
  ///
  /// - Parameter frame: The rectangle in the coordinates of the superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    didInitialize()
  }

  /// Creates a view from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    didInitialize()
  }

  /// Creates a view of the size of an image.
  ///
  /// - Parameter image: The image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    didInitialize()
    self.image = image
  }

  /// Creates a view of the size of an image.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - highlightedImage: The image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    let size = image?.size ?? highlightedImage?.size ?? .zero
    super.init(frame: CGRect(origin: .zero, size: size))
    didInitialize()
    self.image = image
    self.highlightedImage = highlightedImage
  }

  private func didInitialize() {
    isUserInteractionEnabled = false
    accessibleVisibilityDidChange()
  }

  /// The image; where it stands follows `contentMode`.
  open var image: UIImage? {
    didSet { if image != oldValue { imageDidChange(from: oldValue) } }
  }

  /// The image in the highlighted state; `nil` shows `image`.
  open var highlightedImage: UIImage? {
    didSet { if highlightedImage != oldValue { imageDidChange(from: oldValue) } }
  }

  /// Whether the highlighted image is shown.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  /// How large a symbol is shown; what the image itself specifies counts more. `nil` by default.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { imageDidChange(from: nil) } }
  }

  /// The size of the image, in points; none without an image.
  open override var intrinsicContentSize: CGSize {
    shownImage?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// The size of the image, in points.
  ///
  /// - Parameter size: The space, which does not matter.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { shownImage?.size ?? .zero }

  /// What assistive technologies call the image.
  open var accessibilityLabel: String? {
    didSet {
      AccessibleName.set(accessibilityLabel, of: gtkWidget)
      accessibleVisibilityDidChange()
    }
  }

  override var isDecorative: Bool { accessibilityLabel == nil }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shownImage?.isTemplate == true { setNeedsDisplay() }
  }

  override func drawContent(in snapshot: OpaquePointer) {
    guard let image = shownImage else { return }
    image.append(
      to: snapshot,
      in: contentMode.rect(for: image.size, in: bounds),
      tint: tintColor,
      traits: drawingTraits,
      pixelScale: Int(gtk_widget_get_scale_factor(gtkWidget))
    )
  }

  private var drawingTraits: UITraitCollection {
    let direction: UITraitEnvironmentLayoutDirection =
      effectiveUserInterfaceLayoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    return UITraitCollection(traitsFrom: [traitCollection, UITraitCollection(layoutDirection: direction)])
  }

  private var shownImage: UIImage? {
    let image = isHighlighted ? highlightedImage ?? image : image
    guard let preferredSymbolConfiguration, let image, let own = image.symbolConfiguration else { return image }
    return image.withConfiguration(preferredSymbolConfiguration.applying(own))
  }

  private func imageDidChange(from old: UIImage?) {
    if shownImage?.size != old?.size { invalidateIntrinsicContentSize() }
    setNeedsDisplay()
  }
}
