import CGTK
import Foundation

// Items are swiped where their section is a list that gives actions.
extension UICollectionView: ListDragging {
  /// Whether an item may be swiped at present.
  final func canSwipe(_ indexPath: IndexPath) -> Bool {
    guard !isEditing, let list = collectionViewLayout.list(ofSection: indexPath.section) else { return false }
    return list.leadingSwipeActionsConfigurationProvider != nil || list.trailingSwipeActionsConfigurationProvider != nil
  }

  // MARK: SwipeHost

  final func swipeableCell(at point: CGPoint) -> (any SwipeableCell)? {
    guard !isEditing, let indexPath = indexPathForItem(at: point), canSwipe(indexPath),
      let cell = views[.cell(indexPath)] as? UICollectionViewCell, cell.frame.contains(point)
    else { return nil }
    return cell
  }

  final func swipeConfiguration(of cell: any SwipeableCell, at edge: SwipeEdge) -> UISwipeActionsConfiguration? {
    guard let cell = cell as? UICollectionViewCell, let indexPath = indexPath(for: cell),
      let list = collectionViewLayout.list(ofSection: indexPath.section)
    else { return nil }
    switch edge {
    case .leading: return list.leadingSwipeActionsConfigurationProvider?(indexPath)
    case .trailing: return list.trailingSwipeActionsConfigurationProvider?(indexPath)
    }
  }

  final func swipeFrame(of cell: any SwipeableCell) -> CGRect {
    guard let cell = cell as? UICollectionViewCell, indexPath(for: cell) != nil,
      let frame = cell.appliedAttributes?.frame
    else { return cell.frame.offsetBy(dx: -cell.swipeShift, dy: 0) }
    return mirrored(frame)
  }

  final func showsRow(of cell: any SwipeableCell) -> Bool {
    (cell as? UICollectionViewCell).flatMap(indexPath(for:)) != nil
  }

  final func swipeWillBegin(on cell: any SwipeableCell) {}

  final func swipeDidEnd(on cell: any SwipeableCell) {}

  // MARK: Keys

  /// Shows the action that deletes an item, with the focus on it.
  final func deleteKeyWasPressed(on cell: UICollectionViewCell, _ indexPath: IndexPath) -> Bool {
    if isEditing { return (cell as? UICollectionViewListCell)?.showsDeletion == true && openDeletion(of: cell) }
    guard canSwipe(indexPath), let actions = swipeConfiguration(of: cell, at: .trailing)?.actions,
      actions.contains(where: { $0.style == .destructive })
    else { return false }
    return openDeletion(of: cell)
  }

  private func openDeletion(of cell: UICollectionViewCell) -> Bool {
    swipe.open(cell, at: .trailing, animated: true, takesFocus: true)
  }

  // MARK: Handles

  final var isHeldByHandle: Bool { movement?.grip != nil }

  final func handleWasPressed(of cell: UIView, at point: CGPoint) -> Bool {
    guard let cell = cell as? UICollectionViewCell, let indexPath = indexPath(for: cell),
      beginInteractiveMovementForItem(at: indexPath), let movement
    else { return false }
    // A list has one direction: the item stays in it.
    movement.grip = point.y - movement.position.y
    return true
  }

  final func handleWasMoved(to point: CGPoint) {
    guard let movement, let grip = movement.grip else { return }
    let place = layoutAttributesForItem(at: movement.relocation.current)?.center ?? movement.position
    updateInteractiveMovementTargetPosition(CGPoint(x: place.x, y: point.y - grip))
  }

  final func handleWasReleased() { endInteractiveMovement() }

  final func handleWasCancelled() { cancelInteractiveMovement() }
}
