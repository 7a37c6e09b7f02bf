/// An item with an icon, a title and a detail, for lists in collection views.
///
///     let hours = UniqueTextCollectionViewProvider(title: "Quiet Hours", detail: "10 PM to 7 AM")
///     hours.accessories = [.disclosureIndicator()]
@MainActor
open class UniqueTextCollectionViewProvider: UniqueListCollectionViewProvider, TextRow {
  /// The views of the item.
  public let parts = TextParts()

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - title: The text at the leading edge.
  ///   - detail: The text at the trailing edge.
  ///   - icon: The image before the title.
  ///   - accessories: The signs and controls at the ends.
  public init(
    title: String? = nil,
    detail: String? = nil,
    icon: UIImage? = nil,
    accessories: [UICellAccessory] = []
  ) {
    super.init()
    fill(contentView, title: title, detail: detail, icon: icon)
    self.accessories = accessories
  }
}
