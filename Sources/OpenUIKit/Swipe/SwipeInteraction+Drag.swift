import CGTK
import Foundation

// What a pressed pointer or a finger does. Points are in the coordinates of the content of the list.
extension SwipeInteraction {
  /// A press began.
  ///
  /// - Parameter widget: What is below it.
  func pressBegan(at point: CGPoint, on widget: UnsafeMutablePointer<GtkWidget>?) -> ListDragDecision {
    pull = nil
    guard let host else { return .declined }
    guard let row = current else {
      let isFree = host.swipeableCell(at: point).map { !takesDrags(widget, in: $0) } ?? false
      return isFree ? .undecided : .declined
    }
    if let widget, gtk_widget_is_ancestor(widget, row.actions.gtkWidget) != 0 { return .declined }
    if host.swipeFrame(of: row.cell).contains(point), !row.isPerforming {
      row.stand(at: row.distance)
      pull = SwipePull(row, wasOpen: true)
      origin = point
    } else {
      close(animated: true)
    }
    return .taken
  }

  /// An undecided press moved.
  func pressWandered(from start: CGPoint, to point: CGPoint) -> ListDragDecision {
    let distance = point.x - start.x
    guard let host, current == nil, abs(distance) > abs(point.y - start.y) else { return .declined }
    guard let cell = host.swipeableCell(at: start) else { return .declined }
    let edge = SwipeEdge(
      uncoveredBy: distance,
      isRightToLeft: host.effectiveUserInterfaceLayoutDirection == .rightToLeft
    )
    guard let row = begin(cell, at: edge) else { return .declined }
    // From where the press began: what is slow to answer hears of a long way at once.
    pull = SwipePull(row, wasOpen: false)
    origin = start
    pressMoved(to: point)
    return .taken
  }

  func pressMoved(to point: CGPoint) {
    pull?.move(to: point.x - origin.x, at: now())
  }

  func pressEnded() {
    guard let pull else { return }
    self.pull = nil
    guard current === pull.row else { return }
    guard pull.hasMoved || !pull.wasOpen else { return close(animated: true) }
    settle(pull.row, at: pull.target(at: now()))
  }

  func pressCancelled() {
    guard let pull else { return }
    self.pull = nil
    guard current === pull.row else { return }
    settle(pull.row, at: pull.wasOpen ? .open : .closed)
  }

  /// Lets a row go where it is to stay.
  func settle(_ row: SwipedRow, at target: SwipePull.Target) {
    switch target {
    case .closed: close(animated: true)
    case .open: settleOpen(row, animated: true)
    case .full:
      guard let first = row.actions.buttons.first else { return close(animated: true) }
      row.actions.setFirstAlone(true)
      row.move(to: row.width, animated: true) { [weak row] in row?.cell.swipeActionsDidShow(true) }
      perform(first, of: row)
    }
  }

  /// Whether something below a press follows drags itself: a switch, a slider, a text that is edited.
  private func takesDrags(_ widget: UnsafeMutablePointer<GtkWidget>?, in cell: any SwipeableCell) -> Bool {
    var widget = widget
    while let current = widget, current != cell.gtkWidget {
      if cgtk_is_a(current, gtk_switch_get_type()) != 0 || cgtk_is_a(current, gtk_range_get_type()) != 0 { return true }
      let isText = cgtk_is_a(current, gtk_text_get_type()) != 0 || cgtk_is_a(current, gtk_text_view_get_type()) != 0
      if isText, gtk_widget_has_focus(current) != 0 { return true }
      if let view = ViewWidget.existingView(of: current) as? UIScrollView, view.contentSize.width > view.bounds.width {
        return true
      }
      widget = gtk_widget_get_parent(current)
    }
    return false
  }
}
