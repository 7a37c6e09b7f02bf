import Flix

@testable import OpenUIKit

extension TableHost {
  var isDragging: Bool { tableView.reordering.drag != nil }

  func lift(_ indexPath: IndexPath) -> Bool {
    if !tableView.isEditing { tableView.setEditing(true, animated: false) }
    tableView.layoutIfNeeded()
    guard let cell = tableView.cellForRow(at: indexPath) else { return false }
    return tableView.reordering.begin(cell, at: CGPoint(x: cell.frame.maxX - 20, y: cell.frame.midY))
  }

  func drag(to y: CGFloat) {
    tableView.reordering.move(to: CGPoint(x: tableView.bounds.maxX - 20, y: y))
  }

  func drop() {
    tableView.reordering.end()
  }

  func cancelDrag() {
    tableView.reordering.cancel(animated: true)
  }
}
