public import Foundation

/// A view that shows the content of a row: that of a cell, or a row anywhere else.
@MainActor
open class UIListContentView: UIView, UIContentView {
  // MARK: Lifecycle

  /// Creates a view.
  ///
  /// - Parameter configuration: What it shows.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    contentDidChange(from: nil)
  }

  /// Creates a view without content from an archive.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    contentDidChange(from: nil)
  }

  // MARK: Content

  private var content: UIListContentConfiguration
  private var textLabel: UILabel?
  private var secondaryLabel: UILabel?
  private var imageView: UIImageView?
  private var guides: [Part: PartGuide] = [:]

  /// The least distance of the content from the edges as the cell wants it, in points; nil outside of cells.
  final var cellMargins: NSDirectionalEdgeInsets? {
    didSet { if cellMargins != oldValue { setNeedsLayout() } }
  }

  /// What the view shows: a `UIListContentConfiguration`.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let configuration = newValue as? UIListContentConfiguration else {
        preconditionFailure(
          "Unsupported content configuration of type \(type(of: newValue)): \(type(of: self)) shows "
            + "UIListContentConfiguration"
        )
      }
      guard configuration != content else { return }
      let old = content
      content = configuration
      contentDidChange(from: old)
    }
  }

  private func contentDidChange(from old: UIListContentConfiguration?) {
    textLabel = show(content.text, content.textProperties, in: textLabel, isTitle: content.role == .header)
    secondaryLabel = show(content.secondaryText, content.secondaryTextProperties, in: secondaryLabel, isTitle: false)
    showImage()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func show(
    _ text: String?,
    _ properties: UIListContentConfiguration.TextProperties,
    in label: UILabel?,
    isTitle: Bool
  ) -> UILabel? {
    guard let text = properties.transformed(text), !text.isEmpty else {
      label?.removeFromSuperview()
      return nil
    }
    let label = label ?? (isTitle ? SectionTitleLabel(frame: .zero) : UILabel(frame: .zero))
    label.text = text
    label.font = properties.font
    label.textColor = properties.resolvedColor()
    label.textAlignment =
      switch properties.alignment {
      case .natural: .natural
      case .center: .center
      case .justified: .justified
      }
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    label.alpha = content.alpha
    guard label.superview !== self else { return label }
    // The texts are read in their order.
    if label !== secondaryLabel, let secondaryLabel {
      insertSubview(label, belowSubview: secondaryLabel)
    } else {
      addSubview(label)
    }
    return label
  }

  private func showImage() {
    guard let image = content.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView(frame: .zero)
    let properties = content.imageProperties
    view.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    view.image = image
    view.contentMode = .scaleAspectFit
    view.alpha = content.alpha
    view.layer.cornerRadius = properties.cornerRadius
    view.clipsToBounds = properties.cornerRadius > 0
    view.layer.borderWidth = properties.strokeWidth
    if view.superview !== self { insertSubview(view, at: 0) }
    imageView = view
    colorImage()
  }

  private func colorImage() {
    guard let imageView else { return }
    let tint = tintColor ?? .tintColor
    let properties = content.imageProperties
    imageView.tintColor =
      properties.tintColor == nil && properties.tintColorTransformer == nil
      ? nil : properties.resolvedTintColor(for: tint)
    imageView.layer.borderColor = properties.resolvedStrokeColor(for: tint).cgColor
  }

  // MARK: Guides

  /// The rectangle of the text; nil without a text.
  open var textLayoutGuide: UILayoutGuide? { guide(for: .text) }

  /// The rectangle of the second text; nil without one.
  open var secondaryTextLayoutGuide: UILayoutGuide? { guide(for: .secondaryText) }

  /// The rectangle of the image; nil without one.
  open var imageLayoutGuide: UILayoutGuide? { guide(for: .image) }

  private enum Part {
    case text
    case secondaryText
    case image
  }

  /// A guide that is held where a part of the content stands.
  private struct PartGuide {
    let guide = UILayoutGuide()
    let left: NSLayoutConstraint
    let top: NSLayoutConstraint
    let width: NSLayoutConstraint
    let height: NSLayoutConstraint

    init(in view: UIView) {
      view.addLayoutGuide(guide)
      left = guide.leftAnchor.constraint(equalTo: view.leftAnchor)
      top = guide.topAnchor.constraint(equalTo: view.topAnchor)
      width = guide.widthAnchor.constraint(equalToConstant: 0)
      height = guide.heightAnchor.constraint(equalToConstant: 0)
      NSLayoutConstraint.activate([left, top, width, height])
    }

    func place(_ frame: CGRect) {
      left.constant = frame.minX
      top.constant = frame.minY
      width.constant = frame.width
      height.constant = frame.height
    }
  }

  private func view(of part: Part) -> UIView? {
    switch part {
    case .text: textLabel
    case .secondaryText: secondaryLabel
    case .image: imageView
    }
  }

  private func guide(for part: Part) -> UILayoutGuide? {
    guard let view = view(of: part) else { return nil }
    if let known = guides[part] { return known.guide }
    let made = PartGuide(in: self)
    made.place(view.frame)
    guides[part] = made
    return made.guide
  }

  // MARK: Layout

  private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  /// The distance of the content from the edges, in points.
  private var contentMargins: NSDirectionalEdgeInsets {
    var margins = content.directionalLayoutMargins
    let axes = content.axesPreservingSuperviewLayoutMargins
    guard let outer = cellMargins ?? superviewMargins else { return margins }
    if axes.contains(.horizontal) {
      margins.leading = max(margins.leading, outer.leading)
      margins.trailing = max(margins.trailing, outer.trailing)
    }
    if axes.contains(.vertical) {
      margins.top = max(margins.top, outer.top)
      margins.bottom = max(margins.bottom, outer.bottom)
    }
    return margins
  }

  /// What the margins of the superview leave for this view, in points.
  private var superviewMargins: NSDirectionalEdgeInsets? {
    guard let superview else { return nil }
    let outer = superview.layoutMargins
    let size = superview.bounds.size
    return UIEdgeInsets(
      top: outer.top - frame.minY,
      left: outer.left - frame.minX,
      bottom: outer.bottom - (size.height - frame.maxY),
      right: outer.right - (size.width - frame.maxX)
    ).directional(effectiveUserInterfaceLayoutDirection)
  }

  private var arrangement: RowArrangement {
    var arrangement = RowArrangement()
    arrangement.style = content.prefersSideBySideTextAndSecondaryText ? .sideBySideWhereFitting : .stacked
    arrangement.margins = contentMargins
    arrangement.imageSpacing = content.imageToTextPadding
    arrangement.textSpacing = content.textToSecondaryTextHorizontalPadding
    arrangement.lineSpacing = content.textToSecondaryTextVerticalPadding
    arrangement.minimumHeight = content.minimumHeight
    if let imageView {
      arrangement.imageSize = content.imageProperties.fitted(imageView.intrinsicContentSize)
      arrangement.imageSpace = content.imageProperties.reserved(arrangement.imageSize)
    }
    arrangement.text = textLabel
    arrangement.detail = secondaryLabel
    return arrangement
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let width = bounds.width
    let frames = arrangement.frames(width: width, height: bounds.height)
    func placed(_ frame: CGRect) -> CGRect {
      guard isRightToLeft else { return frame }
      return CGRect(x: width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    imageView?.frame = placed(frames.image)
    textLabel?.frame = placed(frames.text)
    secondaryLabel?.frame = placed(frames.detail)
    for (part, guide) in guides { guide.place(view(of: part)?.frame ?? .zero) }
  }

  open override var intrinsicContentSize: CGSize {
    let arrangement = arrangement
    let width = arrangement.naturalWidth
    return CGSize(width: width, height: arrangement.frames(width: width, height: nil).height)
  }

  override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat? {
    arrangement.frames(width: width, height: nil).height
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let natural = intrinsicContentSize
    guard size.width > 0, size.width < natural.width else { return natural }
    return CGSize(width: size.width, height: arrangement.frames(width: size.width, height: nil).height)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let arrangement = arrangement
    let width = horizontalFittingPriority == .required ? targetSize.width : arrangement.naturalWidth
    let height =
      verticalFittingPriority == .required
      ? targetSize.height : arrangement.frames(width: width, height: nil).height
    return CGSize(width: width, height: height)
  }

  // MARK: UIView

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The colours of a layer are those of one appearance.
    colorImage()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    colorImage()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }
}
