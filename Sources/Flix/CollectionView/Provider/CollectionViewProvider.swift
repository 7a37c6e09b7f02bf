/// A provider of items that are shown by cells of one class.
///
///     final class ColorProvider: CollectionViewProvider {
///       func createValues() -> [UIColor] { model.colors }
///
///       func configureCell(
///         _ collectionView: UICollectionView, cell: UICollectionViewCell, indexPath: IndexPath, value: UIColor
///       ) {
///         cell.contentView.backgroundColor = value
///       }
///     }
///
/// A provider that is a `TableViewProvider`, too, serves views of both kinds.
public protocol CollectionViewProvider: CollectionViewMultiNodeProvider {
  /// The class of the cells. It has a name of its own, so that a provider may have a class of table view cells besides.
  associatedtype CollectionCell: UICollectionViewCell

  /// Makes a cell show a value. The cell may have shown another value before.
  func configureCell(_ collectionView: UICollectionView, cell: CollectionCell, indexPath: IndexPath, value: Value)
}

extension CollectionViewProvider {
  /// Registers the class of the cells under the provider's identity.
  public func register(_ collectionView: UICollectionView) {
    collectionView.register(CollectionCell.self, forCellWithReuseIdentifier: _flix_identity)
  }

  /// Dequeues a cell and configures it.
  public func configureCell(
    _ collectionView: UICollectionView,
    indexPath: IndexPath,
    value: Value
  ) -> UICollectionViewCell {
    let dequeued = collectionView.dequeueReusableCell(withReuseIdentifier: _flix_identity, for: indexPath)
    let cell = checked(dequeued, as: CollectionCell.self)
    configureCell(collectionView, cell: cell, indexPath: indexPath, value: value)
    return cell
  }

  /// Changed values keep their cells.
  public var reconfiguresCells: Bool { true }
}
