import Flix

@testable import OpenUIKit

extension CollectionHost {
  var isDragging: Bool { collectionView.movement != nil }

  func lift(_ indexPath: IndexPath) -> Bool {
    collectionView.layoutIfNeeded()
    return collectionView.beginInteractiveMovementForItem(at: indexPath)
  }

  func drag(to y: CGFloat) {
    collectionView.updateInteractiveMovementTargetPosition(CGPoint(x: collectionView.bounds.midX, y: y))
  }

  func drop() {
    collectionView.endInteractiveMovement()
  }

  func cancelDrag() {
    collectionView.cancelInteractiveMovement()
  }
}
