/// An item with an icon, a title and a switch, for lists in collection views.
///
///     let scheduled = UniqueSwitchCollectionViewProvider(title: "Scheduled")
///     scheduled.valueChanged.sink { isOn in hours.isHidden = !isOn }.store(in: &tokens)
@MainActor
open class UniqueSwitchCollectionViewProvider: UniqueListCollectionViewProvider, SwitchRow {
  /// The views of the item.
  public let parts = SwitchParts()

  override var controls: [UIControl] { [uiSwitch] }

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The text at the leading edge.
  ///   - icon: The image before the title.
  ///   - isOn: Whether the switch is on.
  public init(title: String? = nil, icon: UIImage? = nil, isOn: Bool = false) {
    super.init()
    fill(contentView, title: title, icon: icon, isOn: isOn)
  }

  /// The switch is operated, not the item.
  open override func collectionView(
    _ collectionView: UICollectionView,
    shouldSelectItemAt indexPath: IndexPath,
    value: SingleCollectionViewCellProvider<UICollectionViewListCell>
  ) -> Bool {
    false
  }
}
