import CGTK
import Foundation

/// A list whose rows or items are swiped, and moved by their handles.
@MainActor
protocol ListDragging: SwipeHost {
  /// Follows presses that may become a swipe or move a row.
  var dragGesture: ListDragGesture { get }
  /// Whether a person holds a row by its handle.
  var isHeldByHandle: Bool { get }
  /// Lifts a row by its handle.
  ///
  /// - Parameters:
  ///   - cell: The view that has the handle.
  ///   - point: Where it is held, in the coordinates of the content, in points.
  /// - Returns: Whether it can be moved.
  func handleWasPressed(of cell: UIView, at point: CGPoint) -> Bool
  /// Moves the row that is held.
  func handleWasMoved(to point: CGPoint)
  /// Lets the row go where it is.
  func handleWasReleased()
  /// Lets the row go back to where it was.
  func handleWasCancelled()
}

extension ListDragging {
  /// Listens to presses before the cells do, some of which become a swipe or move a row.
  func installDragGesture() {
    let gesture = dragGesture
    gesture.began = { [weak self] point, widget in self?.dragBegan(at: point, on: widget) ?? .declined }
    gesture.wandered = { [weak self] in self?.swipe.pressWandered(from: $0, to: $1) ?? .declined }
    gesture.moved = { [weak self] point in
      guard let self else { return }
      if isHeldByHandle { handleWasMoved(to: point) } else { swipe.pressMoved(to: point) }
    }
    gesture.ended = { [weak self] in
      guard let self else { return }
      if isHeldByHandle { handleWasReleased() } else { swipe.pressEnded() }
    }
    gesture.cancelled = { [weak self] in
      guard let self else { return }
      if isHeldByHandle { handleWasCancelled() } else { swipe.pressCancelled() }
    }
  }

  private func dragBegan(at point: CGPoint, on widget: UnsafeMutablePointer<GtkWidget>?) -> ListDragDecision {
    if let cell = cellOfHandle(below: widget), handleWasPressed(of: cell, at: point) { return .taken }
    return swipe.pressBegan(at: point, on: widget)
  }

  private func cellOfHandle(below widget: UnsafeMutablePointer<GtkWidget>?) -> UIView? {
    var widget = widget
    while let current = widget, current != contentWidget {
      if let handle = ViewWidget.existingView(of: current) as? TableCellReorderControl { return handle.superview }
      widget = gtk_widget_get_parent(current)
    }
    return nil
  }
}
