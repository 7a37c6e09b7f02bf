import CGTK
public import Foundation

/// A list of rows in sections, of which only those in sight have cells.
@MainActor
open class UITableView: UIScrollView {
  // MARK: Lifecycle

  /// Creates a table view.
  ///
  /// - Parameters:
  ///   - frame: The rectangle in the coordinates of the superview, in points.
  ///   - style: How sections are grouped.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    didInitialize()
  }

  /// Creates a table view from an archive.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    didInitialize()
  }

  /// Creates a plain table view.
  public override convenience init(frame: CGRect) {
    self.init(frame: frame, style: .plain)
  }

  private func didInitialize() {
    backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    installKeyController()
    installDragGesture()
  }

  override class var contentRole: GtkAccessibleRole { GTK_ACCESSIBLE_ROLE_LIST }

  /// How sections are grouped.
  open private(set) var style: Style

  /// Where the rows come from.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { contentIsStale() } }
  }

  /// Who prepares the data of rows that are likely to come into sight.
  open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? {
    didSet { if prefetchDataSource !== oldValue { prefetch.reset() } }
  }

  /// Whether `prefetchDataSource` is told of rows to come.
  open var isPrefetchingEnabled = true

  /// Who is told of selections and asked for heights.
  @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
    didSet {
      super.delegate = delegate
      if delegate !== oldValue { contentIsStale() }
      if delegate != nil, contextMenu == nil { contextMenu = ListContextMenu(of: self) }
    }
  }

  /// What shows the context menus that the delegate gives; nil without a delegate.
  open var contextMenuInteraction: UIContextMenuInteraction? { delegate == nil ? nil : contextMenu?.interaction }
  private var contextMenu: ListContextMenu?

  /// Stands for a height that the content decides.
  public class var automaticDimension: CGFloat { -1 }

  /// Sent when a person changed the selection; the object is the table view.
  public class var selectionDidChangeNotification: NSNotification.Name {
    NSNotification.Name("UITableViewSelectionDidChangeNotification")
  }

  // MARK: Heights

  /// The height of rows for which the delegate gives none, in points.
  open var rowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if rowHeight != oldValue { heightsAreStale() } }
  }

  /// The height of headers for which the delegate gives none, in points.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderHeight != oldValue { heightsAreStale() } }
  }

  /// The height of footers for which the delegate gives none, in points.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if sectionFooterHeight != oldValue { heightsAreStale() } }
  }

  /// The height assumed for rows out of sight, in points; 0 asks for every height at once.
  open var estimatedRowHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedRowHeight != oldValue { heightsAreStale() } }
  }

  /// The height assumed for headers out of sight, in points.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionHeaderHeight != oldValue { heightsAreStale() } }
  }

  /// The height assumed for footers out of sight, in points.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { if estimatedSectionFooterHeight != oldValue { heightsAreStale() } }
  }

  /// When a row in sight gets the height anew that its content asks for.
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled

  // MARK: Appearance

  /// Whether lines part the rows.
  open var separatorStyle: UITableViewCell.SeparatorStyle = .singleLine {
    didSet { redrawCells() }
  }

  /// The colour of the lines between rows; that of the theme unless set.
  open var separatorColor: UIColor? {
    didSet { redrawCells() }
  }

  /// How far the lines between rows stay away from the edges, in points.
  open var separatorInset: UIEdgeInsets = .zero {
    didSet { redrawCells() }
  }

  /// The space above the headers of a plain table view, and by default 22 points there; none elsewhere unless set.
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { if sectionHeaderTopPadding != oldValue { heightsAreStale() } }
  }

  /// A view above all sections; its height is that of its frame.
  open var tableHeaderView: UIView? {
    didSet { accessoryViewDidChange(from: oldValue, to: tableHeaderView) }
  }

  /// A view below all sections; its height is that of its frame.
  open var tableFooterView: UIView? {
    didSet { accessoryViewDidChange(from: oldValue, to: tableFooterView) }
  }

  /// A view behind the rows, of the size of the table view.
  open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  // MARK: Section index

  /// Stands for a magnifying glass among the titles of the section index.
  public class var indexSearch: String { "{search}" }

  /// From how many rows on the section index shows.
  open var sectionIndexMinimumDisplayRowCount = 0 {
    didSet { if sectionIndexMinimumDisplayRowCount != oldValue { setNeedsLayout() } }
  }

  /// The colour of the titles of the section index; the tint colour unless set.
  open var sectionIndexColor: UIColor? {
    didSet { sectionIndexLookDidChange() }
  }

  /// The colour behind the section index; none unless set.
  open var sectionIndexBackgroundColor: UIColor? {
    didSet { sectionIndexLookDidChange() }
  }

  /// The colour behind the section index while a person drags over it; `sectionIndexBackgroundColor` unless set.
  open var sectionIndexTrackingBackgroundColor: UIColor? {
    didSet { sectionIndexLookDidChange() }
  }

  /// Asks the data source for the titles of the section index anew.
  open func reloadSectionIndexTitles() {
    sectionIndexIsStale()
  }

  final var sectionIndex = TableSectionIndex()

  // MARK: Selection

  /// Whether a person can select a row.
  open var allowsSelection = true {
    didSet { if allowsSelection != oldValue { selectionRulesDidChange() } }
  }

  /// Whether a person can select several rows.
  open var allowsMultipleSelection = false {
    didSet { if !allowsMultipleSelection, oldValue { clearSelection() } }
  }

  /// Whether a person can select a row while the table view is being edited.
  open var allowsSelectionDuringEditing = false {
    didSet { if allowsSelectionDuringEditing != oldValue { selectionRulesDidChange() } }
  }

  /// Whether a person can select several rows while the table view is being edited; the rows then show marks in place of
  /// other controls.
  open var allowsMultipleSelectionDuringEditing = false {
    didSet { if allowsMultipleSelectionDuringEditing != oldValue { multipleEditingDidChange() } }
  }

  /// The selected row; the first selected one where there are several.
  open var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows in the order of their selection; nil when there are none.
  open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.indexPaths }

  /// Selects a row without telling the delegate.
  ///
  /// - Parameters:
  ///   - indexPath: The row; nil deselects all.
  ///   - animated: Whether the selection and the scrolling are animated.
  ///   - scrollPosition: Where the row is to stand afterwards; `none` does not scroll.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  /// Deselects a row without telling the delegate.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, indexPath, animated: animated)
  }

  /// Whether the table view is being edited, as a whole or a row that shows its actions.
  open var isEditing: Bool {
    get { isInEditMode || isRowEditedAlone }
    set { setEditing(newValue, animated: false) }
  }
  /// Whether all rows are edited, not only one that was swiped.
  final private(set) var isInEditMode = false

  /// Shows the table view as being edited or not; a row that shows its actions is put back.
  open func setEditing(_ editing: Bool, animated: Bool) {
    swipe.close(animated: animated)
    guard editing != isInEditMode else { return }
    isInEditMode = editing
    editingDidChange(animated: animated)
  }

  // MARK: State

  /// Where everything lies, counted from below `tableHeaderView`.
  final var extents = ListExtents()
  /// Whether `extents` hold what the data source says.
  final var isLoaded = false
  /// Whether the data source has to be asked anew at the next occasion.
  final var needsReload = true
  /// The width for which heights were measured, in points.
  final var measuredWidth: CGFloat = 0
  /// The methods that data source and delegate were found not to have.
  final var defaultAnswers: Set<TableHeightMethod> = []
  /// The cells of rows in sight, and the one that has the keyboard focus.
  final var rows: [IndexPath: UITableViewCell] = [:]
  final var headers: [Int: UIView] = [:]
  final var footers: [Int: UIView] = [:]
  /// Views that the delegate gave before they were in sight.
  final var prefetchedViews: [ListPart: UIView] = [:]

  /// The row that stands where a person moved it while the data source does not know of it yet.
  final var movedRow: ListBatch.Move<IndexPath>?

  /// Whether the view that the delegate is being asked for is a footer; nil while it is asked for none.
  final var isAskedForFooter: Bool?
  final var probedViews: Set<TableHeightMethod> = []
  final var cellRegistry = ReuseRegistry<UITableViewCell>()
  final var headerFooterRegistry = ReuseRegistry<UITableViewHeaderFooterView>()
  /// The cell that answers the next request to dequeue, while it is configured again.
  final var reconfiguredCell: UITableViewCell?
  final var selection = ListSelection()
  final var prefetch = ListPrefetch()
  final weak var pressedCell: UITableViewCell?
  /// Shows the actions of swiped rows.
  final private(set) lazy var swipe = SwipeInteraction(host: self)
  /// Moves rows by their handles.
  final private(set) lazy var reordering = TableReordering(table: self)
  /// How many rows the delegate was told are edited by themselves, and not yet that they are no longer.
  final var rowsEditedAlone = 0
  /// Counts loads and batches.
  final var contentGeneration = 0
  /// Follows presses that may become a swipe or move a row.
  final private(set) lazy var dragGesture = ListDragGesture(in: self)
  final var isTiling = false
  /// The cells whose content asks for another height than when they were measured.
  final var outdatedCells: [ObjectIdentifier: WeakReference<UITableViewCell>] = [:]
  /// Whether the subviews may stand in another order than that of the list.
  final var viewOrderIsStale = false
  /// Nested begins of updates that have not ended.
  final var updateDepth = 0
  final var updates = TableUpdates()
  final var resizesAnimated = false
  /// Whether views stay for their way out of sight while a batch is shown.
  final var keepsLeavingViews = false
  final let motion = ListMotion()

  isolated deinit {
    motion.settle()
  }

  // MARK: Content

  /// Asks the data source for everything anew, without animation; the selection is lost.
  open func reloadData() {
    performReload()
  }

  /// The number of sections as last reported by the data source.
  open var numberOfSections: Int {
    loadIfNeeded()
    return extents.numberOfSections
  }

  /// The number of rows of a section as last reported by the data source.
  open func numberOfRows(inSection section: Int) -> Int {
    loadIfNeeded()
    guard section >= 0, section < extents.numberOfSections else {
      preconditionFailure(
        "Requested the number of rows for section (\(section)) which is out of bounds: "
          + "there are only \(extents.numberOfSections) sections."
      )
    }
    return extents.numberOfRows(in: section)
  }

  /// The cell of a row; nil when the row has none because it is out of sight.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
    prepareVisibleRows()
    return rows[indexPath]
  }

  /// The cells in sight, from top to bottom.
  open var visibleCells: [UITableViewCell] {
    prepareVisibleRows()
    return visibleIndexPaths.compactMap { rows[$0] }
  }

  /// The rows in sight, from top to bottom.
  open var indexPathsForVisibleRows: [IndexPath]? {
    prepareVisibleRows()
    return visibleIndexPaths
  }

  /// The row that a cell shows; nil when it shows none.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? {
    guard let indexPath = cell.tableIndexPath, rows[indexPath] === cell else { return nil }
    return indexPath
  }

  /// The view above a section in sight, when it is a `UITableViewHeaderFooterView`.
  open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    prepareVisibleRows()
    return headers[section] as? UITableViewHeaderFooterView
  }

  /// The view below a section in sight, when it is a `UITableViewHeaderFooterView`.
  open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
    prepareVisibleRows()
    return footers[section] as? UITableViewHeaderFooterView
  }

  // MARK: Places

  /// The rectangle of a section with its header and footer, in the coordinates of the content, in points.
  open func rect(forSection section: Int) -> CGRect { sectionRect(section) }

  /// The rectangle of a section's header, in the coordinates of the content, in points.
  open func rectForHeader(inSection section: Int) -> CGRect { rect(of: .header(section)) }

  /// The rectangle of a section's footer, in the coordinates of the content, in points.
  open func rectForFooter(inSection section: Int) -> CGRect { rect(of: .footer(section)) }

  /// The rectangle of a row, in the coordinates of the content, in points; zero for a row that does not exist.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { rect(of: .row(indexPath)) }

  /// The row at a point of the content; nil where there is none.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }

  /// The rows that a rectangle of the content touches, from top to bottom.
  open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(touching: rect) }

  /// Scrolls until a row stands at a position of the visible part.
  ///
  /// - Parameters:
  ///   - indexPath: The row.
  ///   - scrollPosition: Where it is to stand; `none` moves as little as possible.
  ///   - animated: Whether to move there over time.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls to the selected row nearest to the visible part.
  ///
  /// - Parameters:
  ///   - scrollPosition: Where it is to stand.
  ///   - animated: Whether to move there over time.
  open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    let middle = bounds.midY
    let nearest = selection.indexPaths.min {
      abs(rectForRow(at: $0).midY - middle) < abs(rectForRow(at: $1).midY - middle)
    }
    if let nearest { scrollToRow(at: nearest, at: scrollPosition, animated: animated) }
  }

  // MARK: Reuse

  /// Names the class of cells that are made for a reuse identifier.
  ///
  /// - Parameters:
  ///   - cellClass: `UITableViewCell` or a subclass; nil forgets the identifier.
  ///   - identifier: The reuse identifier.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    registerCellClass(cellClass, identifier)
  }

  /// Names the class of headers and footers that are made for a reuse identifier.
  ///
  /// - Parameters:
  ///   - aClass: `UITableViewHeaderFooterView` or a subclass; nil forgets the identifier.
  ///   - identifier: The reuse identifier.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    registerHeaderFooterClass(aClass, identifier)
  }

  /// A cell for a reuse identifier: one that waits, or a new one of the registered class; nil without either.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    dequeueCell(identifier, for: nil)
  }

  /// A cell for a row: one that waits, or a new one of the registered class.
  ///
  /// Stops when no class is registered for the identifier.
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    guard let cell = dequeueCell(identifier, for: indexPath) else {
      preconditionFailure(
        "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the identifier "
          + "or connect a prototype cell in a storyboard"
      )
    }
    return cell
  }

  /// A header or footer for a reuse identifier: one that waits, or a new one of the registered class; nil without
  /// either.
  open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    dequeueHeaderFooterView(identifier)
  }

  // MARK: Updates

  /// Begins a batch of changes; calls nest, and the outermost `endUpdates()` carries them out.
  open func beginUpdates() {
    beginBatch()
  }

  /// Ends a batch of changes.
  ///
  /// Stops when the changes do not fit the numbers that the data source reports before and after them.
  open func endUpdates() {
    endBatch()
  }

  /// Carries several changes out at once.
  ///
  /// - Parameters:
  ///   - updates: Makes the changes, in the data and in the table view.
  ///   - completion: Called once with true when the animation is over.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    performBatch(updates, completion: completion)
  }

  /// Whether a person moves a row, or a batch has begun and not ended. A reload or a batch puts a moved row back first.
  open var hasUncommittedUpdates: Bool { updateDepth > 0 || reordering.drag != nil }

  /// Inserts sections.
  ///
  /// - Parameters:
  ///   - sections: Their places after the batch.
  ///   - animation: How they come.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.insertSections(sections, animation) }
  }

  /// Deletes sections.
  ///
  /// - Parameters:
  ///   - sections: Their places before the batch.
  ///   - animation: How they go.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.deleteSections(sections, animation) }
  }

  /// Makes all rows, headers and footers of sections anew.
  ///
  /// - Parameters:
  ///   - sections: Their places before the batch.
  ///   - animation: How old rows go and new ones come.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    record { $0.reloadSections(sections, animation) }
  }

  /// Moves a section.
  ///
  /// - Parameters:
  ///   - section: Its place before the batch.
  ///   - newSection: Its place after the batch.
  open func moveSection(_ section: Int, toSection newSection: Int) {
    record { $0.batch.movedSections.append(.init(from: section, to: newSection)) }
  }

  /// Inserts rows.
  ///
  /// - Parameters:
  ///   - indexPaths: Their places after the batch.
  ///   - animation: How they come.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.insertRows(indexPaths, animation) }
  }

  /// Deletes rows.
  ///
  /// - Parameters:
  ///   - indexPaths: Their places before the batch.
  ///   - animation: How they go.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.deleteRows(indexPaths, animation) }
  }

  /// Gives rows new cells.
  ///
  /// - Parameters:
  ///   - indexPaths: Their places before the batch.
  ///   - animation: How old cells go and new ones come.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    record { $0.reloadRows(indexPaths, animation) }
  }

  /// Has the data source configure the present cells of rows again.
  ///
  /// - Parameter indexPaths: Their places before the batch.
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    record { $0.batch.reconfiguredRows += indexPaths }
  }

  /// Moves a row.
  ///
  /// - Parameters:
  ///   - indexPath: Its place before the batch.
  ///   - newIndexPath: Its place after the batch.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record { $0.batch.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
  }

  // MARK: UIView

  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutContent()
  }

  open override var bounds: CGRect {
    get { super.bounds }
    set {
      let oldOrigin = boundsOrigin
      super.bounds = newValue
      // Cells must be there in the very frame that shows their place, so a later layout pass would be too late.
      if boundsOrigin != oldOrigin, !isTiling, updateDepth == 0, isLoaded { layoutIfNeeded() }
    }
  }

  override func personWillScroll() {
    super.personWillScroll()
    swipe.close(animated: true)
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    guard window == nil else { return }
    swipe.close(animated: false)
    reordering.cancel(animated: false)
    motion.settle()
  }
}
