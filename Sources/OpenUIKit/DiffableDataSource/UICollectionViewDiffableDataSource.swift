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
  UICollectionViewDataSource, OutlineDataSource
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

  /// What happens when a person moves items. Items of outlines with levels are not moved.
  open var reorderingHandlers = ReorderingHandlers()

  /// What happens when a person shows or hides the items below another one.
  public struct SectionSnapshotHandlers<ItemType: Hashable> {
    /// Whether the items below an item may be shown; they may unless this says no.
    public var shouldExpandItem: ((ItemType) -> Bool)?

    /// Called before the items below an item are shown.
    public var willExpandItem: ((ItemType) -> Void)?

    /// Whether the items below an item may be hidden; they may unless this says no.
    public var shouldCollapseItem: ((ItemType) -> Bool)?

    /// Called before the items below an item are hidden.
    public var willCollapseItem: ((ItemType) -> Void)?

    /// Gives what is below an item that is about to be expanded; it gets what is there.
    public var snapshotForExpandingParent:
      ((ItemType, NSDiffableDataSourceSectionSnapshot<ItemType>) -> NSDiffableDataSourceSectionSnapshot<ItemType>)?

    /// Creates handlers that leave all to a person.
    public init() {}
  }

  /// What happens when a person shows or hides the items below another one.
  open var sectionSnapshotHandlers = SectionSnapshotHandlers<ItemIdentifierType>()

  /// The outlines of sections.
  private var outlines: [SectionIdentifierType: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>] = [:]

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
    presenter.apply(to: shownView, animated: animatingDifferences, completion: completion) { [self] _ in
      dropOutlines(notIn: snapshot)
      return snapshot
    }
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
    presenter.applyByReload(
      snapshot,
      to: shownView,
      willApply: { [self] in dropOutlines(notIn: snapshot) },
      completion: completion
    )
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

  // MARK: Outlines

  /// Shows an outline in a section, which is added behind the others where it is not there.
  ///
  /// - Parameters:
  ///   - snapshot: The outline.
  ///   - section: The section.
  ///   - animatingDifferences: Whether items move to where they are then.
  ///   - completion: Called when they are there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    applyOutline(to: section, animated: animatingDifferences, completion: completion) { _ in snapshot }
  }

  /// Shows an outline that is made of the one of its section when its turn comes.
  ///
  /// - Parameters:
  ///   - section: The section.
  ///   - animated: Whether items move to where they are then.
  ///   - completion: Called when they are there.
  ///   - change: Makes the outline of the one that the section has, if any; nil leaves everything as it is.
  private func applyOutline(
    to section: SectionIdentifierType,
    animated: Bool,
    completion: (() -> Void)?,
    change:
      @escaping (
        NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>?
      ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>?
  ) {
    let updateCells = { [self] in
      for case let cell as UICollectionViewListCell in shownView?.visibleCells ?? [] { cell.outlineDidChange() }
    }
    presenter.apply(to: shownView, animated: animated, applied: updateCells, completion: completion) { [self] shown in
      guard let outline = change(outlines[section]) else { return shown }
      var new = shown
      if new.indexOfSection(section) == nil { new.appendSections([section]) }
      new.deleteItems(new.itemIdentifiers(inSection: section))
      new.appendItems(outline.visibleItems, toSection: section)
      outlines[section] = outline
      return new
    }
  }

  /// Shows an outline in a section, and waits until items are where they are then.
  ///
  /// - Parameters:
  ///   - snapshot: The outline.
  ///   - section: The section.
  ///   - animatingDifferences: Whether items move there.
  open func apply(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>,
    to section: SectionIdentifierType,
    animatingDifferences: Bool = true
  ) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, to: section, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// The outline of a section; its items without levels where none was applied.
  open func snapshot(
    for section: SectionIdentifierType
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let outline = outlines[section] { return outline }
    let isShown = presenter.snapshot.indexOfSection(section) != nil
    return NSDiffableDataSourceSectionSnapshot(isShown ? presenter.snapshot.itemIdentifiers(inSection: section) : [])
  }

  /// Forgets outlines that a snapshot does not show as they are.
  private func dropOutlines(notIn snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>) {
    outlines = outlines.filter { section, outline in
      snapshot.indexOfSection(section) != nil
        && snapshot.itemIdentifiers(inSection: section) == outline.visibleItems
    }
  }

  /// The outline of the section of an item, where the item is in one.
  private func outline(
    at indexPath: IndexPath
  ) -> (
    section: SectionIdentifierType, item: ItemIdentifierType,
    outline: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  )? {
    guard let item = presenter.item(at: indexPath) else { return nil }
    let section = presenter.snapshot.sectionIdentifiers[indexPath.section]
    guard let outline = outlines[section], outline.contains(item) else { return nil }
    return (section, item, outline)
  }

  final func outlineLevel(at indexPath: IndexPath) -> Int? {
    outline(at: indexPath).map { $0.outline.level(of: $0.item) }
  }

  final func isExpanded(at indexPath: IndexPath) -> Bool {
    outline(at: indexPath).map { $0.outline.isExpanded($0.item) } ?? false
  }

  final func toggleExpansion(at indexPath: IndexPath) {
    guard let found = outline(at: indexPath) else { return }
    let (section, item, _) = found
    let handlers = sectionSnapshotHandlers
    let expands = !found.outline.isExpanded(item)
    var children: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>?
    if expands {
      guard handlers.shouldExpandItem?(item) ?? true else { return }
      handlers.willExpandItem?(item)
      // The handler may have applied another outline.
      guard let outline = outlines[section], outline.contains(item) else { return }
      children = handlers.snapshotForExpandingParent?(item, outline.snapshot(of: item))
    } else {
      guard handlers.shouldCollapseItem?(item) ?? true else { return }
      handlers.willCollapseItem?(item)
    }
    applyOutline(to: section, animated: true, completion: nil) { current in
      guard var outline = current, outline.contains(item) else { return nil }
      if let children { outline.replace(childrenOf: item, using: children) }
      if expands { outline.expand([item]) } else { outline.collapse([item]) }
      return outline
    }
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
    if let found = outline(at: indexPath), found.outline.items.count > found.outline.rootItems.count { return false }
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
    for (section, outline) in outlines {
      let items = new.itemIdentifiers(inSection: section)
      if outline.visibleItems != items { outlines[section] = NSDiffableDataSourceSectionSnapshot(items) }
    }
    reorderingHandlers.didReorder?(transaction)
  }
}
