import Foundation

extension UITableView: ListDragging {
  final var isHeldByHandle: Bool { reordering.drag != nil }

  final func handleWasPressed(of cell: UIView, at point: CGPoint) -> Bool {
    guard let cell = cell as? UITableViewCell else { return false }
    return reordering.begin(cell, at: point)
  }

  final func handleWasMoved(to point: CGPoint) { reordering.move(to: point) }

  final func handleWasReleased() { reordering.end() }

  final func handleWasCancelled() { reordering.cancel(animated: true) }
}
