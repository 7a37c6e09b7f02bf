import CGTK
import Foundation

extension UITableView {
  /// Listens to presses before the cells do, some of which become a swipe.
  final func installDragGesture() {
    let gesture = dragGesture
    gesture.began = { [weak self] point, widget in
      self?.swipe.pressBegan(at: point, on: widget) ?? .declined
    }
    gesture.wandered = { [weak self] in self?.swipe.pressWandered(from: $0, to: $1) ?? .declined }
    gesture.moved = { [weak self] in self?.swipe.pressMoved(to: $0) }
    gesture.ended = { [weak self] in self?.swipe.pressEnded() }
    gesture.cancelled = { [weak self] in self?.swipe.pressCancelled() }
  }
}
