import Foundation

/// Lets a person move items with a long press.
@MainActor
final class StandardMovement: NSObject, UIGestureRecognizerDelegate {
  private weak var collectionView: UICollectionView?
  private let press = UILongPressGestureRecognizer()

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
    press.delegate = self
    press.addAction(UIAction { [weak self] _ in self?.pressChanged() })
    collectionView.addGestureRecognizer(press)
  }

  /// Items are no longer moved.
  func remove() {
    collectionView?.cancelInteractiveMovement()
    collectionView?.removeGestureRecognizer(press)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collectionView, let indexPath = collectionView.indexPathForItem(at: press.location(in: collectionView))
    else { return false }
    return collectionView.beginInteractiveMovementForItem(at: indexPath)
  }

  private func pressChanged() {
    guard let collectionView else { return }
    switch press.state {
    case .began, .changed:
      collectionView.updateInteractiveMovementTargetPosition(press.location(in: collectionView))
    case .ended: collectionView.endInteractiveMovement()
    default: collectionView.cancelInteractiveMovement()
    }
  }
}
