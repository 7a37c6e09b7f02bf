import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Outlines in sections", .serialized)
@MainActor
struct SectionSnapshotTests {
  init() { _ = GTKStartup.done }

  private typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

  private func food() -> Outline {
    var outline = Outline()
    outline.append(["Fruit", "Bread"])
    outline.append(["Apple", "Pear"], to: "Fruit")
    outline.append(["Conference"], to: "Pear")
    return outline
  }

  // MARK: Snapshots

  @Test func `items are seen where everything above them is expanded`() {
    var outline = food()
    #expect(outline.items == ["Fruit", "Apple", "Pear", "Conference", "Bread"])
    #expect(outline.rootItems == ["Fruit", "Bread"])
    #expect(outline.visibleItems == ["Fruit", "Bread"])
    outline.expand(["Pear"])
    #expect(!outline.isVisible("Conference"))
    outline.expand(["Fruit", "Bread"])
    #expect(outline.visibleItems == outline.items)
    #expect(outline.isVisible("Conference"))
    #expect(!outline.isExpanded("Bread"))
    outline.collapse(["Fruit"])
    #expect(outline.visibleItems == ["Fruit", "Bread"])
    #expect(outline.isExpanded("Pear"))
  }

  @Test func `levels, parents and places`() {
    let outline = food()
    #expect(["Fruit", "Apple", "Conference"].map(outline.level(of:)) == [0, 1, 2])
    #expect(outline.parent(of: "Conference") == "Pear")
    #expect(outline.parent(of: "Fruit") == nil)
    #expect(outline.index(of: "Pear") == 2)
    #expect(outline.index(of: "Meat") == nil)
    #expect(outline.contains("Apple") && !outline.contains("Meat"))
  }

  @Test func `items are inserted beside others and deleted with what is below`() {
    var outline = food()
    outline.insert(["Banana"], before: "Apple")
    outline.insert(["Cheese"], after: "Fruit")
    #expect(outline.items == ["Fruit", "Banana", "Apple", "Pear", "Conference", "Cheese", "Bread"])
    outline.delete(["Pear", "Meat"])
    #expect(outline.items == ["Fruit", "Banana", "Apple", "Cheese", "Bread"])
    #expect(outline.parent(of: "Conference") == nil)
    outline.deleteAll()
    #expect(outline.items.isEmpty)
  }

  @Test func `parts are taken and put in`() {
    var outline = food()
    outline.expand(["Pear"])
    #expect(outline.snapshot(of: "Fruit").items == ["Apple", "Pear", "Conference"])
    let part = outline.snapshot(of: "Fruit", includingParent: true)
    #expect(part.rootItems == ["Fruit"])
    #expect(part.level(of: "Conference") == 2)
    #expect(part.isExpanded("Pear"))
    outline.delete(["Pear"])
    var other = Outline()
    other.append(["White", "Dark"])
    other.append(["Rye"], to: "Dark")
    other.expand(["Dark"])
    outline.replace(childrenOf: "Bread", using: other)
    outline.expand(["Bread"])
    #expect(outline.visibleItems == ["Fruit", "Bread", "White", "Dark", "Rye"])
    #expect(outline.visualDescription().split(separator: "\n").last == "    * Rye")
  }

