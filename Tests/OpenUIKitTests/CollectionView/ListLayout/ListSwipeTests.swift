import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("List layout: swipe actions", .serialized)
@MainActor
struct ListSwipeTests {
  init() { _ = GTKStartup.done }

  /// A list whose items a test swipes, at times that the test sets.
  private final class Swiped {
    let fixture: CompositionFixture
    var leading: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
    var trailing: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
    var asked: [String] = []
    var performed: [String] = []
    var completion: ((Bool) -> Void)?
    var time = 0.0
    var view: UICollectionView { fixture.view }
    var swipe: SwipeInteraction { fixture.view.swipe }

    init(_ texts: [String] = ["a", "b", "c", "d"], isMirrored: Bool = false) {
      weak var own: Swiped?
      var list = UICollectionLayoutListConfiguration(appearance: .plain)
      list.leadingSwipeActionsConfigurationProvider = {
        own?.asked.append("leading \($0.item)")
        return own?.leading($0)
      }
      list.trailingSwipeActionsConfigurationProvider = {
        own?.asked.append("trailing \($0.item)")
        return own?.trailing($0)
      }
      let layout = UICollectionViewCompositionalLayout.list(using: list)
      fixture = CompositionFixture([texts], layout: layout, isMirrored: isMirrored)
      own = self
      swipe.now = { [unowned self] in time }
    }

    func configuration(_ titles: [String], style: UIContextualAction.Style = .normal) -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(
        actions: titles.map { title in
          UIContextualAction(style: style, title: title) { [unowned self] _, _, completion in
            performed.append(title)
            self.completion = completion
          }
        }
      )
    }

    /// One action that deletes the item.
    func deletion(_ indexPath: IndexPath) -> UISwipeActionsConfiguration {
      UISwipeActionsConfiguration(actions: [
        UIContextualAction(style: .destructive, title: "Delete") { [unowned self] _, _, completion in
          fixture.sections[0].remove(at: indexPath.item)
          view.deleteItems(at: [indexPath])
          completion(true)
        }
      ])
    }

    func cell(_ item: Int) throws -> CompositionFixture.Cell { try #require(fixture.cell(item)) }

    @discardableResult
    func drag(_ item: Int, by distance: CGFloat, letGo: Bool = true) throws -> ListDragDecision {
      let frame = try #require(view.layoutAttributesForItem(at: IndexPath(item: item, section: 0))).frame
      let start = CGPoint(x: frame.midX, y: frame.midY)
      if swipe.pressBegan(at: start, on: nil) == .undecided {
        let decision = swipe.pressWandered(from: start, to: CGPoint(x: start.x + (distance < 0 ? -1 : 1), y: start.y))
        guard decision == .taken else { return decision }
      }
      // Slow enough to leave the decision to the place.
      for step in 1...10 {
        time += 0.1
        swipe.pressMoved(to: CGPoint(x: start.x + distance * CGFloat(step) / 10, y: start.y))
      }
      time += 1
      if letGo { UIView.performWithoutAnimation { swipe.pressEnded() } }
      return .taken
    }

    func press(_ key: Int32) -> Bool { view.keyWasPressed(UInt32(key), GdkModifierType(rawValue: 0)) }
  }

  @Test func `by default an item has no actions`() {
    let configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    #expect(configuration.leadingSwipeActionsConfigurationProvider == nil)
    #expect(configuration.trailingSwipeActionsConfigurationProvider == nil)
    let fixture = CompositionFixture([["a"]], layout: UICollectionViewCompositionalLayout.list(using: configuration))
    defer { fixture.close() }
    #expect(fixture.view.swipe.pressBegan(at: CGPoint(x: 100, y: 10), on: nil) == .declined)
  }

