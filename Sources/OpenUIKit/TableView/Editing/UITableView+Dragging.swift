import CGTK
import Foundation

extension UITableView {
  /// Listens to presses before the cells do, some of which become a swipe or move a row.
  final func installDragGesture() {
    let gesture = dragGesture
    gesture.began = { [weak self] point, widget in self?.dragBegan(at: point, on: widget) ?? .declined }
    gesture.wandered = { [weak self] in self?.swipe.pressWandered(from: $0, to: $1) ?? .declined }
    gesture.moved = { [weak self] point in
      guard let self else { return }
      if reordering.drag != nil { reordering.move(to: point) } else { swipe.pressMoved(to: point) }
    }
    gesture.ended = { [weak self] in
      guard let self else { return }
      if reordering.drag != nil { reordering.end() } else { swipe.pressEnded() }
    }
    gesture.cancelled = { [weak self] in
      guard let self else { return }
      if reordering.drag != nil { reordering.cancel(animated: true) } else { swipe.pressCancelled() }
    }
  }

  private func dragBegan(at point: CGPoint, on widget: UnsafeMutablePointer<GtkWidget>?) -> ListDragDecision {
    if let cell = cellOfHandle(below: widget), reordering.begin(cell, at: point) { return .taken }
    return swipe.pressBegan(at: point, on: widget)
  }

  private func cellOfHandle(below widget: UnsafeMutablePointer<GtkWidget>?) -> UITableViewCell? {
    var widget = widget
    while let current = widget, current != contentWidget {
      if let handle = ViewWidget.existingView(of: current) as? TableCellReorderControl {
        return handle.superview as? UITableViewCell
      }
      widget = gtk_widget_get_parent(current)
    }
    return nil
  }
}
