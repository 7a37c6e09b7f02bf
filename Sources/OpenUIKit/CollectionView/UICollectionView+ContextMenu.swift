import Foundation

extension UICollectionView: ContextMenuList {
  func contextMenuIndexPath(at point: CGPoint) -> IndexPath? { indexPathForItem(at: point) }

  /// The menu is about all selected items when it is asked for on one of them.
  func contextMenuConfiguration(at indexPath: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration? {
    let selected = selection.indexPaths
    let concerned = indexPath.map { selected.count > 1 && selected.contains($0) ? selected.sorted() : [$0] } ?? []
    return delegate?.collectionView(self, contextMenuConfigurationForItemsAt: concerned, point: point)
  }

  func showContextMenu(_ isShown: Bool, at indexPath: IndexPath) {
    let cells = views.values.compactMap { $0 as? UICollectionViewCell }
    if !isShown { cells.filter(\.isHighlighted).forEach { $0.isHighlighted = false } }
    if isShown { (views[.cell(indexPath)] as? UICollectionViewCell)?.isHighlighted = true }
  }

  func contextMenuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(self, willDisplayContextMenuWith: configuration, animator: animator)
  }

  func contextMenuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegate?.collectionView(self, willEndContextMenuInteractionWith: configuration, animator: animator)
  }
}
