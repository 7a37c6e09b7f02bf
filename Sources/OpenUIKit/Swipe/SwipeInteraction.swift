import CGTK
import Foundation

/// Lets the cells of a list be swiped: shows their actions, performs them and puts the cells back.
///
/// One row at a time shows actions. It ends to do so when one of them is done, when something else is pressed, when the
/// list scrolls, and when the row goes.
@MainActor
final class SwipeInteraction {
  /// How long a row whose deletion was promised may still be there before it comes back, in seconds.
  private static let patience = 0.6

  weak var host: (any SwipeHost)?
  /// The row that shows actions.
  private(set) var current: SwipedRow?
  /// Rows on their way back.
  private var closing: [SwipedRow] = []
  private var dismissal: SwipeDismissal?
  /// The movement that pulls the row at present.
  var pull: SwipePull?
  /// Where a press began to pull, in the coordinates of the content, in points.
  var origin: CGPoint = .zero
  /// What two fingers on a touchpad do.
  var scroll = SwipeScroll()
  /// The time in seconds, for the speed of a swipe.
  var now: () -> TimeInterval = { ProcessInfo.processInfo.systemUptime }

  init(host: any SwipeHost) {
    self.host = host
    installScrollController()
  }

  /// Whether a row shows actions.
  var isOpen: Bool { current != nil }

  // MARK: Opening

  /// Begins to show the actions of a row; the row still stands in its place.
  ///
  /// - Returns: The row; `nil` where it has no actions.
  func begin(_ cell: any SwipeableCell, at edge: SwipeEdge) -> SwipedRow? {
    close(animated: true)
    guard let host, let configuration = host.swipeConfiguration(of: cell, at: edge), !configuration.actions.isEmpty,
      host.showsRow(of: cell)
    else { return nil }
    // Who was asked may have opened another row, and who is told may have taken this one away.
    close(animated: true)
    release(cell)
    host.swipeWillBegin(on: cell)
    guard current == nil, host.showsRow(of: cell) else {
      host.swipeDidEnd(on: cell)
      return nil
    }
    let row = SwipedRow(cell: cell, actions: SwipeActionsView(configuration, at: edge), host: host)
    for button in row.actions.buttons {
      button.wasPressed = { [weak self, weak row, weak button] in
        guard let self, let row, let button else { return }
        perform(button, of: row)
      }
    }
    current = row
    cell.swipeActionsWillShow(true)
    row.stand(at: 0)
    dismissal = host.window.map { SwipeDismissal(of: self, in: $0) }
    return row
  }

  /// Shows the actions of a row.
  ///
  /// - Parameters:
  ///   - cell: The cell of the row.
  ///   - edge: The end of the row where they show.
  ///   - animated: Whether the cell takes its time to move aside.
  ///   - takesFocus: Whether the keyboard focus goes to the action that deletes, or else to the first.
  /// - Returns: Whether there are any.
  @discardableResult
  func open(_ cell: any SwipeableCell, at edge: SwipeEdge, animated: Bool, takesFocus: Bool = false) -> Bool {
    guard let row = begin(cell, at: edge) else { return false }
    settleOpen(row, animated: animated)
    guard takesFocus, current === row else { return true }
    let button = row.actions.buttons.first { $0.action.style == .destructive } ?? row.actions.buttons.first
    button?.focus()
    return true
  }

  /// Lets a row rest where its actions show.
  func settleOpen(_ row: SwipedRow, animated: Bool) {
    row.actions.setFirstAlone(false)
    row.move(to: row.restingDistance, animated: animated) { [weak row] in row?.cell.swipeActionsDidShow(true) }
  }

  // MARK: Closing

  /// Puts the row back that shows actions.
  ///
  /// - Parameter animated: Whether it takes its time.
  func close(animated: Bool) {
    guard let row = current else { return }
    returnFocus(from: row)
    forget(row)
    guard animated, host?.window != nil else {
      row.dismantle()
      row.place()
      row.cell.swipeActionsDidShow(false)
      return
    }
    closing.append(row)
    row.move(to: 0, animated: true) { [weak self, weak row] in
      guard let self, let row else { return }
      closing.removeAll { $0 === row }
      row.dismantle()
      row.place()
      row.cell.swipeActionsDidShow(false)
    }
  }

  /// Ends to show the actions of a cell whose row goes. What is drawn stays until `release(_:)`.
  func rowWillLeave(_ cell: any SwipeableCell) {
    guard let row = current, row.cell === cell else { return }
    forget(row)
    row.stand(at: row.distance)
    closing.append(row)
    cell.swipeActionsDidShow(false)
  }

  /// Puts a cell back at once that is about to stand for another row.
  func release(_ cell: any SwipeableCell) {
    if current?.cell === cell { close(animated: false) }
    for row in closing where row.cell === cell { row.dismantle() }
    closing.removeAll { $0.cell === cell }
    if cell.swipeShift != 0 { cell.swipeShift = 0 }
  }

  /// The row ends to show actions as far as others are concerned.
  private func forget(_ row: SwipedRow) {
    current = nil
    dismissal = nil
    pull = nil
    row.actions.isUserInteractionEnabled = false
    row.cell.swipeActionsWillShow(false)
    host?.swipeDidEnd(on: row.cell)
  }

  private func returnFocus(from row: SwipedRow) {
    guard row.actions.buttons.contains(where: \.isFocused) else { return }
    if let widget = row.cell.rowFocusWidget { gtk_widget_grab_focus(widget) }
  }

  // MARK: Places

  /// The actions in the place of a cell.
  func actionsView(of cell: any SwipeableCell) -> SwipeActionsView? {
    if let current, current.cell === cell { return current.actions }
    return closing.first { $0.cell === cell }?.actions
  }

  /// The way of a view, with the same one of the actions in its place.
  func ways(along path: ListMotion.Path) -> [ListMotion.Path] {
    guard let cell = path.view as? any SwipeableCell, let actions = actionsView(of: cell) else { return [path] }
    place()
    return [path, path.accompanied(by: actions)]
  }

  /// Puts the actions next to their cell again, in whose order assistive technologies read them.
  func restack() {
    if let current { host?.insertSubview(current.actions, aboveSubview: current.cell) }
  }

  /// Places what stands aside, after the list has placed its cells.
  func place() {
    current?.place()
    for row in closing where row.cell.superview != nil { row.place() }
  }

  // MARK: Performing

  /// Performs an action. The row shows it until the handler says that it is done.
  func perform(_ button: SwipeActionButton, of row: SwipedRow) {
    guard current === row, !row.isPerforming else { return }
    row.isPerforming = true
    returnFocus(from: row)
    let action = button.action
    var isDone = false
    action.handler(action, button) { [weak self, weak row] wasPerformed in
      guard let self, let row, !isDone else { return }
      isDone = true
      didPerform(action, of: row, wasPerformed)
    }
  }

  private func didPerform(_ action: UIContextualAction, of row: SwipedRow, _ wasPerformed: Bool) {
    guard current === row else { return }
    row.isPerforming = false
    guard wasPerformed, action.style == .destructive else { return close(animated: true) }
    // The row goes with the next batch. One that does not comes back.
    row.isPerforming = true
    row.wait(SwipeInteraction.patience) { [weak self, weak row] in
      guard let self, let row, current === row else { return }
      close(animated: true)
    }
  }
}
