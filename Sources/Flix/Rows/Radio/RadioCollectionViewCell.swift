/// A cell of a list that shows an option among others.
@MainActor
public final class RadioCollectionViewCell: UICollectionViewListCell {
  /// Shows the text of the option.
  public let titleLabel = RowContent.makeTitleLabel()

  /// Creates a cell; a collection view does so.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }

  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  private func fill() {
    titleLabel.numberOfLines = 0
    RowContent.fill(contentView, with: [titleLabel])
  }
}