  @Test func `a drag uncovers the actions of its side and asks for them once`() throws {
    let swiped = Swiped()
    defer { swiped.fixture.close() }
    swiped.trailing = { _ in swiped.configuration(["one", "two"]) }
    swiped.leading = { _ in swiped.configuration(["star"]) }
    let cell = try swiped.cell(1)
    try swiped.drag(1, by: -120)
    let row = try #require(swiped.swipe.current)
    #expect(row.cell === cell && swiped.asked == ["trailing 1"])
    #expect(cell.frame.minX == -row.restingDistance)
    #expect(row.actions.frame.maxX == 320 && row.actions.frame.minY == cell.frame.minY)
    #expect(row.actions.buttons[0].frame.maxX == row.restingDistance)
    UIView.performWithoutAnimation { swiped.swipe.close(animated: true) }
    #expect(cell.frame.minX == 0 && row.actions.superview == nil)
    try swiped.drag(1, by: 60)
    #expect(swiped.asked == ["trailing 1", "leading 1"])
    #expect(cell.frame.minX == swiped.swipe.current?.restingDistance)
  }

  @Test func `assistive technologies can choose an item and do what a swipe uncovers`() throws {
    let swiped = Swiped()
    defer { swiped.fixture.close() }
    swiped.trailing = swiped.deletion
    swiped.leading = { _ in swiped.configuration(["star"]) }
    let cell = try swiped.cell(1)
    #expect(swiped.asked == [])
    #expect(swiped.view.widgetActions(of: cell).map(\.name) == ["activate", "Delete", "star"])
    #expect(gtk_widget_activate_action_variant(cell.gtkWidget, "item.activate", nil) != 0)
    #expect(swiped.view.indexPathsForSelectedItems == [IndexPath(item: 1, section: 0)])
    UIView.performWithoutAnimation {
      #expect(gtk_widget_activate_action_variant(cell.gtkWidget, "item.star", nil) != 0)
      #expect(swiped.performed == ["star"])
      swiped.completion?(true)
      #expect(gtk_widget_activate_action_variant(cell.gtkWidget, "item.Delete", nil) != 0)
    }
    #expect(swiped.fixture.sections == [["a", "c", "d"]])
  }

  @Test func `sides are mirrored where lines run from right to left`() throws {
    let swiped = Swiped(isMirrored: true)
    defer { swiped.fixture.close() }
    swiped.trailing = { _ in swiped.configuration(["one"]) }
    try swiped.drag(0, by: 60)
    let row = try #require(swiped.swipe.current)
    #expect(row.actions.edge == .trailing && row.cell.frame.minX == row.restingDistance && row.actions.frame.minX == 0)
  }

  @Test func `a drag over most of the item performs the first action`() throws {
    let swiped = Swiped()
    defer { swiped.fixture.close() }
    swiped.trailing = { _ in swiped.configuration(["one", "two"]) }
    try swiped.drag(2, by: -250)
    #expect(swiped.performed == ["one"])
    #expect(try swiped.cell(2).frame.minX == -320)
    UIView.performWithoutAnimation { swiped.completion?(true) }
    #expect(try swiped.cell(2).frame.minX == 0 && !swiped.swipe.isOpen)
  }

