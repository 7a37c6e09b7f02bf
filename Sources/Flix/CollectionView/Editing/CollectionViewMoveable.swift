/// A provider whose items a person can move among themselves, by a long press; an item cannot be moved out of its
/// provider.
///
///     final class ColorProvider: AnimatableCollectionViewProvider, CollectionViewMoveable {
///       func collectionView(
///         _ collectionView: UICollectionView, moveItemAt sourceIndex: Int, to destinationIndex: Int, value: Color
///       ) {
///         palette.colors.insert(palette.colors.remove(at: sourceIndex), at: destinationIndex)
///       }
///     }
public protocol CollectionViewMoveable: CollectionViewMultiNodeProvider {
  /// Whether an item can be moved.
  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath, value: Value) -> Bool

  /// A person moved an item. Called before the events. A value that is not moved goes back to its place.
  ///
  /// Changes of state that come while a person drags an item are shown after the drag. The indices and the value are those
  /// of the values that the provider has by then; it is told of nothing if the item's value is gone from them.
  ///
  /// - Parameters:
  ///   - sourceIndex: The index among the provider's values before.
  ///   - destinationIndex: The index among the provider's values after.
  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndex: Int,
    to destinationIndex: Int,
    value: Value
  )
}

extension CollectionViewMoveable {
  /// Every item can be moved.
  public func collectionView(
    _ collectionView: UICollectionView,
    canMoveItemAt indexPath: IndexPath,
    value: Value
  ) -> Bool {
    true
  }

  func canMove(_ collectionView: UICollectionView, at indexPath: IndexPath, node: CollectionNode, index: Int) -> Bool {
    self.collectionView(collectionView, canMoveItemAt: indexPath, value: value(of: node, at: index))
  }

  func move(_ collectionView: UICollectionView, _ move: FormMove<any CollectionViewMultiNodeProvider>) {
    guard let (value, source, destination) = follow(move) else { return }
    self.collectionView(collectionView, moveItemAt: source, to: destination, value: value)
    event.sendMoved(value, from: source, to: destination)
  }
}
