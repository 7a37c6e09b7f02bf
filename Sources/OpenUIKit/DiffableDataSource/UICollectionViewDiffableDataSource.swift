public import Foundation

/// A data source that shows snapshots in a collection view, and finds out what changes between them.
///
///     let dataSource = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { view, indexPath, name in
///       view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: name)
///     }
///
/// The app keeps the data source: the collection view does not.
@MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UICollectionViewDataSource
{
  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UICollectionViewCell?

  /// Makes a view beside the items.
  public typealias SupplementaryViewProvider = (
    _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
  ) -> UICollectionReusableView?

  private let presenter = SnapshotPresenter<SectionIdentifierType, ItemIdentifierType>()
  private let cellProvider: CellProvider
  private weak var collectionView: UICollectionView?

  /// Creates a data source that shows nothing yet, and makes it that of a collection view.
  ///
  /// - Parameters:
  ///   - collectionView: The collection view.
  ///   - cellProvider: Makes the cell of an item.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// Makes the views beside the items; needed where the layout has such views.
  open var supplementaryViewProvider: SupplementaryViewProvider?

  /// What happens when a person moves items.
  public struct ReorderingHandlers {
    /// Whether an item may be moved; none may unless this says so.
    public var canReorderItem: ((ItemIdentifierType) -> Bool)?

    /// Called before the data source takes over where an item was moved.
    public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Called when the data source has taken over where an item was moved; the app changes its own data here.
    public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?

    /// Creates handlers that let no item be moved.
    public init() {}
  }

  /// What happens when a person moves items.
  open var reorderingHandlers = ReorderingHandlers()

  private var shownView: UICollectionView? {
    collectionView.flatMap { $0.dataSource === self ? $0 : nil }
  }

  // MARK: Snapshots

  /// Shows a snapshot, with the least changes that lead to it.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: Whether items move to where they are then.
  ///   - completion: Called when they are there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    presenter.apply(snapshot, to: shownView, animated: animatingDifferences, completion: completion)
  }

  /// Shows a snapshot, with the least changes that lead to it, and waits until items are where they are then.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - animatingDifferences: Whether items move there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot by having the collection view ask for everything anew.
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

  /// Shows a snapshot by having the collection view ask for everything anew.
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

  /// The item at a place; nil where there is none.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { presenter.item(at: indexPath) }

  /// The place of an item; nil where it is not shown.
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

  // MARK: UICollectionViewDataSource

  open func numberOfSections(in collectionView: UICollectionView) -> Int { presenter.snapshot.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    presenter.numberOfItems(in: section)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let item = presenter.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item) else {
      preconditionFailure(
        "UICollectionView dataSource returned a nil cell for item at index path: \(indexPath.listDescription). "
          + "Collection view: \(type(of: collectionView)), dataSource: \(type(of: self))"
      )
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    guard let view = supplementaryViewProvider?(collectionView, kind, indexPath) else {
      preconditionFailure(
        "UICollectionView dataSource returned a nil view for the supplementary element of kind \(kind) at index path "
          + "\(indexPath.listDescription): set the supplementaryViewProvider of \(type(of: self)), and return a view"
      )
    }
    return view
  }

  /// Whether a person may move an item: as `reorderingHandlers` say.
  open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
    guard let canReorder = reorderingHandlers.canReorderItem, let item = presenter.item(at: indexPath) else {
      return false
    }
    return canReorder(item)
  }

  open func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    let old = presenter.snapshot
    let new = presenter.moved(ListBatch.Move(from: sourceIndexPath, to: destinationIndexPath))
    let transaction = NSDiffableDataSourceTransaction(from: old, to: new)
    reorderingHandlers.willReorder?(transaction)
    presenter.adopt(new)
    reorderingHandlers.didReorder?(transaction)
  }
}