  @Test func `whatever else a person does, a reload, editing and another layout put the item back`() throws {
    let swiped = Swiped((0..<30).map { "item \($0)" })
    defer { swiped.fixture.close() }
    swiped.trailing = { _ in swiped.configuration(["one"]) }
    for endIt: () throws -> Void in [
      { swiped.view.pressBegan(on: try swiped.cell(2)) },
      { swiped.view.reloadData() },
      { swiped.view.personWillScroll() },
      { try swiped.drag(3, by: -60, letGo: false) },
      { #expect(swiped.press(GDK_KEY_Escape)) },
      { swiped.view.isEditing = true },
      { swiped.view.beginInteractiveMovementForItem(at: IndexPath(item: 0, section: 0)) },
      { swiped.view.scrollToItem(at: IndexPath(item: 29, section: 0), at: .bottom, animated: false) },
      {
        swiped.view.collectionViewLayout = UICollectionViewCompositionalLayout.list(
          using: UICollectionLayoutListConfiguration(appearance: .grouped)
        )
      },
    ] {
      swiped.view.isEditing = false
      swiped.view.cancelInteractiveMovement()
      swiped.swipe.close(animated: false)
      swiped.view.contentOffset = .zero
      swiped.view.layoutIfNeeded()
      try swiped.drag(1, by: -60)
      let row = try #require(swiped.swipe.current)
      UIView.setAnimationsEnabled(false)
      try endIt()
      UIView.setAnimationsEnabled(true)
      #expect(swiped.swipe.current !== row)
      #expect(row.actions.superview == nil && row.cell.swipeShift == 0)
    }
  }

  @Test func `an item that leaves the window is put back`() throws {
    let swiped = Swiped()
    defer { swiped.fixture.close() }
    swiped.trailing = { _ in swiped.configuration(["one"]) }
    try swiped.drag(1, by: -60)
    swiped.view.removeFromSuperview()
    #expect(!swiped.swipe.isOpen)
  }

  @Test func `items above an open one come and go without it`() throws {
    let swiped = Swiped()
    defer { swiped.fixture.close() }
    swiped.trailing = { _ in swiped.configuration(["one"]) }
    let place = try swiped.cell(1).frame
    try swiped.drag(2, by: -60)
    let row = try #require(swiped.swipe.current)
    UIView.performWithoutAnimation {
      swiped.fixture.sections[0].remove(at: 0)
      swiped.view.deleteItems(at: [IndexPath(item: 0, section: 0)])
    }
    #expect(swiped.swipe.current === row)
    #expect(row.cell.frame.minY == place.minY && row.actions.frame.minY == place.minY)
    #expect(row.cell.frame.minX == -row.restingDistance)
  }

  @Test func `a deletion takes the item and its actions away together`() async throws {
    let swiped = Swiped()
    defer { swiped.fixture.close() }
    try await nextFrame(of: swiped.fixture.window.gtkWindow)
    swiped.trailing = swiped.deletion
    try swiped.drag(1, by: -60)
    let row = try #require(swiped.swipe.current)
    swiped.swipe.perform(row.actions.buttons[0], of: row)
    #expect(!swiped.swipe.isOpen && swiped.view.motion.moves(row.actions))
    #expect(row.cell.frame.minX == -row.restingDistance)
    try await waitFor("the actions to go") { row.actions.superview == nil }
    #expect(row.cell.swipeShift == 0)
    #expect(swiped.view.visibleCells.count == 3)
  }

  @Test func `the menu key shows the actions with the focus on them, and Delete the one that deletes`() async throws {
    let swiped = Swiped()
    defer { swiped.fixture.close() }
    try await nextFrame(of: swiped.fixture.window.gtkWindow)
    swiped.leading = { _ in swiped.configuration(["star"]) }
    let cell = try swiped.cell(2)
    swiped.view.focus(cell, isVisible: true)
    #expect(!swiped.press(GDK_KEY_Delete))
    #expect(swiped.press(GDK_KEY_Menu))
    #expect(swiped.swipe.current?.actions.edge == .leading)
    #expect(swiped.swipe.current?.actions.buttons[0].isFocused == true)
    #expect(swiped.press(GDK_KEY_Escape))
    #expect(gtk_widget_has_focus(cell.gtkWidget) != 0)
    UIView.setAnimationsEnabled(false)
    swiped.trailing = swiped.deletion
    #expect(swiped.press(GDK_KEY_Delete) && swiped.swipe.current?.actions.edge == .trailing)
    #expect(swiped.press(GDK_KEY_Delete))
    UIView.setAnimationsEnabled(true)
    #expect(swiped.fixture.sections == [["a", "b", "d"]])
  }

  @Test func `a list that was swiped is freed`() async throws {
    weak var view: UICollectionView?
    weak var actions: SwipeActionsView?
    try {
      let swiped = Swiped()
      swiped.trailing = { [unowned swiped] _ in swiped.configuration(["one"]) }
      try swiped.drag(1, by: -60)
      view = swiped.view
      actions = swiped.swipe.current?.actions
      swiped.fixture.close()
    }()
    try await waitFor("the list to go") { view == nil && actions == nil }
  }
}
