/// A provider of one row, whose cell it describes before the cell exists.
///
/// Each property takes effect at once if there is a cell, and otherwise when there is one. A property that is `nil`
/// leaves the cell as its class made it. A row that a person selects fires its events and is then deselected, animated;
/// see `deselectsAfterSelection`.
@MainActor
open class SingleTableViewCellProvider<Cell: UITableViewCell>: UniqueAnimatableTableViewProvider, ProviderHiddenable {
  public typealias Value = SingleTableViewCellProvider<Cell>

  /// Holds the row's views. It fills the content view of the cell, and its constraints give the row its height unless
  /// `itemHeight` does.
  public let contentView = UIView()

  /// What people do with the row.
  public let event = TableViewEvent<SingleTableViewCellProvider<Cell>>()

  /// The provider's identity, which is the reuse identifier of its cell.
  public private(set) lazy var _flix_identity = ProviderIdentity.of(self)

  /// The height of the row in points; `nil`, or a closure that returns `nil`, fits the content.
  open var itemHeight: ((UITableView) -> CGFloat?)?

  /// Called when a cell takes the row's content in, with the table view that it is for.
  open var didMoveToTableView: ((UITableView, Cell) -> Void)?

  /// Whether a row that was selected is deselected after its events, as for rows that act when they are tapped.
  open var deselectsAfterSelection = true

  private let visibility = Visibility()
  private weak var cell: Cell?
  private var cellHandlers: [(Cell) -> Void] = []

  /// Creates a row with an empty content view.
  public init() {
    contentView.translatesAutoresizingMaskIntoConstraints = false
  }

  // MARK: The cell's properties

  /// The control at the trailing edge.
  open var accessoryType: UITableViewCell.AccessoryType = .none {
    didSet { cell?.accessoryType = accessoryType }
  }

  /// A view at the trailing edge, in place of `accessoryType`.
  open var accessoryView: UIView? {
    didSet { cell?.accessoryView = accessoryView }
  }

  /// The control at the trailing edge while the table view is edited.
  open var editingAccessoryType: UITableViewCell.AccessoryType = .none {
    didSet { cell?.editingAccessoryType = editingAccessoryType }
  }

  /// A view at the trailing edge while the table view is edited, in place of `editingAccessoryType`.
  open var editingAccessoryView: UIView? {
    didSet { cell?.editingAccessoryView = editingAccessoryView }
  }

  /// How the cell shows that it is selected.
  open var selectionStyle: UITableViewCell.SelectionStyle = .default {
    didSet { cell?.selectionStyle = selectionStyle }
  }

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet { cell?.backgroundView = backgroundView }
  }

  /// A view behind the content of a selected row.
  open var selectedBackgroundView: UIView? {
    didSet { cell?.selectedBackgroundView = selectedBackgroundView }
  }

  /// The insets of the separator in points.
  open var separatorInset: UIEdgeInsets? {
    didSet {
      if let separatorInset { cell?.separatorInset = separatorInset }
    }
  }

  /// Whether the row takes part: a disabled one is dimmed and neither selected nor operated.
  open var isEnabled = true {
    didSet { cell.map(applyEnabled) }
  }

  /// Whether the row is hidden. In an animated form the row comes and goes with an animation.
  open var isHidden: Bool {
    get { visibility.isHidden }
    set {
      if newValue != visibility.isHidden { visibility.isHidden = newValue }
    }
  }

  /// Calls a closure with the cell: at once if there is one, and with each cell that takes the row's content in later.
  public func whenGetCell(_ handler: @escaping (Cell) -> Void) {
    cellHandlers.append(handler)
    if let cell { handler(cell) }
  }

  // MARK: TableViewProvider

  /// The provider itself, as its single value.
  public func createValues() -> [SingleTableViewCellProvider<Cell>] { [self] }

  /// Registers the class of the cell under the provider's identity.
  open func register(_ tableView: UITableView) {
    tableView.register(Cell.self, forCellReuseIdentifier: _flix_identity)
  }

  /// Puts the content view into the cell and applies all properties.
  open func onCreate(_ tableView: UITableView, cell: Cell, indexPath: IndexPath) {
    self.cell = cell
    install(in: cell.contentView)
    cell.accessoryType = accessoryType
    cell.editingAccessoryType = editingAccessoryType
    cell.selectionStyle = selectionStyle
    if let accessoryView { cell.accessoryView = accessoryView }
    if let editingAccessoryView { cell.editingAccessoryView = editingAccessoryView }
    if let backgroundView { cell.backgroundView = backgroundView }
    if let selectedBackgroundView { cell.selectedBackgroundView = selectedBackgroundView }
    if let separatorInset { cell.separatorInset = separatorInset }
    applyEnabled(cell)
    for handler in cellHandlers { handler(cell) }
    didMoveToTableView?(tableView, cell)
  }

  /// Does nothing: the properties are applied as they change.
  open func onUpdate(_ tableView: UITableView, cell: Cell, indexPath: IndexPath) {}

  /// Does nothing.
  open func itemSelected(_ tableView: UITableView, indexPath: IndexPath, value: SingleTableViewCellProvider<Cell>) {}

  /// Does nothing.
  open func itemDeselected(_ tableView: UITableView, indexPath: IndexPath, value: SingleTableViewCellProvider<Cell>) {}

  /// The height that `itemHeight` gives.
  open func tableView(
    _ tableView: UITableView,
    heightForRowAt indexPath: IndexPath,
    value: SingleTableViewCellProvider<Cell>
  ) -> CGFloat? {
    itemHeight?(tableView)
  }

  // MARK: Private

  private func install(in container: UIView) {
    contentView.fill(container)
    // Holds a content without constraints of its own open, and gives way to any other.
    let height = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    height.priority = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)
    height.isActive = true
  }

  private func applyEnabled(_ cell: Cell) {
    cell.isUserInteractionEnabled = isEnabled
    contentView.alpha = isEnabled ? 1 : 0.4
  }
}
