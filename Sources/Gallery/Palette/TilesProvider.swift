import Flix

/// Tiles to put in order, as many in a line as fit.
final class TilesProvider: AnimatableCollectionViewProvider, CollectionViewMoveable {
  private let palette: Palette

  init(_ palette: Palette) {
    self.palette = palette
  }

  func createValues() -> [Palette.Color] { palette.colors }

  func configureCell(
    _ collectionView: UICollectionView,
    cell: TileCell,
    indexPath: IndexPath,
    value: Palette.Color
  ) {
    cell.tile.backgroundColor = value.color
    cell.nameLabel.text = value.name
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath,
    value: Palette.Color
  ) -> CGSize? {
    let space = PaletteViewController.space
    let width = collectionView.bounds.width - space
    let count = max(1, (width / (80 + space)).rounded(.down))
    let side = (width / count - space).rounded(.down)
    return CGSize(width: side, height: side + 24)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndex: Int,
    to destinationIndex: Int,
    value: Palette.Color
  ) {
    palette.move(from: sourceIndex, to: destinationIndex)
  }
}
