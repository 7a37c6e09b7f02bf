import Flix

/// The cell of an item that shows a text. Where a layout asks, it is as high as its text says.
final class TextItem: UICollectionViewListCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
    accessories = [.delete(), .reorder(), .disclosureIndicator()]
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = contentView.bounds
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    layoutAttributes.frame.size.height = 30 + CGFloat((label.text ?? "").utf8.reduce(0) { $0 + Int($1) } % 5) * 9
    return layoutAttributes
  }
}

/// A header or footer that shows a text.
final class TextSupplement: UICollectionReusableView {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(label)
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}
