import Flix

/// A tile of one colour above its name.
final class TileCell: UICollectionViewCell {
  let tile = UIView()
  let nameLabel = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    tile.layer.cornerRadius = 12
    nameLabel.font = .preferredFont(forTextStyle: .footnote)
    nameLabel.textAlignment = .center
    let column = UIView.column([tile, nameLabel], spacing: 6)
    contentView.cover(with: column)
  }

  required init?(coder: NSCoder) {
    fatalError("a cell that is made in code")
  }
}
