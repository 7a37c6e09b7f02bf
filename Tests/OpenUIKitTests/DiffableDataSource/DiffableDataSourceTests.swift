import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Diffable data sources", .serialized)
@MainActor
struct DiffableDataSourceTests {
  init() { _ = GTKStartup.done }

  private typealias Snapshot = SnapshotWorld.Snapshot

  /// A table view and a collection view that show the same snapshots.
  @MainActor
  private final class Stage {
    final class Cell: UITableViewCell {
      var prepared = 0

      override func prepareForReuse() {
        super.prepareForReuse()
        prepared += 1
      }
    }

    let window: UIWindow
    let controller = UIViewController()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 900), style: .grouped)
    let list: UICollectionView
    private(set) var tableSource: UITableViewDiffableDataSource<Int, Int>?
    private(set) var listSource: UICollectionViewDiffableDataSource<Int, Int>?
    var configured: [Int] = []

    init() {
      let layout = UICollectionViewFlowLayout()
      layout.itemSize = CGSize(width: 50, height: 50)
      list = UICollectionView(frame: CGRect(x: 300, y: 0, width: 300, height: 900), collectionViewLayout: layout)
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 600, height: 950))
      table.register(Cell.self, forCellReuseIdentifier: "cell")
      tableSource = UITableViewDiffableDataSource(tableView: table) { [weak self] table, indexPath, item in
        let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "\(item)"
        self?.configured.append(item)
        return cell
      }
      list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      listSource = UICollectionViewDiffableDataSource(collectionView: list) { view, indexPath, item in
        let cell = view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        cell.tag = item
        return cell
      }
      controller.view.addSubview(table)
      controller.view.addSubview(list)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      window.layoutIfNeeded()
    }

    func apply(_ snapshot: Snapshot, animated: Bool = false) {
      tableSource?.apply(snapshot, animatingDifferences: animated)
      listSource?.apply(snapshot, animatingDifferences: animated)
      table.layoutIfNeeded()
      list.layoutIfNeeded()
    }

    /// What the cells say, by their places.
    var shown: (table: [[Int]], list: [[Int]]) {
      let rows = (0..<table.numberOfSections).map { section in
        (0..<table.numberOfRows(inSection: section)).map { row in
          Int(table.cellForRow(at: IndexPath(row: row, section: section))?.textLabel?.text ?? "") ?? -1
        }
      }
      let items = (0..<list.numberOfSections).map { section in
        (0..<list.numberOfItems(inSection: section)).map { item in
          list.cellForItem(at: IndexPath(item: item, section: section))?.tag ?? -1
        }
      }
      return (rows, items)
    }

    func close() {
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  private func contents(_ snapshot: Snapshot) -> [[Int]] {
    snapshot.sectionIdentifiers.map(snapshot.itemIdentifiers(inSection:))
  }

  private func snapshot(_ sections: [[Int]]) -> Snapshot {
    var made = Snapshot()
    for (section, items) in sections.enumerated() {
      made.appendSections([section])
      made.appendItems(items)
    }
    return made
  }

  // MARK: Transitions

  @Test func `views follow random snapshots`() {
    let seed = UInt64.random(in: .min ... .max)
    print("Diffable data source seed \(seed)")
    let stage = Stage()
    var world = SnapshotWorld(seed: seed)
    var snapshot = Snapshot()
    for step in 0..<150 {
      snapshot = world.next(after: snapshot)
      stage.apply(snapshot, animated: step % 3 == 0)
      let shown = stage.shown
      guard shown.table == contents(snapshot), shown.list == contents(snapshot) else {
        Issue.record("step \(step) of seed \(seed): \(shown) shown for \(contents(snapshot))")
        break
      }
      snapshot = stage.tableSource?.snapshot() ?? snapshot
      #expect(snapshot.reloadedItemIdentifiers.isEmpty && snapshot.reconfiguredItemIdentifiers.isEmpty)
    }
    stage.close()
  }

  @Test func `places and identifiers are found in what is shown`() {
    let stage = Stage()
    stage.apply(snapshot([[1, 2], [3]]))
    for index in 0...1 {
      let item = index == 0 ? stage.tableSource?.itemIdentifier(for:) : stage.listSource?.itemIdentifier(for:)
      let path = index == 0 ? stage.tableSource?.indexPath(for:) : stage.listSource?.indexPath(for:)
      #expect(item?(IndexPath(row: 0, section: 1)) == 3)
      #expect(item?(IndexPath(row: 1, section: 1)) == nil)
      #expect(item?(IndexPath(row: 0, section: 7)) == nil)
      #expect(path?(2) == IndexPath(row: 1, section: 0))
      #expect(path?(9) == nil)
    }
    #expect(stage.tableSource?.sectionIdentifier(for: 1) == 1)
    #expect(stage.tableSource?.sectionIdentifier(for: 2) == nil)
    #expect(stage.listSource?.index(for: 1) == 1)
    #expect(stage.listSource?.index(for: 5) == nil)
    stage.close()
  }

  @Test func `reconfiguring keeps the cell and reloading takes one from the pool`() {
    let stage = Stage()
    stage.apply(snapshot([[1, 2, 3]]))
    let path = IndexPath(row: 1, section: 0)
    let cell = stage.table.cellForRow(at: path) as? Stage.Cell
    stage.configured = []
    var next = stage.tableSource?.snapshot() ?? Snapshot()
    next.reconfigureItems([2])
    stage.apply(next)
    #expect(stage.configured == [2])
    #expect(stage.table.cellForRow(at: path) === cell)
    #expect(cell?.prepared == 0)
    stage.configured = []
    next = stage.tableSource?.snapshot() ?? Snapshot()
    next.reloadItems([2])
    stage.apply(next)
    #expect(stage.configured == [2])
    #expect(cell?.prepared == 1)
    stage.close()
  }

  @Test func `selection and cells go along with their items`() {
    let stage = Stage()
    stage.apply(snapshot([[1, 2, 3]]))
    stage.table.selectRow(at: IndexPath(row: 2, section: 0), animated: false, scrollPosition: .none)
    let cell = stage.table.cellForRow(at: IndexPath(row: 2, section: 0))
    stage.apply(snapshot([[3, 4, 1]]))
    #expect(stage.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    #expect(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    stage.close()
  }

  // MARK: Completion

  @Test func `the completion comes when views are where they are then`() async throws {
    let stage = Stage()
    try await nextFrame(of: stage.window.gtkWindow)
    stage.apply(snapshot([[1, 2]]))
    var ends: [String] = []
    stage.tableSource?.apply(snapshot([[2, 3, 1]])) { ends.append("table") }
    stage.listSource?.apply(snapshot([[2, 3, 1]])) { ends.append("list") }
    #expect(ends.isEmpty)
    try await waitFor("the ends of the motions") { ends.count == 2 }
    #expect(!stage.table.motion.isRunning)
    await stage.tableSource?.apply(snapshot([[5]]))
    #expect(!stage.table.motion.isRunning)
    #expect(stage.shown.table == [[5]])
    await stage.listSource?.applySnapshotUsingReloadData(snapshot([[6]]))
    stage.list.layoutIfNeeded()
    #expect(stage.shown.list == [[6]])
    stage.close()
  }

  @Test func `a snapshot applied in a completion or while cells are made comes after`() async throws {
    let stage = Stage()
    stage.tableSource?.apply(snapshot([[1]]), animatingDifferences: false) {
      stage.tableSource?.apply(self.snapshot([[1, 2]]), animatingDifferences: false)
    }
    stage.table.layoutIfNeeded()
    #expect(stage.shown.table == [[1, 2]])

    final class Source: UITableViewDiffableDataSource<Int, Int> {
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        if snapshot().numberOfItems == 1 {
          var next = snapshot()
          next.appendItems([20])
          apply(next, animatingDifferences: false)
        }
        return super.tableView(tableView, cellForRowAt: indexPath)
      }
    }
    let source = Source(tableView: stage.table) { table, indexPath, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    source.apply(snapshot([[10]]), animatingDifferences: false, completion: nil)
    stage.table.layoutIfNeeded()
    try await waitFor("the second snapshot") { source.snapshot().numberOfItems == 2 }
    stage.table.layoutIfNeeded()
    #expect(stage.shown.table == [[10, 20]])
    stage.close()
  }

  @Test func `a view outside of a window shows the snapshot when it comes into one`() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 400), style: .plain)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, indexPath, _ in
      table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    var isDone = false
    source.apply(snapshot([[1, 2], [3]])) { isDone = true }
    source.apply(snapshot([[1], [3, 2]]))
    #expect(isDone)
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 1) == 2)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    window.rootViewController = UIViewController()
    window.rootViewController?.view.addSubview(table)
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
    window.isHidden = true
    window.rootViewController = nil
  }

  // MARK: Subclasses

  /// What an app writes for titles, deleting and moving.
  private final class Source: UITableViewDiffableDataSource<Int, Int> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section).map { "Section \($0)" }
    }

    override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    override func tableView(
      _ tableView: UITableView,
      commit editingStyle: UITableViewCell.EditingStyle,
      forRowAt indexPath: IndexPath
    ) {
      guard editingStyle == .delete, let item = itemIdentifier(for: indexPath) else { return }
      var next = snapshot()
      next.deleteItems([item])
      apply(next, animatingDifferences: false)
    }

    override func tableView(
      _ tableView: UITableView,
      moveRowAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      guard let item = itemIdentifier(for: sourceIndexPath), let other = itemIdentifier(for: destinationIndexPath),
        item != other
      else { return }
      var next = snapshot()
      if sourceIndexPath < destinationIndexPath {
        next.moveItem(item, afterItem: other)
      } else {
        next.moveItem(item, beforeItem: other)
      }
      apply(next, animatingDifferences: false)
    }
  }

  private func source(on stage: Stage) -> Source {
    Source(tableView: stage.table) { table, indexPath, item in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      cell.textLabel?.text = "\(item)"
      return cell
    }
  }

  @Test func `a subclass gives titles and deletes rows`() {
    let stage = Stage()
    let source = source(on: stage)
    source.apply(snapshot([[1, 2, 3]]), animatingDifferences: false)
    stage.table.layoutIfNeeded()
    #expect(stage.table.headerView(forSection: 0)?.textLabel?.text == "Section 0")
    #expect(stage.table.cellForRow(at: IndexPath(row: 1, section: 0)).map(stage.table.canSwipe) == true)
    source.tableView(stage.table, commit: .delete, forRowAt: IndexPath(row: 1, section: 0))
    stage.table.layoutIfNeeded()
    #expect(stage.shown.table == [[1, 3]])
    stage.close()
  }

  @Test func `rows are fixed and not edited unless a subclass says so`() {
    let stage = Stage()
    stage.apply(snapshot([[1, 2, 3]]))
    let path = IndexPath(row: 0, section: 0)
    #expect(stage.tableSource?.tableView(stage.table, canEditRowAt: path) == false)
    #expect(stage.tableSource?.tableView(stage.table, canMoveRowAt: path) == false)
    #expect(stage.listSource?.collectionView(stage.list, canMoveItemAt: path) == false)
    stage.close()
  }

  @Test func `a subclass that applies a snapshot for a moved row shows it once`() async throws {
    let stage = Stage()
    let source = source(on: stage)
    source.apply(snapshot([[1, 2, 3, 4]]), animatingDifferences: false, completion: nil)
    stage.table.setEditing(true, animated: false)
    stage.table.layoutIfNeeded()
    try await nextFrame(of: stage.window.gtkWindow)
    let cell = try #require(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let middle = CGPoint(x: 280, y: cell.frame.midY)
    #expect(stage.table.reordering.begin(cell, at: middle))
    stage.table.reordering.move(to: CGPoint(x: 280, y: middle.y + 2 * cell.frame.height))
    stage.table.reordering.end()
    try await waitFor("the end of the motion") { !stage.table.motion.isRunning }
    stage.table.layoutIfNeeded()
    #expect(source.snapshot().itemIdentifiers == [2, 3, 1, 4])
    #expect(stage.shown.table == [[2, 3, 1, 4]])
    #expect(stage.table.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    stage.close()
  }

  // MARK: Collections

  @Test func `handlers are told of items that a person moves`() throws {
    let stage = Stage()
    stage.apply(snapshot([[1, 2, 3], [4]]))
    let source = try #require(stage.listSource)
    var log: [String] = []
    source.reorderingHandlers.canReorderItem = { $0 != 2 }
    source.reorderingHandlers.willReorder = { log.append("will \($0.initialSnapshot.itemIdentifiers)") }
    source.reorderingHandlers.didReorder = { transaction in
      let applied = [1, 2, 3, 4].applying(transaction.difference) ?? []
      log.append("did \(transaction.finalSnapshot.itemIdentifiers) \(applied)")
    }
    #expect(!stage.list.beginInteractiveMovementForItem(at: IndexPath(item: 1, section: 0)))
    #expect(stage.list.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)))
    let target = stage.list.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.center ?? .zero
    stage.list.updateInteractiveMovementTargetPosition(target)
    stage.list.endInteractiveMovement()
    #expect(log == ["will [1, 2, 3, 4]", "did [2, 3, 1, 4] [2, 3, 1, 4]"])
    stage.list.layoutIfNeeded()
    #expect(stage.shown.list == [[2, 3, 1], [4]])
    stage.close()
  }

  @Test func `views beside the items come from their provider`() {
    let layout = UICollectionViewFlowLayout()
    layout.headerReferenceSize = CGSize(width: 100, height: 20)
    let stage = Stage()
    stage.list.setCollectionViewLayout(layout, animated: false)
    let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, indexPath in view.tag = 100 + indexPath.section }
    stage.listSource?.supplementaryViewProvider = { view, _, indexPath in
      view.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }
    stage.apply(snapshot([[1], [2]]))
    let headers = stage.list.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)
    #expect(headers.map(\.tag).sorted() == [100, 101])
    stage.close()
  }

  @Test func `a data source and its views are freed`() async throws {
    weak var table: UITableView?
    weak var list: UICollectionView?
    weak var source: UITableViewDiffableDataSource<Int, Int>?
    do {
      let stage = Stage()
      stage.apply(snapshot([[1, 2]]))
      (table, list, source) = (stage.table, stage.list, stage.tableSource)
      stage.close()
    }
    try await waitFor("the views to be freed") { table == nil && list == nil && source == nil }
  }
}
