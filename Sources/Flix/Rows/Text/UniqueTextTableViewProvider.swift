/// A row with an icon, a title and a detail.
///
///     let wifi = UniqueTextTableViewProvider(title: "Wi-Fi", detail: "Not Connected")
///     wifi.accessoryType = .disclosureIndicator
@MainActor
open class UniqueTextTableViewProvider: SingleTableViewCellProvider<UITableViewCell>, TextRow {
  /// The views of the row.
  public let parts = TextParts()

  /// Creates a row.
  ///
  /// - Parameters:
  ///   - title: The text at the leading edge.
  ///   - detail: The text at the trailing edge.
  ///   - icon: The image before the title.
  ///   - accessoryType: The control at the trailing edge.
  public init(
    title: String? = nil,
    detail: String? = nil,
    icon: UIImage? = nil,
    accessoryType: UITableViewCell.AccessoryType = .none
  ) {
    super.init()
    fill(contentView, title: title, detail: detail, icon: icon)
    self.accessoryType = accessoryType
  }
}
