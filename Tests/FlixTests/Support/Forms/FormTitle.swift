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
