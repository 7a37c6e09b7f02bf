public import Foundation

/// A data source that shows snapshots in a table view, and finds out what changes between them.
///
///     let dataSource = UITableViewDiffableDataSource<Int, String>(tableView: tableView) { tableView, indexPath, name in
///       let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
///       cell.textLabel?.text = name
///       return cell
///     }
///
/// The app keeps the data source: the table view does not. Subclasses override the methods of `UITableViewDataSource`
/// for titles, editing and moving.
@MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UITableViewDataSource
{
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private let presenter = SnapshotPresenter<SectionIdentifierType, ItemIdentifierType>()
  private let cellProvider: CellProvider
  private weak var tableView: UITableView?

  /// Creates a data source that shows nothing yet, and makes it that of a table view.
  ///
  /// - Parameters:
  ///   - tableView: The table view.
  ///   - cellProvider: Makes the cell of an item.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  /// How rows and sections come and go.
  open var defaultRowAnimation: UITableView.RowAnimation {
    get { presenter.rowAnimation }
    set { presenter.rowAnimation = newValue }
  }

  private var shownView: UITableView? {
    tableView.flatMap { $0.dataSource === self ? $0 : nil }
  }

  // MARK: Snapshots

  /// Shows a snapshot, with the least changes that lead to it.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: Whether rows move to where they are then.
  ///   - completion: Called when they are there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    presenter.apply(snapshot, to: shownView, animated: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot, with the least changes that lead to it, and waits until rows are where they are then.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: Whether rows move there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by having the table view ask for everything anew.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - completion: Called afterwards.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    completion: (() -> Void)? = nil
  ) {
    presenter.applyByReload(snapshot, to: shownView, completion: completion)
  }

  /// Shows a snapshot by having the table view ask for everything anew.
  open func applySnapshotUsingReloadData(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
  ) async {
    await withCheckedContinuation { continuation in
      applySnapshotUsingReloadData(snapshot) { continuation.resume() }
    }
  }

  /// What is shown.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    presenter.snapshot
  }

  /// The item of a row; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { presenter.item(at: indexPath) }

  /// The row of an item; nil where it is not shown.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { presenter.indexPath(of: itemIdentifier) }

  /// The section at a place; nil where there is none.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    let sections = presenter.snapshot.sectionIdentifiers
    return sections.indices.contains(index) ? sections[index] : nil
  }

  /// The place of a section; nil where it is not shown.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    presenter.snapshot.indexOfSection(sectionIdentifier)
  }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int { presenter.snapshot.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    presenter.numberOfItems(in: section)
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    guard let item = presenter.item(at: indexPath), let cell = cellProvider(tableView, indexPath, item) else {
      preconditionFailure(
        "UITableView dataSource returned a nil cell for row at index path: \(indexPath.listDescription). Table view: "
          + "\(type(of: tableView)), dataSource: \(type(of: self))"
      )
    }
    return cell
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }

  open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    index
  }

  /// Whether a row can be edited; none by default.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Whether a row can be moved; none by default.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
}
