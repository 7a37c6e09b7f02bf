/// An item of a list in a collection view, made on the spot: add views to `contentView`, set what is to differ, and put
/// it into a form.
///
/// The layout of the collection view is `UICollectionViewCompositionalLayout.list(using:)`, or one whose sections are
/// lists. Each property takes effect at once if there is a cell, and otherwise when there is one.
@MainActor
open class UniqueListCollectionViewProvider: SingleCollectionViewCellProvider<UICollectionViewListCell> {
  /// Creates an item with an empty content view.
  public override init() {
    super.init()
  }

  /// The signs and controls at the ends of the cell.
  open var accessories: [UICellAccessory] = [] {
    didSet { cell?.accessories = accessories }
  }

  /// Puts the content view into the cell and applies all properties.
  open override func onCreate(
    _ collectionView: UICollectionView,
    cell: UICollectionViewListCell,
    indexPath: IndexPath
  ) {
    cell.accessories = accessories
    super.onCreate(collectionView, cell: cell, indexPath: indexPath)
  }
}
