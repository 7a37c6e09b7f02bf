import CGTK
public import Foundation

/// A row of a table view.
@MainActor
open class UITableViewCell: UIView, ListCell, ConfigurableView {
  let style: CellStyle

  // MARK: Lifecycle

  /// Creates a cell.
  ///
  /// - Parameters:
  ///   - style: How it arranges its texts.
  ///   - reuseIdentifier: The name under which a table view keeps it for other rows; nil for a cell that is not reused.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: UITableViewCell.minimumHeight))
    didInitialize()
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    didInitialize()
  }

  /// Creates a cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  private func didInitialize() {
    isLayoutHost = true
    storedContentView.directionalLayoutMargins = UITableViewCell.contentMargins
    insertSubview(storedContentView, at: 0)
    gtk_widget_set_focusable(gtkWidget, 1)
    WidgetActions.install(on: gtkWidget, prefix: "row") { [weak self] in
      self.flatMap { $0.tableView?.widgetActions(of: $0) } ?? []
    }
  }

  override class var accessibleRole: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_LIST_ITEM }

  // MARK: Content

  final var storedContentView = UIView(frame: .zero)

  /// The view that holds what the cell shows; own subviews belong here.
  open var contentView: UIView { storedContentView }

  /// The name under which the table view keeps the cell for other rows.
  open private(set) var reuseIdentifier: String?

  final var storedTextLabel: UILabel?
  final var storedDetailLabel: UILabel?
  final var storedImageView: UIImageView?

  /// The main text; made at first use, and nil where a configuration gives the content.
  open var textLabel: UILabel? {
    guard configurations.content == nil else { return nil }
    if storedTextLabel == nil { storedTextLabel = makeTextLabel() }
    return storedTextLabel
  }

  /// The second text; nil in the default style. Made at first use.
  open var detailTextLabel: UILabel? {
    guard style != .default, configurations.content == nil else { return nil }
    if storedDetailLabel == nil { storedDetailLabel = makeDetailLabel() }
    return storedDetailLabel
  }

  /// The image at the leading edge; nil in the style `value2`. Made at first use.
  open var imageView: UIImageView? {
    guard style != .value2, configurations.content == nil else { return nil }
    if storedImageView == nil {
      let view = UIImageView(frame: .zero)
      view.contentMode = .scaleAspectFit
      contentView.addSubview(view)
      storedImageView = view
    }
    return storedImageView
  }

  /// The accessory that shows at present.
  var shownAccessory: UIView?
  var shownAccessoryKind: TableCellAccessory.Kind?

  /// The sign at the trailing edge.
  open var accessoryType: AccessoryType = .none {
    didSet {
      guard accessoryType != oldValue else { return }
      setNeedsLayout()
      if accessoryType == .checkmark || oldValue == .checkmark {
        updateAccessibleCheckmark(accessoryType == .checkmark)
      }
    }
  }

  /// A view at the trailing edge in place of `accessoryType`, of its own size.
  open var accessoryView: UIView? {
    didSet { if accessoryView !== oldValue { setNeedsLayout() } }
  }

  /// The sign at the trailing edge while the cell is being edited.
  open var editingAccessoryType: AccessoryType = .none {
    didSet { if editingAccessoryType != oldValue { setNeedsLayout() } }
  }

  /// A view at the trailing edge while the cell is being edited.
  open var editingAccessoryView: UIView? {
    didSet { if editingAccessoryView !== oldValue { setNeedsLayout() } }
  }

  /// What the control of the row does while it is edited; the table view asks its delegate.
  open var editingStyle: EditingStyle { editing.style }

  /// Whether the content is indented while the row is edited without a control.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { setNeedsLayout() } }
  }

  /// Whether the row shows the action that deletes it, or others.
  open var showingDeleteConfirmation: Bool { editing.showsActions }

  /// Whether the row has a handle to move it by while it is edited; the table view sets it for rows that can be moved.
  open var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { updateHandle() } }
  }

  /// Tells that the controls of the row are about to come or go; overrides call `super`.
  ///
  /// - Parameter state: What shows afterwards.
  open func willTransition(to state: StateMask) {}

  /// Tells that the controls of the row came or went; overrides call `super`.
  ///
  /// - Parameter state: What shows now.
  open func didTransition(to state: StateMask) {}

  /// How the row is edited, and the controls for it.
  final var editing = TableCellEditing()

  /// How many levels the content is indented.
  open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { setNeedsLayout() } }
  }

  /// The indentation of one level, in points.
  open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { setNeedsLayout() } }
  }

  // MARK: Configurations

  final var configurations = ConfigurationRecord()

  /// What a configuration update handler is called with: the cell and its state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

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

  /// The content of a row in the style of the cell, without texts and image.
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

  /// The background that suits the place of the cell.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { styledBackgroundConfiguration }

  // MARK: Appearance

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

  /// How the cell looks while it is selected or highlighted.
  open var selectionStyle: SelectionStyle = .default {
    didSet {
      guard selectionStyle != oldValue else { return }
      selectionLookDidChange()
      if tableIndexPath != nil { updateFocusability() }
    }
  }

  /// How far the line below the cell stays away from its edges, in points; that of the table view unless set.
  open var separatorInset: UIEdgeInsets {
    get { storedSeparatorInset ?? tableView?.separatorInset ?? .zero }
    set {
      storedSeparatorInset = newValue
      setNeedsDisplay()
    }
  }
  private var storedSeparatorInset: UIEdgeInsets?

  // MARK: State

  /// Whether the row is selected.
  open var isSelected: Bool {
    get { storedSelected }
    set { setSelected(newValue, animated: false) }
  }
  private var storedSelected = false

  /// Whether the row is being pressed.
  open var isHighlighted: Bool {
    get { storedHighlighted }
    set { setHighlighted(newValue, animated: false) }
  }
  private var storedHighlighted = false

  /// Whether the row is being edited.
  open var isEditing: Bool {
    get { storedEditing }
    set { setEditing(newValue, animated: false) }
  }
  private var storedEditing = false

  /// Shows the cell as selected or not; the table view calls it.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != storedSelected else { return }
    storedSelected = selected
    editing.control?.isMarked = selected
    selectionLookDidChange()
    updateAccessibleState()
    setNeedsUpdateConfiguration()
  }

  /// Shows the cell as pressed or not; the table view calls it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != storedHighlighted else { return }
    storedHighlighted = highlighted
    selectionLookDidChange()
    setNeedsUpdateConfiguration()
  }

  /// Shows the cell as being edited or not; the table view calls it.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != storedEditing else { return }
    storedEditing = editing
    setNeedsLayout()
    setNeedsUpdateConfiguration()
  }

  /// Prepares the cell for another row; overrides call `super`.
  open func prepareForReuse() {
    setSelected(false, animated: false)
    setHighlighted(false, animated: false)
    setNeedsLayout()
    setNeedsUpdateConfiguration()
  }

  /// Whether a selection or a press may show.
  final var showsSelection: Bool {
    selectionStyle != .none && (storedSelected || storedHighlighted)
  }

  // MARK: Place in the table view

  /// The table view that shows or keeps the cell.
  final weak var tableView: UITableView?

  /// The row that the cell shows; nil while it waits for reuse.
  final var tableIndexPath: IndexPath?

  /// The row that the cell showed before it began to wait.
  final var formerIndexPath: IndexPath?

  /// Whether the cell waits in the pool of its table view.
  final var isPooled = false

  /// Whether a person has lifted the row to move it.
  final var isLifted = false {
    didSet {
      guard isLifted != oldValue else { return }
      setNeedsDisplay()
      setNeedsUpdateConfiguration()
    }
  }

  /// How far the cell stands to the right of its place, in points.
  final var swipeShift: CGFloat = 0 {
    didSet { if swipeShift != oldValue { setNeedsDisplay() } }
  }

  /// Which edges of its section the cell touches, and how the section is drawn.
  final var sectionEdges = TableSectionEdges() {
    didSet { if sectionEdges != oldValue { sectionEdgesDidChange() } }
  }

  /// The background that its table view gives a cell without a colour of its own.
  final var tableBackgroundColor: UIColor?

  // MARK: UIView

  open override var isUserInteractionEnabled: Bool {
    didSet {
      guard isUserInteractionEnabled != oldValue else { return }
      updateFocusability()
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
    layoutCell()
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

  // A cell that stands aside shows only within its place.
  override var cutsOffContent: Bool { super.cutsOffContent || swipeShift != 0 }

  override var clipArea: CGRect { super.clipArea.offsetBy(dx: -swipeShift, dy: 0) }

  open override func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    tableView?.contentSizeDidChange(of: self, since: .enabled)
  }

  override func contentSizeOfSubviewDidChange(_ subview: UIView) {
    if subview === contentView { tableView?.contentSizeDidChange(of: self, since: .enabled) }
  }

  override func layoutInsideDidChange() {
    tableView?.contentSizeDidChange(of: self, since: .enabledIncludingConstraints)
  }

  override func drawContent(in snapshot: OpaquePointer) {
    drawTableBackground(in: snapshot)
  }

  override func drawOverlay(in snapshot: OpaquePointer) {
    drawTableDecoration(in: snapshot)
  }

  override func widgetStateDidChange(_ flags: GtkStateFlags, previous: GtkStateFlags) {
    super.widgetStateDidChange(flags, previous: previous)
    setNeedsDisplay()
    if UIView.isChangeOfVisibleFocus(flags, previous) { setNeedsUpdateConfiguration() }
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tableView, tableIndexPath != nil else { return super.touchesBegan(touches, with: event) }
    tableView.pressBegan(on: self)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tableView, let touch = touches.first else { return super.touchesMoved(touches, with: event) }
    tableView.pressMoved(on: self, isInside: bounds.contains(touch.location(in: self)))
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tableView, let touch = touches.first else { return super.touchesEnded(touches, with: event) }
    tableView.pressEnded(on: self, isInside: bounds.contains(touch.location(in: self)))
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let tableView else { return super.touchesCancelled(touches, with: event) }
    tableView.pressCancelled(on: self)
  }
}