  @Test func `an item twice in an outline stops the program`() async {
    await #expect(processExitsWith: .failure) {
      var outline = NSDiffableDataSourceSectionSnapshot<String>()
      outline.append(["a"])
      outline.append(["b", "a"])
    }
  }

  // MARK: Lists

  @MainActor
  private final class Screen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 600))
    let list: UICollectionView
    private(set) var source: UICollectionViewDiffableDataSource<Int, String>?
    var style = UICellAccessory.OutlineDisclosureOptions.Style.cell

    init() {
      let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
      list = UICollectionView(
        frame: CGRect(x: 0, y: 0, width: 400, height: 600),
        collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration)
      )
      let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> {
        [weak self] cell, _, item in
        var content = cell.defaultContentConfiguration()
        content.text = item
        cell.contentConfiguration = content
        let style = self?.style ?? .cell
        cell.accessories = ["Fruit", "Pear"].contains(item) ? [.outlineDisclosure(options: .init(style: style))] : []
      }
      source = UICollectionViewDiffableDataSource(collectionView: list) { view, indexPath, item in
        view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
      }
      let controller = UIViewController()
      controller.view.addSubview(list)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      list.layoutIfNeeded()
    }

    func apply(_ outline: Outline) {
      source?.apply(outline, to: 0, animatingDifferences: false, completion: nil)
      list.layoutIfNeeded()
    }

    func cell(_ item: String) -> UICollectionViewListCell? {
      list.layoutIfNeeded()
      return source?.indexPath(for: item).flatMap { list.cellForItem(at: $0) } as? UICollectionViewListCell
    }

    var shown: [String] {
      list.layoutIfNeeded()
      return (0..<list.numberOfItems(inSection: 0)).map { item in
        let cell = list.cellForItem(at: IndexPath(item: item, section: 0)) as? UICollectionViewListCell
        let text = (cell?.contentConfiguration as? UIListContentConfiguration)?.text ?? "?"
        return String(repeating: " ", count: cell?.indentationLevel ?? 0) + text
      }
    }

    func press(_ item: String) {
      cell(item)?.subviews.lazy.compactMap { $0 as? OutlineDisclosureControl }.first?.wasPressed?()
    }

    func close() {
      window.isHidden = true
      window.rootViewController = nil
    }
  }

  @Test func `the sign shows and hides the items below, indented by their levels`() {
    let screen = Screen()
    defer { screen.close() }
    screen.apply(food())
    #expect(screen.shown == ["Fruit", "Bread"])
    UIView.performWithoutAnimation { screen.press("Fruit") }
    #expect(screen.shown == ["Fruit", " Apple", " Pear", "Bread"])
    #expect(screen.cell("Fruit")?.configurationState.isExpanded == true)
    UIView.performWithoutAnimation { screen.press("Pear") }
    #expect(screen.shown == ["Fruit", " Apple", " Pear", "  Conference", "Bread"])
    UIView.performWithoutAnimation { screen.press("Fruit") }
    #expect(screen.shown == ["Fruit", "Bread"])
    #expect(screen.cell("Fruit")?.configurationState.isExpanded == false)
    UIView.performWithoutAnimation { screen.press("Fruit") }
    #expect(screen.shown.count == 5)
    #expect(screen.source?.snapshot(for: 0).isExpanded("Pear") == true)
  }

  @Test func `handlers agree, are told, and give what is below`() {
    let screen = Screen()
    defer { screen.close() }
    screen.apply(food())
    var log: [String] = []
    screen.source?.sectionSnapshotHandlers.shouldExpandItem = { $0 != "Pear" }
    screen.source?.sectionSnapshotHandlers.willExpandItem = { log.append("expand \($0)") }
    screen.source?.sectionSnapshotHandlers.shouldCollapseItem = { _ in false }
    screen.source?.sectionSnapshotHandlers.snapshotForExpandingParent = { _, old in
      var outline = old
      outline.append(["Plum"])
      return outline
    }
    UIView.performWithoutAnimation {
      screen.press("Fruit")
      screen.press("Pear")
      screen.press("Fruit")
    }
    #expect(log == ["expand Fruit"])
    #expect(screen.shown == ["Fruit", " Apple", " Pear", " Plum", "Bread"])
  }

  @Test func `a header is expanded by choosing it, and not selected`() throws {
    let screen = Screen()
    defer { screen.close() }
    screen.style = .header
    screen.apply(food())
    UIView.performWithoutAnimation { screen.list.choose(IndexPath(item: 0, section: 0)) }
    #expect(screen.shown.count == 4)
    #expect(screen.list.indexPathsForSelectedItems?.isEmpty != false)
    UIView.performWithoutAnimation { screen.list.choose(IndexPath(item: 1, section: 0)) }
    #expect(screen.list.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
  }

  @Test func `an arrow expands and collapses the focused item`() throws {
    let screen = Screen()
    defer { screen.close() }
    screen.apply(food())
    let cell = try #require(screen.cell("Fruit"))
    #expect(UIView.withoutAnimation { cell.outlineKeyWasPressed(expands: true) })
    #expect(screen.shown.count == 4)
    #expect(!cell.outlineKeyWasPressed(expands: true))
    #expect(UIView.withoutAnimation { cell.outlineKeyWasPressed(expands: false) })
    #expect(screen.shown.count == 2)
  }

  @Test func `a snapshot of everything keeps outlines that it shows as they are`() {
    let screen = Screen()
    defer { screen.close() }
    var outline = food()
    outline.expand(["Fruit"])
    screen.apply(outline)
    var snapshot = screen.source?.snapshot() ?? NSDiffableDataSourceSnapshot()
    snapshot.reconfigureItems(["Apple"])
    screen.source?.apply(snapshot, animatingDifferences: false)
    #expect(screen.source?.snapshot(for: 0).level(of: "Apple") == 1)
    snapshot.deleteItems(["Apple"])
    screen.source?.apply(snapshot, animatingDifferences: false)
    #expect(screen.source?.snapshot(for: 0).items == ["Fruit", "Pear", "Bread"])
    #expect(screen.source?.snapshot(for: 7).items.isEmpty == true)
  }

  @Test func `an item that moves in another section leaves outlines as they are`() throws {
    let screen = Screen()
    let source = try #require(screen.source)
    screen.apply(food())
    var flat = Outline()
    flat.append(["1", "2"])
    source.apply(flat, to: 1, animatingDifferences: false, completion: nil)
    source.collectionView(
      screen.list,
      moveItemAt: IndexPath(item: 0, section: 1),
      to: IndexPath(item: 1, section: 1)
    )
    #expect(source.snapshot(for: 1).items == ["2", "1"])
    #expect(source.snapshot(for: 0).items == food().items)
    #expect(source.snapshot(for: 0).parent(of: "Apple") == "Fruit")
    screen.window.isHidden = true
  }

  @Test func `a cell is indented no longer once its item is in no outline`() throws {
    let screen = Screen()
    var outline = food()
    outline.expand(["Fruit"])
    screen.apply(outline)
    let cell = try #require(screen.cell("Apple"))
    #expect(cell.indentationLevel == 1)
    var flat = NSDiffableDataSourceSnapshot<Int, String>()
    flat.appendSections([0])
    flat.appendItems(["Apple"])
    screen.source?.apply(flat, animatingDifferences: false)
    let reused = try #require(screen.cell("Apple"))
    #expect(reused === cell)
    #expect(reused.indentationLevel == 0)
    screen.window.isHidden = true
  }

  @Test func `outlines that are applied while another snapshot is being applied all arrive`() {
    let list = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 400, height: 600),
      collectionViewLayout: UICollectionViewFlowLayout()
    )
    let registration = UICollectionView.CellRegistration<UICollectionViewCell, String> { _, _, _ in }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: list) { view, indexPath, item in
      view.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: item)
    }
    var base = NSDiffableDataSourceSnapshot<Int, String>()
    base.appendSections([0, 1])
    source.apply(base, animatingDifferences: false) {
      var first = Outline()
      first.append(["Fruit"])
      source.apply(first, to: 0, animatingDifferences: false, completion: nil)
      var second = Outline()
      second.append(["Bread"])
      source.apply(second, to: 1, animatingDifferences: false, completion: nil)
    }
    #expect(source.snapshot().itemIdentifiers(inSection: 0) == ["Fruit"])
    #expect(source.snapshot().itemIdentifiers(inSection: 1) == ["Bread"])
  }

  @Test func `what a handler applies is kept when the item is expanded or collapsed`() {
    let screen = Screen()
    defer { screen.close() }
    screen.apply(food())
    let add: (String) -> Void = { [weak screen] item in
      guard var outline = screen?.source?.snapshot(for: 0) else { return }
      outline.append([item], to: "Fruit")
      screen?.apply(outline)
    }
    screen.source?.sectionSnapshotHandlers.willExpandItem = { _ in add("Plum") }
    screen.source?.sectionSnapshotHandlers.willCollapseItem = { _ in add("Fig") }
    UIView.performWithoutAnimation { screen.press("Fruit") }
    #expect(screen.shown == ["Fruit", " Apple", " Pear", " Plum", "Bread"])
    UIView.performWithoutAnimation { screen.press("Fruit") }
    #expect(screen.shown == ["Fruit", "Bread"])
    #expect(screen.source?.snapshot(for: 0).contains("Fig") == true)
  }
}

extension UIView {
  fileprivate static func withoutAnimation(_ body: () -> Bool) -> Bool {
    var result = false
    performWithoutAnimation { result = body() }
    return result
  }
}
