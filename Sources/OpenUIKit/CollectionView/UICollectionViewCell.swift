import CGTK
public import Foundation

/// The view of an item of a collection view.
@MainActor
open class UICollectionViewCell: UICollectionReusableView, ListCell, ConfigurableView {
  // MARK: Lifecycle

  /// Creates a cell; a collection view does so for the classes registered with it.
  ///
  /// - Parameter frame: The rectangle in the coordinates of the superview, in points.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    didInitialize()
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    didInitialize()
  }

  private func didInitialize() {
    storedContentView.frame = bounds
    insertSubview(storedContentView, at: 0)
    gtk_widget_set_focusable(gtkWidget, 1)
    WidgetActions.install(on: gtkWidget, prefix: "item") { [weak self] in
      self.flatMap { $0.collectionView?.widgetActions(of: $0) } ?? []
    }
  }

  // MARK: Content

  final var storedContentView = UIView(frame: .zero)

  /// The view that holds what the cell shows; own subviews belong here.
  open var contentView: UIView { storedContentView }

  /// A view behind the content, of the size of the cell.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      if backgroundView != nil { backgroundConfiguration = nil }
      backgroundDidChange(from: oldValue)
    }
  }

  /// A view between `backgroundView` and the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView !== oldValue { backgroundDidChange(from: oldValue) } }
  }

  // MARK: Configurations

  final var configurations = ConfigurationRecord()

  /// What a configuration update handler is called with: the cell and its state.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  /// The state for which configurations give content and background; overrides add to what `super` gives.
  open var configurationState: UICellConfigurationState { currentConfigurationState }

  /// Has `updateConfiguration(using:)` called before the next layout; a change of the state does so by itself.
  open func setNeedsUpdateConfiguration() {
    markConfigurationOutdated()
  }

  /// Brings the configurations up to date with a state; override it to make them from what the cell shows.
  ///
  /// - Parameter state: The state of the cell.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Called after `updateConfiguration(using:)`, in place of a subclass that overrides it.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

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

  /// The background that suits the place of the cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { styledBackgroundConfiguration }

  /// The background that the cell has in its place without one of its own.
  var styledBackgroundConfiguration: UIBackgroundConfiguration { .clear() }

  /// The margins of content views, in points; nil for those that every view has.
  var standardContentMargins: NSDirectionalEdgeInsets? { nil }

  // MARK: State

  /// Whether the item is selected; the collection view sets it.
  open var isSelected = false {
    didSet {
      guard isSelected != oldValue else { return }
      selectionLookDidChange()
      updateAccessibleState()
      setNeedsUpdateConfiguration()
    }
  }

  /// Whether the item is being pressed; the collection view sets it.
  open var isHighlighted = false {
    didSet {
      guard isHighlighted != oldValue else { return }
      selectionLookDidChange()
      setNeedsUpdateConfiguration()
    }
  }

  final var showsSelection: Bool { isSelected || isHighlighted }

  final func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
    setNeedsUpdateConfiguration()
  }

  // MARK: Editing

  var controls: (button: TableCellEditControl?, handle: TableCellReorderControl?) { (nil, nil) }

  /// Whether a person has lifted the item to move it.
  final var isLifted = false {
    didSet {
      guard isLifted != oldValue else { return }
      setNeedsDisplay()
      setNeedsUpdateConfiguration()
    }
  }

  // MARK: Swiping

  /// How far the cell stands to the right of its place, in points.
  final var swipeShift: CGFloat = 0 {
    didSet { if swipeShift != oldValue { setNeedsDisplay() } }
  }

  final func swipeActionsWillShow(_ isShowing: Bool) {
    guard isShowing != isSwiped else { return }
    isSwiped = isShowing
    setNeedsUpdateConfiguration()
  }

  /// Whether the cell shows the actions that a swipe reveals.
  final var isSwiped = false
  final func swipeActionsDidShow(_ isShowing: Bool) {}

  // A cell that stands aside shows only within its place.
  override var cutsOffContent: Bool { super.cutsOffContent || swipeShift != 0 }
  override var clipArea: CGRect { super.clipArea.offsetBy(dx: -swipeShift, dy: 0) }

  // MARK: UIView

  open override var isUserInteractionEnabled: Bool {
    didSet {
      guard isUserInteractionEnabled != oldValue else { return }
      collectionView?.updateFocusability(of: self)
      setNeedsUpdateConfiguration()
    }
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
    if selectedBackgroundView?.superview === self { selectedBackgroundView?.frame = bounds }
    contentView.frame = bounds
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize,
    withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    return contentView.systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority
    )
  }

  override func drawOverlay(in snapshot: OpaquePointer) {
    if hasVisibleFocus { drawFocusRing(in: snapshot) }
  }

  override func widgetStateDidChange(_ flags: GtkStateFlags, previous: GtkStateFlags) {
    super.widgetStateDidChange(flags, previous: previous)
    setNeedsDisplay()
    if UIView.isChangeOfVisibleFocus(flags, previous) { setNeedsUpdateConfiguration() }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collectionView, element != nil else { return super.touchesBegan(touches, with: event) }
    collectionView.pressBegan(on: self)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collectionView, let touch = touches.first else { return super.touchesMoved(touches, with: event) }
    collectionView.pressMoved(on: self, isInside: bounds.contains(touch.location(in: self)))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collectionView, let touch = touches.first else { return super.touchesEnded(touches, with: event) }
    collectionView.pressEnded(on: self, isInside: bounds.contains(touch.location(in: self)))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let collectionView else { return super.touchesCancelled(touches, with: event) }
    collectionView.pressCancelled(on: self)
  }
}
