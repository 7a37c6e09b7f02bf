import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("List layout: editing", .serialized)
@MainActor
struct ListEditingTests {
  init() { _ = GTKStartup.done }

  /// A list whose data source moves and deletes items.
  private final class List: UICollectionViewController {
    final class Cell: UICollectionViewListCell {
      var text = ""
    }

    var texts = ["a", "b", "c"]
    var accessories: (Int) -> [UICellAccessory] = { _ in [] }

    init(appearance: UICollectionLayoutListConfiguration.Appearance = .plain) {
      weak var own: List?
      var list = UICollectionLayoutListConfiguration(appearance: appearance)
      list.trailingSwipeActionsConfigurationProvider = { indexPath in
        UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, completion in
            own?.texts.remove(at: indexPath.item)
            own?.collectionView.deleteItems(at: [indexPath])
            completion(true)
          }
        ])
      }
      super.init(collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
      own = self
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      collectionView.register(Cell.self, forCellWithReuseIdentifier: "cell")
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      texts.count
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      (cell as? Cell)?.text = texts[indexPath.item]
      (cell as? Cell)?.accessories = accessories(indexPath.item)
      return cell
    }

    override func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndexPath: IndexPath,
      to destinationIndexPath: IndexPath
    ) {
      texts.insert(texts.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
    }

    func cell(_ item: Int) -> Cell? {
      collectionView.layoutIfNeeded()
      return collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? Cell
    }

    func control(_ item: Int) -> TableCellEditControl? {
      cell(item)?.subviews.lazy.compactMap { $0 as? TableCellEditControl }.first
    }

    func handle(_ item: Int) -> TableCellReorderControl? {
      cell(item)?.subviews.lazy.compactMap { $0 as? TableCellReorderControl }.first
    }

    func press(_ key: Int32, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0)) -> Bool {
      collectionView.keyWasPressed(UInt32(key), modifiers)
    }
  }

  private func shown(_ list: List) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    window.rootViewController = list
    window.makeKeyAndVisible()
    list.collectionView.layoutIfNeeded()
    return window
  }

  private func close(_ window: UIWindow) {
    window.isHidden = true
    window.rootViewController = nil
  }

  private func edit(_ list: List) {
    UIView.performWithoutAnimation { list.setEditing(true, animated: false) }
    list.collectionView.layoutIfNeeded()
  }

  @Test func `accessories for editing come and go with it, at the ends where UIKit has them`() throws {
    let list = List()
    list.accessories = { _ in [.delete(), .insert(), .multiselect(), .reorder(), .checkmark(), .label(text: "12")] }
    let window = shown(list)
    defer { close(window) }
    let cell = try #require(list.cell(0))
    #expect(!list.collectionView.isEditing)
    #expect(list.control(0) == nil && list.handle(0) == nil)
    #expect(cell.contentView.frame.minX == 0)
    let label = try #require(cell.subviews.lazy.compactMap { $0 as? UILabel }.first)
    #expect(label.text == "12" && label.frame.maxX == 308)
    edit(list)
    #expect(list.collectionView.isEditing)
    let controls = cell.subviews.compactMap { $0 as? TableCellEditControl }
    #expect(controls.map(\.kind) == [.delete, .insert, .select])
    #expect(controls.map(\.frame.minX) == controls.map(\.frame.minX).sorted())
    let handle = try #require(list.handle(0))
    #expect(cell.contentView.frame.minX > (controls.last?.frame.midX ?? 0))
    #expect(handle.frame.minX >= cell.contentView.frame.maxX)
    UIView.performWithoutAnimation { list.setEditing(false, animated: false) }
    list.collectionView.layoutIfNeeded()
    #expect(list.control(0) == nil && cell.contentView.frame.minX == 0)
  }

  @Test func `views of accessories go on where they look the same, and call the newest action`() throws {
    let list = List()
    var pressed = 0
    list.accessories = { _ in [.delete(displayed: .always) { pressed = 1 }] }
    let window = shown(list)
    defer { close(window) }
    let control = try #require(list.control(0))
    list.cell(0)?.accessories = [.delete(displayed: .always) { pressed = 2 }, .checkmark()]
    #expect(list.control(0) === control)
    control.wasPressed?()
    #expect(pressed == 2 && !list.collectionView.swipe.isOpen)
    list.cell(0)?.accessories = [.delete(displayed: .always, options: .init(tintColor: .systemBlue))]
    #expect(list.control(0) !== control)
  }

  @Test func `the button that deletes shows the trailing actions and takes them back`() throws {
    let list = List()
    list.accessories = { _ in [.delete()] }
    let window = shown(list)
    defer { close(window) }
    edit(list)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    list.control(1)?.wasPressed?()
    let swipe = list.collectionView.swipe
    #expect(swipe.current?.cell === list.cell(1) && swipe.current?.actions.edge == .trailing)
    list.control(1)?.wasPressed?()
    #expect(!swipe.isOpen)
    list.control(1)?.wasPressed?()
    let row = try #require(swipe.current)
    swipe.perform(row.actions.buttons[0], of: row)
    #expect(list.texts == ["a", "c"])
    // No swipe by hand while the list is edited.
    #expect(swipe.pressBegan(at: CGPoint(x: 100, y: 10), on: nil) == .declined)
  }

  @Test func `the handle moves the item along the list, and Escape takes it back`() throws {
    let list = List(appearance: .insetGrouped)
    list.accessories = { _ in [.reorder()] }
    let window = shown(list)
    defer { close(window) }
    edit(list)
    let view: UICollectionView = list.collectionView
    let cell = try #require(list.cell(0))
    let home = cell.frame
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    #expect(view.handleWasPressed(of: cell, at: CGPoint(x: home.maxX - 20, y: home.midY)))
    #expect(view.isHeldByHandle && cell.isLifted)
    view.handleWasMoved(to: CGPoint(x: home.minX, y: home.midY + home.height))
    #expect(cell.frame.minX == home.minX && cell.frame.minY == home.maxY)
    #expect(list.cell(0)?.text == "b" && list.cell(0)?.frame == home)
    view.handleWasReleased()
    #expect(list.texts == ["b", "a", "c"] && !cell.isLifted && !view.isHeldByHandle)
    #expect(view.handleWasPressed(of: cell, at: cell.center))
    view.handleWasMoved(to: CGPoint(x: 0, y: 0))
    view.handleWasCancelled()
    #expect(list.texts == ["b", "a", "c"] && !cell.isLifted)
    #expect(list.cell(1) === cell)
  }

  @Test func `marks show which items are selected`() throws {
    let list = List()
    list.accessories = { _ in [.multiselect()] }
    let window = shown(list)
    defer { close(window) }
    list.collectionView.allowsMultipleSelectionDuringEditing = true
    edit(list)
    list.collectionView.choose(IndexPath(item: 1, section: 0))
    list.collectionView.choose(IndexPath(item: 2, section: 0))
    #expect(
      list.control(0)?.isMarked == false && list.control(1)?.isMarked == true && list.control(2)?.isMarked == true
    )
    list.collectionView.choose(IndexPath(item: 1, section: 0))
    #expect(list.control(1)?.isMarked == false)
  }

  @Test func `the keyboard reaches the controls of items that cannot be selected, deletes and moves them`() async throws
  {
    let list = List()
    list.accessories = { $0 == 0 ? [.delete(), .reorder()] : [.reorder()] }
    let window = shown(list)
    defer { close(window) }
    try await nextFrame(of: window.gtkWindow)
    edit(list)
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    let view: UICollectionView = list.collectionView
    #expect(view.focusItem(at: IndexPath(item: 0, section: 0)))
    #expect(list.control(0)?.isFocused == true)
    #expect(list.press(GDK_KEY_Down))
    let handle = try #require(list.handle(1))
    #expect(gtk_widget_has_focus(handle.gtkWidget) != 0)
    #expect(list.press(GDK_KEY_Down, GDK_ALT_MASK))
    #expect(list.texts == ["a", "c", "b"])
    #expect(view.focusedCell === list.cell(2))
    // Return belongs to the button, not to the item.
    #expect(list.press(GDK_KEY_Home) && !list.press(GDK_KEY_Return))
    #expect(list.press(GDK_KEY_Delete) && view.swipe.isOpen)
    #expect(list.press(GDK_KEY_Delete))
    #expect(list.texts == ["c", "b"])
  }

  @Test func `assistive technologies do with an item what a person does`() throws {
    let list = List()
    list.accessories = { $0 == 0 ? [.delete(), .reorder()] : [] }
    let window = shown(list)
    defer { close(window) }
    let view: UICollectionView = list.collectionView
    let cell = try #require(list.cell(0))
    #expect(view.widgetActions(of: cell).map(\.name) == ["activate", "Delete", "move-down"])
    edit(list)
    #expect(view.widgetActions(of: cell).map(\.name) == ["Delete", "move-down"])
    #expect(view.widgetActions(of: try #require(list.cell(1))).map(\.name) == ["move-up", "move-down"])
    UIView.setAnimationsEnabled(false)
    defer { UIView.setAnimationsEnabled(true) }
    #expect(gtk_widget_activate_action_variant(cell.gtkWidget, "item.move-down", nil) != 0)
    #expect(list.texts == ["b", "a", "c"])
    #expect(gtk_widget_activate_action_variant(cell.gtkWidget, "item.Delete", nil) != 0)
    #expect(list.texts == ["b", "c"])
  }

  @Test func `cells hear of editing in their configuration state`() throws {
    let list = List()
    let window = shown(list)
    defer { close(window) }
    let cell = try #require(list.cell(0))
    var heard: [Bool] = []
    cell.configurationUpdateHandler = { _, state in heard.append(state.isEditing) }
    list.collectionView.layoutIfNeeded()
    edit(list)
    #expect(heard == [false, true])
  }

  @Test func `accessories fade while the content moves aside`() async throws {
    let list = List()
    list.accessories = { _ in [.delete(), .checkmark(displayed: .whenNotEditing)] }
    let window = shown(list)
    defer { close(window) }
    try await nextFrame(of: window.gtkWindow)
    let cell = try #require(list.cell(0))
    list.collectionView.isEditing = true
    #expect(list.control(0)?.alpha == 1 && cell.contentView.frame.minX > 0)
    #expect(cell.subviews.contains { $0 is TableCellAccessory })
    try await waitFor("the sign to go") { !cell.subviews.contains { $0 is TableCellAccessory } }
    #expect(list.control(0)?.superview === cell)
  }

  @Test func `headers have the space above that UIKit gives them`() throws {
    func firstHeader(
      _ appearance: UICollectionLayoutListConfiguration.Appearance,
      _ padding: CGFloat?
    ) throws -> (header: CGRect, cell: CGRect) {
      var configuration = UICollectionLayoutListConfiguration(appearance: appearance)
      configuration.headerMode = .supplementary
      configuration.headerTopPadding = padding
      let layout = UICollectionViewCompositionalLayout.list(using: configuration)
      let fixture = CompositionFixture([["a"], ["b"]], layout: layout)
      defer { fixture.close() }
      let kind = UICollectionView.elementKindSectionHeader
      let header = try #require(
        fixture.view.supplementaryView(forElementKind: kind, at: IndexPath(item: 0, section: 0))
      )
      return (header.frame, try #require(fixture.cell(0)).frame)
    }
    #expect(UICollectionLayoutListConfiguration(appearance: .plain).headerTopPadding == nil)
    #expect(try firstHeader(.plain, nil).header.minY == 22)
    #expect(try firstHeader(.grouped, nil).header.minY == 0)
    let own = try firstHeader(.plain, 7)
    #expect(own.header.minY == 7 && own.cell.minY == own.header.maxY)
  }

  @Test func `a list that was edited is freed`() async throws {
    weak var list: List?
    weak var control: TableCellEditControl?
    try {
      let made = List()
      made.accessories = { _ in [.delete(), .reorder(), .detail(), .multiselect()] }
      let window = shown(made)
      edit(made)
      list = made
      control = try #require(made.control(0))
      close(window)
    }()
    try await waitFor("the list to go") { list == nil && control == nil }
  }
}
