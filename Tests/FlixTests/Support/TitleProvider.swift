import Flix
import Observation

/// A header in reusable views.
@Observable
final class TitleProvider: SectionPartitionTableViewProvider {
  var title: String?
  @ObservationIgnored let tableElementKindSection = TableElementKindSection.header
  @ObservationIgnored private(set) var shown: [String] = []

  init(_ title: String?) {
    self.title = title
  }

  func createSectionPartition() -> String? { title }

  func configureSection(
    _ tableView: UITableView,
    view: UITableViewHeaderFooterView,
    viewInSection section: Int,
    value: String
  ) {
    shown.append(value)
    view.textLabel?.text = value
  }

  func tableView(_ tableView: UITableView, heightInSection section: Int, value: String) -> CGFloat? { 30 }
}
