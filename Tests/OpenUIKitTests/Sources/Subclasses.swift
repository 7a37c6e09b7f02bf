// Classes of UIKit as apps subclass them: with the initializers and methods that they override.

final class TitledView: UIView {
  convenience init(title: String) {
    self.init(frame: .zero)
  }
}

final class LinkButton: UIButton {
  convenience init(title: String) {
    self.init(type: .system)
    setTitle(title, for: .normal)
  }
}

final class SubtitleCell: UITableViewCell {
  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class BannerView: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    textLabel?.text = "Banner"
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class NumberCell: UICollectionViewListCell {
  var number = 0

  override func updateConfiguration(using state: UICellConfigurationState) {
    var content = defaultContentConfiguration().updated(for: state)
    content.text = "\(number)"
    contentConfiguration = content
  }
}

final class TightLayout: UICollectionViewFlowLayout {
  override init() {
    super.init()
    minimumLineSpacing = 2
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

  override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    super.layoutAttributesForElements(in: rect)?.compactMap { $0.copy() as? UICollectionViewLayoutAttributes }
  }
}

final class CardLayout: UICollectionViewCompositionalLayout {
  var insertions = 0

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    insertions += updateItems.filter { $0.updateAction == .insert }.count
  }
}

final class RotatedAttributes: UICollectionViewLayoutAttributes {
  var angle = 0.0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? RotatedAttributes)?.angle = angle
    return copy
  }
}

final class StyledTableViewController: UITableViewController {
  init() { super.init(style: .insetGrouped) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class GridViewController: UICollectionViewController {
  init() { super.init(collectionViewLayout: TightLayout()) }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class RootedNavigationController: UINavigationController {
  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    rootViewController.title = "Root"
  }

  override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class RoundImageView: UIImageView {
  override init(image: UIImage?) {
    super.init(image: image)
    layer.cornerRadius = 8
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class PullControl: UIRefreshControl {
  override init() {
    super.init()
    tintColor = .red
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

final class ContentSizedTableView: UITableView {
  override init(frame: CGRect, style: UITableView.Style) {
    super.init(frame: frame, style: style)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override var contentSize: CGSize {
    didSet { invalidateIntrinsicContentSize() }
  }

  override var intrinsicContentSize: CGSize { contentSize }
}

final class EditableDataSource: UITableViewDiffableDataSource<String, Int> {
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    snapshot().sectionIdentifiers[section]
  }

  override func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
}

final class ModeControl: UISegmentedControl {
  override init(items: [Any]?) {
    super.init(items: items)
    selectedSegmentIndex = 0
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}
