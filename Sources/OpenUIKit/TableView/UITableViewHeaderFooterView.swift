import CGTK
public import Foundation

/// A reusable view above or below a section of a table view.
@MainActor
open class UITableViewHeaderFooterView: UIView, ConfigurableView {
  /// Creates a header or footer.
  ///
  /// - Parameter reuseIdentifier: The name under which a table view keeps it for other sections.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    didInitialize()
  }

  /// Creates a header or footer from an archive.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
    didInitialize()
  }

  /// Creates a header or footer that is not reused.
  public override convenience init(frame: CGRect) {
    self.init(reuseIdentifier: nil)
    self.frame = frame
  }

  private func didInitialize() {
    isLayoutHost = true
    addSubview(storedContentView)
  }

  final var storedContentView = UIView(frame: .zero)

  /// The view that holds what is shown; own subviews belong here.
  open var contentView: UIView { storedContentView }

  /// The name under which the table view keeps the view for other sections.
  open private(set) var reuseIdentifier: String?

  final var storedTextLabel: UILabel?
  final var storedDetailLabel: UILabel?

  /// The title; made at first use, and nil where a configuration gives the content.
  open var textLabel: UILabel? {
    guard configurations.content == nil else { return nil }
    if storedTextLabel == nil {
      let label = isFooter ? UILabel(frame: .zero) : SectionTitleLabel(frame: .zero)
      label.font = UITableViewHeaderFooterView.titleFont(isFooter: isFooter)
      if isFooter { label.textColor = .secondaryLabel }
      label.numberOfLines = 0
      contentView.addSubview(label)
      storedTextLabel = label
      setNeedsLayout()
    }
    return storedTextLabel
  }

  /// The text below the title; made at first use.
  open var detailTextLabel: UILabel? {
    guard configurations.content == nil else { return nil }
    if storedDetailLabel == nil {
      let label = UILabel(frame: .zero)
      label.font = .preferredFont(forTextStyle: .footnote)
      label.textColor = .secondaryLabel
      label.numberOfLines = 0
      contentView.addSubview(label)
      storedDetailLabel = label
      setNeedsLayout()
    }
    return storedDetailLabel
  }

  /// A view behind the content, of the size of the header or footer.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if backgroundView != nil { backgroundConfiguration = nil }
      oldValue?.removeFromSuperview()
      if let backgroundView {
        insertSubview(backgroundView, at: 0)
        backgroundView.frame = bounds
      }
      setNeedsDisplay()
    }
  }

  /// Prepares the view for another section; overrides call `super`.
  open func prepareForReuse() {
    setNeedsLayout()
    setNeedsUpdateConfiguration()
  }

  // MARK: Configurations

  final var configurations = ConfigurationRecord()

  /// What a configuration update handler is called with: the view and its state.
  public typealias ConfigurationUpdateHandler = (UITableViewHeaderFooterView, UIViewConfigurationState) -> Void

  /// The state for which configurations give content and background; overrides add to what `super` gives.
  open var configurationState: UIViewConfigurationState { currentConfigurationState }

  /// Has `updateConfiguration(using:)` called before the next layout; a change of the state does so by itself.
  open func setNeedsUpdateConfiguration() {
    markConfigurationOutdated()
  }

  /// Brings the configurations up to date with a state; override it to make them from what the view shows.
  ///
  /// - Parameter state: The state of the view.
  open func updateConfiguration(using state: UIViewConfigurationState) {}

  /// Called after `updateConfiguration(using:)`, in place of a subclass that overrides it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// The content of a row in the style of the view, without texts and image.
  open func defaultContentConfiguration() -> UIListContentConfiguration { styledContentConfiguration }

  /// The content, in place of what is in `contentView`.
  ///
  /// A configuration that the content view supports is shown by that view; for any other, a new content view is made.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { configurations.content }
    set { setContentConfiguration(newValue) }
  }

  /// Whether `contentConfiguration` follows the state by itself; true by default.
  open var automaticallyUpdatesContentConfiguration: Bool {
    get { configurations.updatesContent }
    set {
      configurations.updatesContent = newValue
      if newValue { setNeedsUpdateConfiguration() }
    }
  }

  /// The background, in place of background colour and views.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { configurations.background }
    set { setBackgroundConfiguration(newValue) }
  }

  /// Whether `backgroundConfiguration` follows the state by itself; true by default.
  open var automaticallyUpdatesBackgroundConfiguration: Bool {
    get { configurations.updatesBackground }
    set {
      configurations.updatesBackground = newValue
      if newValue { setNeedsUpdateConfiguration() }
    }
  }

  /// The background that suits the place of the view.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { styledBackgroundConfiguration }

  // MARK: Place in the table view

  final weak var tableView: UITableView?
  /// Whether it stands below its section; decides the look of the title.
  final var isFooter = false {
    didSet {
      guard isFooter != oldValue, let storedTextLabel else { return }
      storedTextLabel.font = UITableViewHeaderFooterView.titleFont(isFooter: isFooter)
      storedTextLabel.textColor = isFooter ? .secondaryLabel : .label
      // Only a title above its section is a heading; that can be decided until it is in a window.
      guard window == nil else { return }
      cgtk_accessible_set_role(
        storedTextLabel.gtkWidget,
        isFooter ? GTK_ACCESSIBLE_ROLE_LABEL : GTK_ACCESSIBLE_ROLE_HEADING
      )
    }
  }
  /// Whether rows pass behind it, so that it needs a background.
  final var isSticky = false {
    didSet { if isSticky != oldValue { setNeedsDisplay() } }
  }
  /// The distance of the texts from the sides, in points.
  final var textMargin: CGFloat = 0 {
    didSet { if textMargin != oldValue { setNeedsLayout() } }
  }

  private static func titleFont(isFooter: Bool) -> UIFont {
    .preferredFont(forTextStyle: isFooter ? .footnote : .headline)
  }

  private static let outerPadding: CGFloat = 12
  private static let innerPadding: CGFloat = 6

  // MARK: UIView

  open override var isUserInteractionEnabled: Bool {
    didSet { if isUserInteractionEnabled != oldValue { setNeedsUpdateConfiguration() } }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  override func prepareForLayout() {
    updateConfigurationIfNeeded()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView?.frame = bounds
    configurations.backgroundView?.frame = bounds
    contentView.frame = bounds
    updateContentMargins()
    let (text, detail) = textHeights(width: bounds.width)
    guard text + detail > 0 else { return }
    let width = max(0, bounds.width - 2 * textMargin)
    // A title stays near its rows: at the bottom of a header and at the top of a footer.
    var y = isFooter ? UITableViewHeaderFooterView.innerPadding : bounds.height - text - detail - bottomPadding
    if isSticky { y = (bounds.height - text - detail) / 2 }
    y = max(0, y.rounded())
    storedTextLabel?.frame = CGRect(x: textMargin, y: y, width: width, height: text)
    storedDetailLabel?.frame = CGRect(x: textMargin, y: y + text, width: width, height: detail)
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    CGSize(width: targetSize.width, height: fittingHeight(width: targetSize.width))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: fittingHeight(width: size.width))
  }

  override func drawContent(in snapshot: OpaquePointer) {
    guard isSticky, backgroundView == nil, backgroundColor == nil,
      configurations.background.map({ $0 == styledBackgroundConfiguration }) ?? true
    else { return }
    var color = UIColor.secondarySystemBackground.resolvedRGBA
    var rect = graphene_rect_t(CGRect(origin: .zero, size: bounds.size))
    gtk_snapshot_append_color(snapshot, &color, &rect)
  }

  override class var accessibleRole: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_GROUP }

  /// The height that content and texts ask for at a width, in points.
  final func fittingHeight(width: CGFloat) -> CGFloat {
    updateConfigurationIfNeeded()
    updateContentMargins()
    let (text, detail) = textHeights(width: width)
    var height: CGFloat = 0
    if text + detail > 0 {
      height =
        text + detail + UITableViewHeaderFooterView.innerPadding
        + (isSticky ? 6 : UITableViewHeaderFooterView.outerPadding)
    }
    let content = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
      withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height.rounded(.up)
    return max(height, content)
  }

  private var bottomPadding: CGFloat { UITableViewHeaderFooterView.innerPadding }

  private func textHeights(width: CGFloat) -> (CGFloat, CGFloat) {
    let inner = max(0, width - 2 * textMargin)
    func height(_ label: UILabel?) -> CGFloat {
      guard let label, label.text?.isEmpty == false else { return 0 }
      return label.sizeThatFits(CGSize(width: inner, height: .greatestFiniteMagnitude)).height.rounded(.up)
    }
    return (height(storedTextLabel), height(storedDetailLabel))
  }

  /// Whether there is nothing but space.
  override var isDecorative: Bool { subviews.allSatisfy(UITableViewHeaderFooterView.isSpace) }

  private static func isSpace(_ view: UIView) -> Bool {
    type(of: view).accessibleRole == GTK_ACCESSIBLE_ROLE_GENERIC && view.nativeWidget == nil
      && view.subviews.allSatisfy(isSpace)
  }

  final func describe() {
    updateConfigurationIfNeeded()
    let title = (configurations.content as? UIListContentConfiguration)?.text ?? storedTextLabel?.text
    cgtk_accessible_set_label(gtkWidget, title ?? "")
    accessibleVisibilityDidChange()
  }
}
