/// What cells of table views and of collection views have in common.
public protocol ContentCell: UIView {
  /// Holds the content.
  var contentView: UIView { get }
  /// A view behind the content.
  var backgroundView: UIView? { get set }
  /// A view behind the content of a selected cell.
  var selectedBackgroundView: UIView? { get set }
}

extension UITableViewCell: ContentCell {}
extension UICollectionViewCell: ContentCell {}
