/// A provider of one item, whose cell it describes before the cell exists.
///
/// Each property takes effect at once if there is a cell, and otherwise when there is one. A property that is `nil`
/// leaves the cell as its class made it. An item that a person selects fires its events and is then deselected, animated;
/// see `deselectsAfterSelection`.
@MainActor
open class SingleCollectionViewCellProvider<Cell: UICollectionViewCell>: CustomProvider<Cell>,
  UniqueAnimatableCollectionViewProvider
{
  public typealias Value = SingleCollectionViewCellProvider<Cell>

  /// What people do with the item.
  public let event = CollectionViewEvent<SingleCollectionViewCellProvider<Cell>>()

  /// The size of the item in points; `nil`, or a closure that returns `nil`, leaves it to the layout.
  ///
  /// Flow layouts ask for it. Layouts whose items have the size of their content ask the constraints in `contentView`.
  open var itemSize: ((UICollectionView) -> CGSize?)?

  /// Called when a cell takes the item's content in, with the collection view that it is for.
  open var didMoveToCollectionView: ((UICollectionView, Cell) -> Void)?

  // MARK: CollectionViewProvider

  /// The provider itself, as its single value.
  public func createValues() -> [SingleCollectionViewCellProvider<Cell>] { [self] }

  /// Registers the class of the cell under the provider's identity.
  open func register(_ collectionView: UICollectionView) {
    collectionView.register(Cell.self, forCellWithReuseIdentifier: _flix_identity)
  }

  /// Puts the content view into the cell and applies all properties.
  open func onCreate(_ collectionView: UICollectionView, cell: Cell, indexPath: IndexPath) {
    fill(cell)
    didMoveToCollectionView?(collectionView, cell)
  }

  /// Does nothing: the properties are applied as they change.
  open func onUpdate(_ collectionView: UICollectionView, cell: Cell, indexPath: IndexPath) {}

  /// Whether the item is enabled.
  open func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath,
    value: SingleCollectionViewCellProvider<Cell>
  ) -> Bool {
    isEnabled
  }

  /// Does nothing.
  open func itemSelected(
    _ collectionView: UICollectionView,
    indexPath: IndexPath,
    value: SingleCollectionViewCellProvider<Cell>
  ) {}

  /// Does nothing.
  open func itemDeselected(
    _ collectionView: UICollectionView,
    indexPath: IndexPath,
    value: SingleCollectionViewCellProvider<Cell>
  ) {}

  /// The size that `itemSize` gives.
  open func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath,
    value: SingleCollectionViewCellProvider<Cell>
  ) -> CGSize? {
    itemSize?(collectionView)
  }
}
