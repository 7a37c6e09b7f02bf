import Flix
import FormTesting
import Observation

/// A header or footer that shows the text of its value.
@Observable
final class ViewPart: SectionPartitionTableViewProvider, SectionPartitionCollectionViewProvider,
  ProviderHiddenable
{
  let tableElementKindSection: TableElementKindSection
  let collectionElementKindSection: CollectionElementKindSection
  var value: TestValue?
  var isHidden = false

  init(_ kind: TableElementKindSection) {
    tableElementKindSection = kind
    collectionElementKindSection = kind
  }

  var valueComparison: ValueComparison<TestValue> { .identifiable }

  func createSectionPartition() -> TestValue? { value }

  func configureSection(
    _ tableView: UITableView,
    view: UITableViewHeaderFooterView,
    viewInSection section: Int,
    value: TestValue
  ) {
    view.textLabel?.text = "\(value)"
  }

  func configureSupplementaryView(
    _ collectionView: UICollectionView,
    sectionView: TextSupplement,
    indexPath: IndexPath,
    value: TestValue
  ) {
    sectionView.label.text = "\(value)"
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeInSection section: Int,
    value: TestValue
  ) -> CGSize? {
    CGSize(width: 320, height: 30)
  }
}
