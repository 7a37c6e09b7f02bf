/// A row or item with an icon and a title.
///
/// This is the part that such rows of table views and items of collection views share.
@MainActor
public protocol TitledRow: AnyObject {
  /// What holds the icon, the title and what is beside them.
  associatedtype Parts: TitleParts

  /// The views of the row or item.
  var parts: Parts { get }
}

extension TitledRow {
  /// Shows the icon.
  public var iconView: UIImageView { parts.iconView }
  /// Shows the title.
  public var titleLabel: UILabel { parts.titleLabel }

  /// The text at the leading edge.
  public var title: String? {
    get { parts.title }
    set { parts.title = newValue }
  }

  /// The image before the title.
  public var icon: UIImage? {
    get { parts.icon }
    set { parts.icon = newValue }
  }
}
