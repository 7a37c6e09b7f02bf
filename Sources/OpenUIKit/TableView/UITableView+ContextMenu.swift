import Foundation

extension UITableView: ContextMenuList {
  func contextMenuIndexPath(at point: CGPoint) -> IndexPath? { indexPathForRow(at: point) }

  func contextMenuConfiguration(at indexPath: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration? {
    indexPath.flatMap { delegate?.tableView(self, contextMenuConfigurationForRowAt: $0, point: point) }
  }

  func showContextMenu(_ isShown: Bool, at indexPath: IndexPath) {
    // Rows may have come and gone meanwhile, and cells with them.
    if !isShown { rows.values.filter { $0.isHighlighted }.forEach { $0.setHighlighted(false, animated: true) } }
    if isShown { rows[indexPath]?.setHighlighted(true, animated: false) }
  }

  func contextMenuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(self, willDisplayContextMenuWith: configuration, animator: animator)
  }

  func contextMenuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.tableView(self, willEndContextMenuInteractionWith: configuration, animator: animator)
  }
}
