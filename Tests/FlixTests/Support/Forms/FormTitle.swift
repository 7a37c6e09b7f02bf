import Flix
import Observation

/// A text in a header or footer.
@Observable
final class FormTitle {
  /// The text; nil takes the header away.
  var text: String?

  @ObservationIgnored var height: CGFloat = 30
  @ObservationIgnored var onConfigure: () -> Void = {}

  init(_ text: String?) {
    self.text = text
  }

  func tableProvider(_ kind: TableElementKindSection) -> any SectionPartitionTableViewProvider {
    TableTitleProvider(self, kind)
  }

  func collectionProvider(_ kind: CollectionElementKindSection) -> any SectionPartitionCollectionViewProvider {
    CollectionTitleProvider(self, kind)
  }
}

private final class TableTitleProvider: SectionPartitionTableViewProvider {
  let tableElementKindSection: TableElementKindSection
  private let model: FormTitle

  init(_ model: FormTitle, _ kind: TableElementKindSection) {
    self.model = model
    tableElementKindSection = kind
  }

  func createSectionPartition() -> String? { model.text }

  func configureSection(
    _ tableView: UITableView,
    view: UITableViewHeaderFooterView,
    viewInSection section: Int,
    value: String
  ) {
    view.textLabel?.text = value
    model.onConfigure()
  }

  func tableView(_ tableView: UITableView, heightInSection section: Int, value: String) -> CGFloat? { model.height }
}

private final class CollectionTitleProvider: SectionPartitionCollectionViewProvider {
  final class View: UICollectionReusableView {
    private(set) lazy var label: UILabel = {
      let label = UILabel(frame: bounds)
      label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(label)
      return label
    }()
    /// Lists ask the view for its height, where flow layouts ask the provider.
    private(set) lazy var height: NSLayoutConstraint = {
      let height = heightAnchor.constraint(equalToConstant: 0)
      height.priority = .defaultHigh
      height.isActive = true
      return height
    }()
  }

  let collectionElementKindSection: CollectionElementKindSection
  private let model: FormTitle

  init(_ model: FormTitle, _ kind: CollectionElementKindSection) {
    self.model = model
    collectionElementKindSection = kind
  }

  func createSectionPartition() -> String? { model.text }

  func configureSupplementaryView(
    _ collectionView: UICollectionView,
    sectionView: View,
    indexPath: IndexPath,
    value: String
  ) {
    sectionView.label.text = value
    sectionView.height.constant = model.height
    model.onConfigure()
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeInSection section: Int,
    value: String
  ) -> CGSize? {
    CGSize(width: collectionView.bounds.width, height: model.height)
  }
}
