import Flix
import FormTesting
import Observation

/// A header or footer that shows the text of its value.
@Observable
final class ViewPart: SectionPartitionTableViewProvider, ProviderHiddenable {
  let tableElementKindSection: TableElementKindSection
  var value: TestValue?
  var isHidden = false

  init(_ kind: TableElementKindSection) {
    tableElementKindSection = kind
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
}
