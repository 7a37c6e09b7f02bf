/// A row with an icon, a title and a detail.
///
///     let wifi = UniqueTextTableViewProvider(title: "Wi-Fi", detail: "Not Connected")
///     wifi.accessoryType = .disclosureIndicator
@MainActor
open class UniqueTextTableViewProvider: SingleTableViewCellProvider<UITableViewCell> {
  /// Shows the icon.
  public let iconView = RowContent.makeIconView()
  /// Shows the title.
  public let titleLabel = RowContent.makeTitleLabel()
  /// Shows the detail.
  public let detailLabel = RowContent.makeDetailLabel()

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
    RowContent.fill(contentView, with: [iconView, titleLabel, detailLabel])
    self.title = title
    self.detail = detail
    self.icon = icon
    self.accessoryType = accessoryType
  }

  /// The text at the leading edge.
  open var title: String? {
    get { titleLabel.text }
    set { titleLabel.text = newValue }
  }

  /// The text at the trailing edge.
  open var detail: String? {
    get { detailLabel.text }
    set {
      detailLabel.text = newValue
      detailLabel.isHidden = newValue == nil
    }
  }

  /// The image before the title.
  open var icon: UIImage? {
    get { iconView.image }
    set {
      iconView.image = newValue
      iconView.isHidden = newValue == nil
    }
  }
}
