import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Table view: swipe actions", .serialized)
@MainActor
struct SwipeTests {
  /// A table view whose rows a test swipes, at times that the test sets.
  private final class Swiped {
    let fixture: EditingFixture
    var performed: [String] = []
    var completion: ((Bool) -> Void)?
    var time = 0.0
    var table: UITableView { fixture.table }
    var swipe: SwipeInteraction { fixture.table.swipe }

    init(_ texts: [String] = ["a", "b", "c", "d"]) {
      fixture = EditingFixture(texts)
      swipe.now = { [unowned self] in time }
    }

    func configuration(
      _ titles: [String],
      style: UIContextualAction.Style = .normal,
      full: Bool = true
    ) -> UISwipeActionsConfiguration {
      let configuration = UISwipeActionsConfiguration(
        actions: titles.map { title in
          UIContextualAction(style: style, title: title) { [unowned self] _, _, completion in
            performed.append(title)
            self.completion = completion
          }
        }
      )
      configuration.performsFirstActionWithFullSwipe = full
      return configuration
    }

    func cell(_ row: Int) throws -> UITableViewCell { try #require(table.cellForRow(at: fixture.path(row))) }

    /// Drags the pointer from the middle of a row; a step is what it moves at once, in points.
    @discardableResult
    func drag(_ row: Int, by distance: CGFloat, letGo: Bool = true) throws -> ListDragDecision {
      let frame = table.rectForRow(at: fixture.path(row))
      let start = CGPoint(x: frame.midX, y: frame.midY)
      if swipe.pressBegan(at: start, on: nil) == .undecided {
        let decision = swipe.pressWandered(from: start, to: start)
        #expect(decision == .declined)
        let begun = swipe.pressWandered(from: start, to: CGPoint(x: start.x + (distance < 0 ? -1 : 1), y: start.y))
        guard begun == .taken else { return begun }
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
  }

  @Test func `a drag to the left uncovers the trailing actions, the first at the edge, and the row rests there`() throws
  {
    let swiped = Swiped()
    defer { swiped.fixture.close() }
    swiped.fixture.trailing = { _ in swiped.configuration(["one", "two"]) }
    let cell = try swiped.cell(1)
    try swiped.drag(1, by: -120)
    let row = try #require(swiped.swipe.current)
    #expect(row.cell === cell)
    #expect(cell.frame.minX == -row.restingDistance)
    #expect(
      row.actions.frame
        == CGRect(x: 400 - row.restingDistance, y: cell.frame.minY, width: row.restingDistance, height: 44)
    )
    #expect(row.actions.buttons[0].frame.maxX == row.restingDistance)
    #expect(row.actions.buttons[1].frame.minX == 0)
    #expect(cell.showingDeleteConfirmation)
    #expect(swiped.table.isEditing)
    #expect(swiped.fixture.log == ["begin 1"])
    UIView.performWithoutAnimation { swiped.table.setEditing(false, animated: false) }
    #expect(cell.frame.minX == 0)
    #expect(row.actions.superview == nil)
    #expect(!cell.showingDeleteConfirmation)
    #expect(!swiped.table.isEditing)
    #expect(swiped.fixture.log == ["begin 1", "end 1"])
  }

  @Test func `a drag to the right uncovers the leading actions, and a short one nothing`() throws {
    let swiped = Swiped()
    defer { swiped.fixture.close() }
    swiped.fixture.leading = { _ in swiped.configuration(["star"]) }
    try swiped.drag(0, by: 20)
    #expect(!swiped.swipe.isOpen)
    #expect(try swiped.cell(0).frame.minX == 0)
    try swiped.drag(0, by: 60)
    let row = try #require(swiped.swipe.current)
    #expect(row.actions.edge == .leading)
    #expect(row.cell.frame.minX == row.restingDistance)
    #expect(row.actions.frame.minX == 0)
  }

  @Test func `sides are mirrored where lines run from right to left`() throws {
    let swiped = Swiped()
    defer { swiped.fixture.close() }
    swiped.table.semanticContentAttribute = .forceRightToLeft
    swiped.fixture.trailing = { _ in
      let configuration = swiped.configuration(["one"])
      return configuration
    }
    let cell = try swiped.cell(0)
    cell.semanticContentAttribute = .forceRightToLeft
    let frame = swiped.table.rectForRow(at: swiped.fixture.path(0))
    let start = CGPoint(x: frame.midX, y: frame.midY)
    #expect(swiped.swipe.pressBegan(at: start, on: nil) == .undecided)
    #expect(swiped.swipe.pressWandered(from: start, to: CGPoint(x: start.x - 9, y: start.y)) == .declined)
    #expect(swiped.swipe.pressWandered(from: start, to: CGPoint(x: start.x + 9, y: start.y)) == .taken)
    #expect(swiped.swipe.current?.actions.edge == .trailing)
  }

  @Test func `a drag over most of the row performs the first action, unless that is declined`() throws {
    let swiped = Swiped()
    defer { swiped.fixture.close() }
    swiped.fixture.trailing = { _ in swiped.configuration(["one", "two"]) }
    try swiped.drag(2, by: -300, letGo: false)
    let row = try #require(swiped.swipe.current)
    #expect(row.actions.isFirstAlone)
    UIView.performWithoutAnimation { swiped.swipe.pressEnded() }
    #expect(swiped.performed == ["one"])
    #expect(row.cell.frame.minX == -400)
    UIView.performWithoutAnimation { swiped.completion?(true) }
    #expect(row.cell.frame.minX == 0)
    #expect(!swiped.swipe.isOpen)
    swiped.performed = []
    swiped.fixture.trailing = { _ in swiped.configuration(["one"], full: false) }
    try swiped.drag(2, by: -350)
    #expect(swiped.performed.isEmpty)
    let resting = try #require(swiped.swipe.current)
    #expect(resting.cell.frame.minX == -resting.restingDistance)
  }

  @Test func `a flick decides by its speed`() throws {
    let swiped = Swiped()
    defer { swiped.fixture.close() }
    swiped.fixture.trailing = { _ in swiped.configuration(["one", "two", "three"]) }
    let frame = swiped.table.rectForRow(at: swiped.fixture.path(0))
    let start = CGPoint(x: frame.midX, y: frame.midY)
    _ = swiped.swipe.pressBegan(at: start, on: nil)
    #expect(swiped.swipe.pressWandered(from: start, to: CGPoint(x: start.x - 1, y: start.y)) == .taken)
    for step in 1...4 {
      swiped.time += 0.016
      swiped.swipe.pressMoved(to: CGPoint(x: start.x - CGFloat(step) * 10, y: start.y))
    }
    swiped.swipe.pressEnded()
    #expect(swiped.swipe.isOpen)
  }

  @Test func `a drag of which only the end is heard counts from its begin`() throws {
    let swiped = Swiped()
    defer { swiped.fixture.close() }
    swiped.fixture.trailing = { _ in swiped.configuration(["one"]) }
    _ = swiped.swipe.pressBegan(at: CGPoint(x: 380, y: 20), on: nil)
    #expect(swiped.swipe.pressWandered(from: CGPoint(x: 380, y: 20), to: CGPoint(x: 40, y: 20)) == .taken)
    UIView.performWithoutAnimation { swiped.swipe.pressEnded() }
    #expect(swiped.performed == ["one"])
  }

  @Test func `the row shows its action until the handler is done, and asks no second time`() throws {
    let swiped = Swiped()
    defer { swiped.fixture.close() }
    swiped.fixture.trailing = { _ in swiped.configuration(["one"]) }
    try swiped.drag(0, by: -60)
    let row = try #require(swiped.swipe.current)
    swiped.swipe.perform(row.actions.buttons[0], of: row)
    swiped.swipe.perform(row.actions.buttons[0], of: row)
    #expect(swiped.performed == ["one"])
    #expect(swiped.swipe.isOpen)
    UIView.performWithoutAnimation { swiped.completion?(false) }
    #expect(!swiped.swipe.isOpen)
    #expect(swiped.fixture.log == ["begin 0", "end 0"])
    swiped.completion?(true)
    #expect(swiped.fixture.log == ["begin 0", "end 0"])
  }

  @Test func `a row whose deletion was promised comes back when it is still there`() async throws {
    let swiped = Swiped()
    defer { swiped.fixture.close() }
    try await nextFrame(of: swiped.fixture.window.gtkWindow)
    swiped.fixture.trailing = { _ in swiped.configuration(["one"], style: .destructive) }
    try swiped.drag(0, by: -60)
    let row = try #require(swiped.swipe.current)
    swiped.swipe.perform(row.actions.buttons[0], of: row)
    swiped.completion?(true)
    #expect(swiped.swipe.isOpen)
    try await waitFor("the row to come back") { !swiped.swipe.isOpen && row.cell.frame.minX == 0 }
  }

  @Test func `a deletion takes the row and its actions away together`() async throws {
    let swiped = Swiped()
    defer { swiped.fixture.close() }
    try await nextFrame(of: swiped.fixture.window.gtkWindow)
    try swiped.drag(1, by: -60)
    let row = try #require(swiped.swipe.current)
    #expect(row.actions.buttons.map(\.action.title) == ["Delete"])
    swiped.swipe.perform(row.actions.buttons[0], of: row)
    #expect(swiped.fixture.log == ["begin 1", "delete 1", "end nil"])
    #expect(!swiped.swipe.isOpen)
    #expect(swiped.fixture.shown == ["a", "c", "d"])
    try await waitFor("the actions to go") { row.actions.superview == nil }
    #expect(row.cell.swipeShift == 0)
  }

  @Test func `a table view without a method that commits has nothing to swipe for`() throws {
    let fixture = TableFixture(rows: 3)
    defer { fixture.close() }
    let frame = fixture.table.rectForRow(at: IndexPath(row: 0, section: 0))
    let start = CGPoint(x: frame.midX, y: frame.midY)
    _ = fixture.table.swipe.pressBegan(at: start, on: nil)
    #expect(fixture.table.swipe.pressWandered(from: start, to: CGPoint(x: start.x - 9, y: start.y)) == .declined)
  }

  @Test func `rows that cannot be edited cannot be swiped, and none in edit mode`() throws {
    let swiped = Swiped()
    defer { swiped.fixture.close() }
    swiped.fixture.canEdit = { $0.row != 0 }
    swiped.fixture.trailing = { _ in swiped.configuration(["one"]) }
    #expect(try swiped.drag(0, by: -60) == .taken)
    #expect(!swiped.swipe.isOpen)
    try swiped.drag(1, by: -60)
    #expect(swiped.swipe.isOpen)
    swiped.table.setEditing(true, animated: false)
    #expect(!swiped.swipe.isOpen)
    try swiped.drag(1, by: -60)
    #expect(!swiped.swipe.isOpen)
  }

  @Test func `the style of a row decides on the action that deletes, not on the delegate's own actions`() throws {
    let swiped = Swiped()
    defer { swiped.fixture.close() }
    swiped.fixture.style = { _ in .none }
    try swiped.drag(0, by: -60)
    #expect(!swiped.swipe.isOpen)
    swiped.fixture.trailing = { _ in swiped.configuration(["one"]) }
    try swiped.drag(0, by: -60)
    #expect(swiped.swipe.isOpen)
    UIView.performWithoutAnimation { swiped.swipe.close(animated: true) }
    swiped.fixture.trailing = { _ in UISwipeActionsConfiguration(actions: []) }
    try swiped.drag(0, by: -60)
    #expect(!swiped.swipe.isOpen)
  }

  @Test func `a press, a reload, scrolling, another row and the window's end each put the row back`() throws {
    let swiped = Swiped((0..<30).map { "row \($0)" })
    defer { swiped.fixture.close() }
    swiped.fixture.trailing = { _ in swiped.configuration(["one"]) }
    for endIt: () throws -> Void in [
      { swiped.table.pressBegan(on: try swiped.cell(2)) },
      { swiped.table.reloadData() },
      { swiped.table.personWillScroll() },
      { try swiped.drag(3, by: -60, letGo: false) },
      { #expect(swiped.swipe.pressBegan(at: CGPoint(x: 50, y: 150), on: nil) == .taken) },
      { #expect(swiped.swipe.keyWasPressed(UInt32(GDK_KEY_Escape), GdkModifierType(rawValue: 0))) },
      { swiped.table.removeFromSuperview() },
    ] {
      swiped.swipe.close(animated: false)
      swiped.fixture.log = []
      swiped.table.layoutIfNeeded()
      try swiped.drag(1, by: -60)
      let row = try #require(swiped.swipe.current)
      UIView.setAnimationsEnabled(false)
      try endIt()
      UIView.setAnimationsEnabled(true)
      #expect(swiped.swipe.current !== row)
      #expect(row.actions.superview == nil)
      #expect(row.cell.swipeShift == 0)
      #expect(swiped.fixture.log == ["begin 1", "end 1"])
    }
  }

  @Test func `a delegate that reloads while it is asked for actions opens no row`() throws {
    let swiped = Swiped()
    defer { swiped.fixture.close() }
    swiped.fixture.trailing = { [unowned swiped] _ in
      swiped.table.reloadData()
      return swiped.configuration(["x"])
    }
    let cell = try swiped.cell(1)
    #expect(!swiped.swipe.open(cell, at: .trailing, animated: false))
    #expect(!swiped.swipe.isOpen)
    swiped.table.layoutIfNeeded()
    #expect(swiped.table.visibleCells.allSatisfy { $0.swipeShift == 0 })
  }

  @Test func `an open row can be pulled back, and a press on it puts it back`() throws {
    let swiped = Swiped()
    defer { swiped.fixture.close() }
    swiped.fixture.trailing = { _ in swiped.configuration(["one"]) }
    try swiped.drag(1, by: -60)
    #expect(swiped.swipe.isOpen)
    try swiped.drag(1, by: 60)
    #expect(!swiped.swipe.isOpen)
    try swiped.drag(1, by: -60)
    #expect(swiped.swipe.pressBegan(at: CGPoint(x: 20, y: 60), on: nil) == .taken)
    #expect(swiped.swipe.isOpen)
    UIView.performWithoutAnimation { swiped.swipe.pressEnded() }
    #expect(!swiped.swipe.isOpen)
  }

  @Test func `two fingers sideways pull the row, and downwards scroll`() throws {
    let swiped = Swiped()
    defer { swiped.fixture.close() }
    swiped.fixture.trailing = { _ in swiped.configuration(["one", "two"]) }
    let point = CGPoint(x: 200, y: 60)
    swiped.swipe.scrollBegan()
    #expect(!swiped.swipe.scrolled(by: CGPoint(x: 2, y: 20), at: point))
    #expect(!swiped.swipe.scrolled(by: CGPoint(x: 60, y: 0), at: point))
    swiped.swipe.scrollEnded()
    #expect(!swiped.swipe.isOpen)
    swiped.swipe.scrollBegan()
    for _ in 0..<10 {
      swiped.time += 0.1
      #expect(swiped.swipe.scrolled(by: CGPoint(x: 15, y: 1), at: point))
    }
    swiped.time += 1
    #expect(swiped.swipe.current?.cell === (try swiped.cell(1)))
    UIView.performWithoutAnimation { swiped.swipe.scrollEnded() }
    #expect(swiped.swipe.isOpen)
    #expect(try swiped.cell(1).frame.minX == -(swiped.swipe.current?.restingDistance ?? 0))
  }

  @Test func `the menu key shows the actions with the focus on them, and Escape gives it back to the row`() async throws
  {
    let swiped = Swiped()
    defer { swiped.fixture.close() }
    try await nextFrame(of: swiped.fixture.window.gtkWindow)
    swiped.fixture.leading = { _ in swiped.configuration(["star"]) }
    swiped.fixture.style = { _ in .none }
    swiped.table.focus(try swiped.cell(2), isVisible: true)
    #expect(swiped.fixture.press(GDK_KEY_Menu))
    #expect(swiped.swipe.current?.actions.edge == .leading)
    #expect(swiped.swipe.current?.actions.buttons[0].isFocused == true)
    #expect(swiped.fixture.press(GDK_KEY_Escape))
    #expect(gtk_widget_has_focus(try swiped.cell(2).gtkWidget) != 0)
  }

  @Test func `rows above an open one come and go without it`() throws {
    let swiped = Swiped()
    defer { swiped.fixture.close() }
    swiped.fixture.trailing = { _ in swiped.configuration(["one"]) }
    try swiped.drag(2, by: -60)
    let row = try #require(swiped.swipe.current)
    UIView.performWithoutAnimation {
      swiped.fixture.texts.remove(at: 0)
      swiped.table.deleteRows(at: [swiped.fixture.path(0)], with: .none)
    }
    #expect(swiped.swipe.current === row)
    #expect(row.cell.frame.minY == 44)
    #expect(row.actions.frame.minY == 44)
    #expect(row.cell.frame.minX == -row.restingDistance)
  }

  @Test func `colours are those of the style unless set`() {
    let action = UIContextualAction(style: .destructive, title: "x") { _, _, _ in }
    #expect(action.backgroundColor == .systemRed)
    action.backgroundColor = .systemBlue
    #expect(action.backgroundColor == .systemBlue)
    action.backgroundColor = nil
    #expect(action.backgroundColor == .systemRed)
    #expect(UIContextualAction(style: .normal, title: nil) { _, _, _ in }.backgroundColor == .systemGray)
    #expect(UISwipeActionsConfiguration(actions: [action]).performsFirstActionWithFullSwipe)
  }

  @Test func `cells hear of their transitions`() throws {
    final class Cell: UITableViewCell {
      var heard: [String] = []
      override func willTransition(to state: StateMask) {
        super.willTransition(to: state)
        heard.append("will \(state.rawValue)")
      }
      override func didTransition(to state: StateMask) {
        super.didTransition(to: state)
        heard.append("did \(state.rawValue)")
      }
    }
    let swiped = Swiped([])
    defer { swiped.fixture.close() }
    swiped.table.register(Cell.self, forCellReuseIdentifier: "cell")
    swiped.fixture.texts = ["a"]
    swiped.table.reloadData()
    let cell = try #require(try swiped.cell(0) as? Cell)
    try swiped.drag(0, by: -60)
    UIView.performWithoutAnimation { swiped.swipe.close(animated: true) }
    swiped.table.setEditing(true, animated: false)
    UIView.performWithoutAnimation { swiped.table.editControlWasPressed(on: cell) }
    swiped.table.setEditing(false, animated: false)
    #expect(
      cell.heard == [
        "will 2", "did 2", "will 0", "did 0", "will 1", "did 1", "will 3", "did 3", "will 1", "did 1", "will 0",
        "did 0",
      ]
    )
  }

  @Test func `a controller that overrides the commit has rows to swipe, and one that does not has none`() {
    final class Plain: UITableViewController {}
    class Committing: UITableViewController {
      override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {}
    }
    final class Heir: Committing {}
    #expect(!Plain(style: .plain).implementsCommit)
    #expect(Committing(style: .plain).implementsCommit)
    #expect(Heir(style: .plain).implementsCommit)
  }

  @Test func `nothing is left of a table view that was swiped`() async throws {
    weak var table: UITableView?
    weak var actions: SwipeActionsView?
    do {
      let swiped = Swiped()
      swiped.fixture.trailing = { [unowned swiped] _ in swiped.configuration(["one"]) }
      try swiped.drag(1, by: -60)
      table = swiped.table
      actions = swiped.swipe.current?.actions
      swiped.fixture.close()
    }
    try await waitFor("the table view to go") { table == nil && actions == nil }
  }
}
