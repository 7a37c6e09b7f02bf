/// A provider that is its own single value: one item, with a cell that no other provider uses.
///
///     class LogoProvider: UniqueAnimatableCollectionViewProvider {
///       func onCreate(_ collectionView: UICollectionView, cell: UICollectionViewCell, indexPath: IndexPath) {
///         cell.contentView.addSubview(logoView)
///       }
///     }
///
/// A class that is `UniqueAnimatableTableViewProvider`, too, has to name the class of one of its cells, as in
/// `typealias Cell = UITableViewCell`: the compiler does not find both out.
public protocol UniqueAnimatableCollectionViewProvider: UniqueAnimatableProvider, AnimatableCollectionViewProvider {
  // Stated again, so that the compiler finds it out whichever protocol it looks at first.
  associatedtype CollectionCell = UICollectionViewCell

  /// The cell was made. Called once for a cell, before `onUpdate`.
  func onCreate(_ collectionView: UICollectionView, cell: CollectionCell, indexPath: IndexPath)

  /// The cell is configured. Called each time the collection view asks for it.
  func onUpdate(_ collectionView: UICollectionView, cell: CollectionCell, indexPath: IndexPath)
}

extension UniqueAnimatableCollectionViewProvider {
  /// Does nothing.
  public func onCreate(_ collectionView: UICollectionView, cell: CollectionCell, indexPath: IndexPath) {}

  /// Does nothing.
  public func onUpdate(_ collectionView: UICollectionView, cell: CollectionCell, indexPath: IndexPath) {}

  /// Creates the cell's content the first time, and updates it each time.
  public func configureCell(
    _ collectionView: UICollectionView,
    cell: CollectionCell,
    indexPath: IndexPath,
    value: Value
  ) {
    whenNew(cell) { onCreate(collectionView, cell: cell, indexPath: indexPath) }
    onUpdate(collectionView, cell: cell, indexPath: indexPath)
  }
}
