/// A provider of one row, whose cell it describes before the cell exists.
///
/// Each property takes effect at once if there is a cell, and otherwise when there is one. A property that is `nil`
/// leaves the cell as its class made it. A row that a person selects fires its events and is then deselected, animated;
/// see `deselectsAfterSelection`.
@MainActor
open class SingleTableViewCellProvider<Cell: UITableViewCell>: CustomProvider<Cell>, UniqueAnimatableTableViewProvider {
  public typealias Value = SingleTableViewCellProvider<Cell>

  /// What people do with the row.
  public let event = TableViewEvent<SingleTableViewCellProvider<Cell>>()

  /// The height of the row in points; `nil`, or a closure that returns `nil`, fits the content.
  open var itemHeight: ((UITableView) -> CGFloat?)?

  /// Called when a cell takes the row's content in, with the table view that it is for.
  open var didMoveToTableView: ((UITableView, Cell) -> Void)?

  /// Creates a row with an empty content view.
  public override init() {
    super.init()
    // Holds a content without constraints of its own open, and gives way to any other.
    let height = contentView.heightAnchor.constraint(greaterThanOrEqualToConstant: 44)
    height.priority = UILayoutPriority(UILayoutPriority.fittingSizeLevel.rawValue + 1)
    height.isActive = true
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

  /// The insets of the separator in points.
  open var separatorInset: UIEdgeInsets? {
    didSet {
      if let separatorInset { cell?.separatorInset = separatorInset }
    }
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
    fill(cell) {
      cell.accessoryType = accessoryType
      cell.editingAccessoryType = editingAccessoryType
      cell.selectionStyle = selectionStyle
      if let accessoryView { cell.accessoryView = accessoryView }
      if let editingAccessoryView { cell.editingAccessoryView = editingAccessoryView }
      if let separatorInset { cell.separatorInset = separatorInset }
    }
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
}
