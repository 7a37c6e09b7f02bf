/// Items of which a person chooses one, for lists in collection views; the chosen one has a checkmark.
///
///     let size = RadioCollectionViewProvider(options: ["Small", "Medium", "Large"], checkedOption: "Medium")
///     size.checkedOptionChanged.sink { option in print(option) }.store(in: &tokens)
@MainActor
open class RadioCollectionViewProvider<Option: Hashable & Sendable>: RadioProvider<RadioCollectionViewCell, Option>,
  AnimatableCollectionViewProvider
{
  public typealias Value = RadioOption<Option>
  public typealias CollectionCell = RadioCollectionViewCell

  /// Shows an option.
  open func configureCell(
    _ collectionView: UICollectionView,
    cell: RadioCollectionViewCell,
    indexPath: IndexPath,
    value: RadioOption<Option>
  ) {
    cell.titleLabel.text = text(of: value)
    cell.accessories = value.isChecked ? [.checkmark()] : []
    configureOption?(cell, value)
  }

  /// Chooses the option.
  open func itemSelected(_ collectionView: UICollectionView, indexPath: IndexPath, value: RadioOption<Option>) {
    choose(value.option)
  }
}
