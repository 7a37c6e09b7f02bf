import CGTK
import Foundation

/// A control that a person presses.
///
/// Background, hover, press and focus ring are those of the desktop's button; title and image stand on it. A click, Space
/// and Return send `touchUpInside` and `primaryActionTriggered`.
@MainActor
open class UIButton: UIControl {
  private var titles = StateValues<String>()
  private var titleColors = StateValues<UIColor>()
  private var images = StateValues<UIImage>()
  private var storedTitleLabel: UILabel?
  private var storedImageView: UIImageView?
  private var indicator: UIActivityIndicatorView?
  private var needsContentUpdate = true
  private var styleClasses: [String] = []
  private var type = ButtonType.custom

  // MARK: Lifecycle

  /// Creates a button of the custom type.
  ///
  /// - Parameter frame: The rectangle in the coordinates of the superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    didInitialize()
  }

  /// Creates a button from an archive.
  ///
  /// - Parameter coder: The archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    didInitialize()
  }

  /// Creates a button of a type.
  ///
  /// - Parameter buttonType: What it looks like.
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    type = buttonType
    updateLook()
  }

  /// Creates a button of a type with title, image and doing of an action.
  ///
  /// - Parameters:
  ///   - buttonType: What it looks like.
  ///   - primaryAction: Performed at each press.
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    adopt(primaryAction)
  }

  /// Creates a button with a configuration.
  ///
  /// - Parameters:
  ///   - configuration: Content and look.
  ///   - primaryAction: Performed at each press; title and image are the configuration's unless it has none.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    // An initializer's own assignments call no observers.
    updateLook()
    adopt(primaryAction)
  }

  private func adopt(_ action: UIAction?) {
    guard let action else { return }
    if configuration != nil {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil, let image = action.image { configuration?.image = image }
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
    addAction(action, for: .primaryActionTriggered)
  }

  private func didInitialize() {
    guard let widget = gtk_button_new() else { return }
    _ = ButtonStyleSheet.installed
    gtk_widget_add_css_class(widget, "uikit")
    embed(widget)
    // The focus ring reaches beyond the button.
    gtk_widget_set_overflow(gtkWidget, GTK_OVERFLOW_VISIBLE)
    Signal.connect(UnsafeMutableRawPointer(widget), "clicked") { [weak self] in self?.wasPressed() }
    updateLook()
  }

  private func wasPressed() {
    finishTracking()
    guard !showMenuAsPrimaryAction() else { return }
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  /// The desktop's button claims a touch when it goes up, so it ends like this when it goes up outside.
  override func touchWasTakenOver(isInside: Bool) {
    sendActions(for: isInside ? .touchCancel : .touchUpOutside)
  }

  /// What the button looks like.
  open var buttonType: ButtonType { type }

  /// What the button means; a destructive one is red.
  open var role = Role.normal {
    didSet { if role != oldValue { updateLook() } }
  }

  // MARK: Menu

  /// The menu of the button, for a press of the secondary button, or for every press if `showsMenuAsPrimaryAction`.
  open var menu: UIMenu? {
    didSet { isContextMenuInteractionEnabled = menu != nil }
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    guard isEnabled, let menu else { return nil }
    return UIContextMenuConfiguration(actionProvider: { _ in menu })
  }

  // MARK: Content

  /// Content and look; it takes the place of titles and images for states. `nil` by default.
  open var configuration: Configuration? {
    didSet { updateLook() }
  }

  /// Called when the state changes, to change the configuration with it.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Has `updateConfiguration()` called before the next layout.
  open func setNeedsUpdateConfiguration() {
    guard configurationUpdateHandler != nil || configuration != nil else { return }
    needsConfigurationUpdate = true
    setNeedsLayout()
  }
  private var needsConfigurationUpdate = false

  /// Changes the configuration for the current state; the default calls `configurationUpdateHandler`.
  open func updateConfiguration() {
    configurationUpdateHandler?(self)
  }

  /// Sets the title for a state.
  ///
  /// - Parameters:
  ///   - title: The title; `nil` for that of the normal state.
  ///   - state: The state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentDidChange()
  }

  /// Sets the colour of the title for a state.
  ///
  /// - Parameters:
  ///   - color: The colour; `nil` for the default.
  ///   - state: The state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }

  /// Sets the image for a state.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` for that of the normal state.
  ///   - state: The state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentDidChange()
  }

  /// The title for a state.
  open func title(for state: State) -> String? { titles.value(for: state) }

  /// The colour of the title for a state.
  open func titleColor(for state: State) -> UIColor? { titleColors.value(for: state) }

  /// The image for a state.
  open func image(for state: State) -> UIImage? { images.value(for: state) }

  /// The title that is shown.
  open var currentTitle: String? { configuration?.title ?? title(for: contentState) }

  /// The colour of the title that is shown.
  open var currentTitleColor: UIColor { titleColor(for: contentState) ?? foregroundColor }

  /// The image that is shown.
  open var currentImage: UIImage? { configuration?.image ?? image(for: contentState) }

  /// The label of the title.
  open var titleLabel: UILabel? {
    if let storedTitleLabel { return storedTitleLabel }
    let label = ButtonTitleLabel()
    label.button = self
    label.font = .preferredFont(forTextStyle: configuration == nil ? .subheadline : .body)
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    addSubview(label)
    storedTitleLabel = label
    return label
  }

  /// The view of the image.
  open var imageView: UIImageView? {
    if let storedImageView { return storedImageView }
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    addSubview(view)
    storedImageView = view
    return view
  }

  /// The distance between content and edges without a configuration, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentDidChange() } }
  }

  override var defaultAccessibilityLabel: String? { currentTitle }

  // The keyboard's focus does not choose another title.
  private var contentState: State { state.subtracting(.focused) }

  private var foregroundColor: UIColor {
    if let color = configuration?.baseForegroundColor { return color }
    if configuration?.look == .filled { return .accentForeground }
    if role == .destructive { return .destructive }
    return type == .custom && configuration == nil ? .white : tintColor
  }

  // MARK: Appearance

  private func updateLook() {
    guard let nativeWidget else { return }
    let classes: [String]
    switch configuration?.look {
    case nil: classes = type == .custom ? ["custom"] : ["flat"]
    case .plain: classes = ["flat"]
    case .gray: classes = []
    case .tinted: classes = ["tinted"]
    case .filled: classes = [role == .destructive ? "destructive-action" : "suggested-action"]
    }
    if classes != styleClasses {
      for name in styleClasses { gtk_widget_remove_css_class(nativeWidget, name) }
      for name in classes { gtk_widget_add_css_class(nativeWidget, name) }
      styleClasses = classes
    }
    contentDidChange()
  }

  /// Tells the button that text or font of its title changed.
  final func titleSizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func contentDidChange() {
    needsContentUpdate = true
    updateContent()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
    needsContentUpdate = true
    updateContent()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    needsContentUpdate = true
    updateContent()
  }

  private func updateContent() {
    guard needsContentUpdate else { return }
    needsContentUpdate = false
    let title = currentTitle
    if title != nil || storedTitleLabel != nil, let label = titleLabel {
      label.text = title
      label.textColor = currentTitleColor
      label.isEnabled = isEnabled || titleColors[.disabled] != nil
    }
    let isBusy = configuration?.showsActivityIndicator ?? false
    let image = isBusy ? nil : currentImage
    if image != nil || storedImageView != nil, let view = imageView {
      view.image = image
      view.tintColor = foregroundColor
      view.alpha = isEnabled ? 1 : 0.5
    }
    showIndicator(isBusy)
    updateAccessibilityLabel()
  }

  private func showIndicator(_ isBusy: Bool) {
    guard isBusy != (indicator?.isAnimating ?? false) else { return }
    let view = indicator ?? UIActivityIndicatorView(style: .medium)
    if indicator == nil {
      addSubview(view)
      indicator = view
    }
    view.color = foregroundColor
    if isBusy { view.startAnimating() } else { view.stopAnimating() }
  }

  // MARK: Layout

  private var buttonLayout: ButtonLayout {
    var layout = ButtonLayout(isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    if let text = currentTitle, !text.isEmpty, let titleLabel { layout.title = titleLabel.intrinsicContentSize }
    if configuration?.showsActivityIndicator == true, let indicator {
      layout.image = indicator.intrinsicContentSize
    } else {
      layout.image = currentImage?.size ?? .zero
    }
    guard let configuration else {
      layout.insets = contentEdgeInsets
      return layout
    }
    let insets = configuration.contentInsets
    layout.insets = UIEdgeInsets(
      top: insets.top,
      left: layout.isRightToLeft ? insets.trailing : insets.leading,
      bottom: insets.bottom,
      right: layout.isRightToLeft ? insets.leading : insets.trailing
    )
    layout.padding = configuration.imagePadding
    layout.placement = configuration.imagePlacement
    return layout
  }

  /// The size of content and insets; without a configuration, the desktop's padding is added unless there are insets.
  open override var intrinsicContentSize: CGSize {
    var layout = buttonLayout
    if configuration == nil, contentEdgeInsets == .zero {
      let side: CGFloat = type == .custom ? 0 : 10
      layout.insets = UIEdgeInsets(top: 6, left: side, bottom: 6, right: side)
    }
    return layout.size
  }

  /// The intrinsic size.
  ///
  /// - Parameter size: The space, which does not matter.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The rectangle of the background.
  ///
  /// - Parameter bounds: The bounds of the button.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of image and title together.
  ///
  /// - Parameter bounds: The bounds of the button.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: buttonLayout.insets) }

  /// The rectangle of the title.
  ///
  /// - Parameter contentRect: The rectangle of image and title together.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { rects(in: contentRect).title }

  /// The rectangle of the image.
  ///
  /// - Parameter contentRect: The rectangle of image and title together.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { rects(in: contentRect).image }

  private func rects(in rect: CGRect) -> (image: CGRect, title: CGRect) {
    buttonLayout.rects(in: rect, horizontal: effectiveContentHorizontalAlignment, vertical: contentVerticalAlignment)
  }

  open override func layoutSubviews() {
    if needsConfigurationUpdate {
      needsConfigurationUpdate = false
      updateConfiguration()
    }
    super.layoutSubviews()
    let content = contentRect(forBounds: bounds)
    storedTitleLabel?.frame = titleRect(forContentRect: content)
    let image = imageRect(forContentRect: content)
    storedImageView?.frame = image
    indicator?.frame = image
  }
}

nonisolated extension UIColor {
  /// The colour of text on the accent.
  static let accentForeground = UIColor(source: .theme { ThemeColor.accentForeground.value(isDark: $0) })
  /// The colour of text that warns of destruction.
  static let destructive = UIColor(source: .theme { ThemeColor.destructive.value(isDark: $0) })
}
