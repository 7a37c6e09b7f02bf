import Foundation

/// Shows a background configuration behind the content of a cell, header or footer.
final class BackgroundConfigurationView: UIView {
  private let fill = UIView(frame: .zero)
  private let stroke = UIView(frame: .zero)
  private var imageView: UIImageView?
  private var customView: UIView?

  var configuration: UIBackgroundConfiguration {
    didSet { if configuration != oldValue { configurationDidChange() } }
  }

  init(_ configuration: UIBackgroundConfiguration) {
    self.configuration = configuration
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    addSubview(fill)
    addSubview(stroke)
    configurationDidChange()
  }

  required init?(coder: NSCoder) {
    configuration = .clear()
    super.init(coder: coder)
  }

  private func configurationDidChange() {
    let radius = configuration.cornerRadius
    fill.layer.cornerRadius = radius
    fill.clipsToBounds = radius > 0
    stroke.layer.cornerRadius = radius > 0 ? max(0, radius + configuration.strokeOutset) : 0
    stroke.layer.borderWidth = configuration.strokeWidth
    stroke.isHidden = configuration.strokeWidth <= 0
    showImage()
    if customView !== configuration.customView {
      if let customView, customView.superview === fill { customView.removeFromSuperview() }
      customView = configuration.customView
      // A view of the app's own may be operated.
      isUserInteractionEnabled = customView != nil
      if let customView { fill.addSubview(customView) }
    }
    color()
    setNeedsLayout()
  }

  private func showImage() {
    guard let image = configuration.image else {
      imageView?.removeFromSuperview()
      imageView = nil
      return
    }
    let view = imageView ?? UIImageView(frame: .zero)
    view.image = image
    view.contentMode = configuration.imageContentMode
    view.clipsToBounds = true
    if view.superview !== fill { fill.insertSubview(view, at: 0) }
    imageView = view
  }

  private func color() {
    let tint = tintColor ?? .tintColor
    fill.backgroundColor = configuration.isThatOfList ? nil : configuration.resolvedBackgroundColor(for: tint)
    stroke.layer.borderColor = configuration.resolvedStrokeColor(for: tint).cgColor
  }

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // The colours of a layer are those of one appearance.
    color()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    color()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    var insets = configuration.backgroundInsets
    let edges = configuration.edgesAddingLayoutMarginsToBackgroundInsets
    if let margins = superview?.directionalLayoutMargins {
      if edges.contains(.top) { insets.top += margins.top }
      if edges.contains(.leading) { insets.leading += margins.leading }
      if edges.contains(.bottom) { insets.bottom += margins.bottom }
      if edges.contains(.trailing) { insets.trailing += margins.trailing }
    }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    fill.frame = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top,
        left: isRightToLeft ? insets.trailing : insets.leading,
        bottom: insets.bottom,
        right: isRightToLeft ? insets.leading : insets.trailing
      )
    )
    stroke.frame = fill.frame.insetBy(dx: -configuration.strokeOutset, dy: -configuration.strokeOutset)
    imageView?.frame = fill.bounds
    customView?.frame = fill.bounds
  }
}
