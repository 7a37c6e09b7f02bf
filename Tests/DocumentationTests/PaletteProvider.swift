import Flix
import Observation

@Observable
final class Palette {
  var names = ["Red", "Green", "Blue"]
}

final class PaletteProvider: AnimatableCollectionViewProvider, CollectionViewMoveable {
  nonisolated struct Color: Equatable, Identifiable {
    let name: String
    var id: String { name }
  }

  private let palette: Palette

  init(_ palette: Palette) { self.palette = palette }

  func createValues() -> [Color] { palette.names.map { Color(name: $0) } }

  func configureCell(
    _ collectionView: UICollectionView,
    cell: UICollectionViewCell,
    indexPath: IndexPath,
    value: Color
  ) {
    cell.contentView.backgroundColor = UIColor(named: value.name)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath,
    value: Color
  ) -> CGSize? {
    CGSize(width: 80, height: 80)
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndex: Int,
    to destinationIndex: Int,
    value: Color
  ) {
    palette.names.insert(palette.names.remove(at: sourceIndex), at: destinationIndex)
  }
}
