/// Lets a person move the items of a form with a long press.
///
/// A collection view controller brings such a gesture along. Of two, UIKit lets the one recognise that is first.
final class ItemMovement: NSObject, UIGestureRecognizerDelegate {
  private weak var collectionView: UICollectionView?
  private let press = UILongPressGestureRecognizer()

  init(_ collectionView: UICollectionView) {
    self.collectionView = collectionView
    super.init()
    press.delegate = self
    press.addAction(UIAction { [weak self] _ in self?.pressDidChange() })
    collectionView.addGestureRecognizer(press)
  }

  /// Takes the gesture away; an item that is being moved goes back to its place.
  func remove() {
    if press.state == .began || press.state == .changed { collectionView?.cancelInteractiveMovement() }
    collectionView?.removeGestureRecognizer(press)
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let collectionView, let indexPath = collectionView.indexPathForItem(at: press.location(in: collectionView))
    else { return false }
    return collectionView.beginInteractiveMovementForItem(at: indexPath)
  }

  private func pressDidChange() {
    guard let collectionView else { return }
    switch press.state {
    case .began, .changed:
      collectionView.updateInteractiveMovementTargetPosition(press.location(in: collectionView))
    case .ended: collectionView.endInteractiveMovement()
    default: collectionView.cancelInteractiveMovement()
    }
  }
}
