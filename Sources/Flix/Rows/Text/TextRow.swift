/// A row or item with an icon, a title and a detail.
///
/// This is the part that `UniqueTextTableViewProvider` and `UniqueTextCollectionViewProvider` share.
@MainActor
public protocol TextRow: TitledRow where Parts == TextParts {}

extension TextRow {
  /// Shows the detail.
  public var detailLabel: UILabel { parts.detailLabel }

  /// The text at the trailing edge.
  public var detail: String? {
    get { parts.detail }
    set { parts.detail = newValue }
  }

  func fill(_ contentView: UIView, title: String?, detail: String?, icon: UIImage?) {
    RowContent.fill(contentView, with: [iconView, titleLabel, detailLabel])
    self.title = title
    self.detail = detail
    self.icon = icon
  }
}
