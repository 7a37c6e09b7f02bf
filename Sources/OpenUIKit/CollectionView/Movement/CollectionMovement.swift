import Foundation

/// An item that is being moved by hand.
@MainActor
final class CollectionMovement {
  var relocation: ListRelocation
  /// Where the middle of the item is wanted, in the coordinates of the content as it is shown, in points.
  var position: CGPoint
  /// How far below the middle of the item it is held by its handle, in points; nil where it is not.
  var grip: CGFloat?
  let autoscroll: ListAutoscroll
  /// Takes the item back.
  var escape: EscapeListener?

  init(of indexPath: IndexPath, at position: CGPoint, in view: UICollectionView) {
    relocation = ListRelocation(original: indexPath, current: indexPath)
    self.position = position
    autoscroll = ListAutoscroll(of: view)
  }
}
