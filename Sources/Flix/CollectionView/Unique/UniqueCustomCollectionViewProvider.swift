/// An item made on the spot: add views to `contentView`, set what is to differ, and put it into a form.
///
///     let logo = UniqueCustomCollectionViewProvider()
///     logo.itemSize = { collectionView in CGSize(width: collectionView.bounds.width, height: 180) }
///     logo.contentView.addSubview(logoView)
public typealias UniqueCustomCollectionViewProvider = SingleCollectionViewCellProvider<UICollectionViewCell>
