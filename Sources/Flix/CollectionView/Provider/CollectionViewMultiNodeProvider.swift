/// A provider of items for a collection view, each shown by a cell of the provider's choice.
///
/// Everything but `createValues()` and `configureCell` has a default. Index paths are those of the collection view.
public protocol CollectionViewMultiNodeProvider: MultiNodeProvider {
  /// The cell for an item, dequeued from the collection view and configured.
  func configureCell(_ collectionView: UICollectionView, indexPath: IndexPath, value: Value) -> UICollectionViewCell

  /// Whether a person can select an item.
  func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath, value: Value) -> Bool

  /// A person selected an item.
  func itemSelected(_ collectionView: UICollectionView, indexPath: IndexPath, value: Value)

  /// A person deselected an item.
  func itemDeselected(_ collectionView: UICollectionView, indexPath: IndexPath, value: Value)

  /// The size of an item in points, or `nil` for that of the layout.
  ///
  /// Flow layouts ask for it; layouts whose items have the size of their content do not.
  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath,
    value: Value
  ) -> CGSize?

  /// Makes the provider's cells known to the collection view. Called once, before the first cell is asked for.
  func register(_ collectionView: UICollectionView)
}

extension CollectionViewMultiNodeProvider {
  /// Every item can be selected.
  public func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath,
    value: Value
  ) -> Bool {
    true
  }

  /// Does nothing.
  public func itemSelected(_ collectionView: UICollectionView, indexPath: IndexPath, value: Value) {}

  /// Does nothing.
  public func itemDeselected(_ collectionView: UICollectionView, indexPath: IndexPath, value: Value) {}

  /// The size of the layout.
  public func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath,
    value: Value
  ) -> CGSize? {
    nil
  }

  /// Registers nothing.
  public func register(_ collectionView: UICollectionView) {}
}
