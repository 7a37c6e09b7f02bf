import Flix
import FormTesting
import Observation

/// Rows that show the text of their value.
@Observable
final class ViewProvider: AnimatableTableViewProvider, ProviderHiddenable {
  var values: [TestValue] = []
  var isHidden = false
  @ObservationIgnored var onConfigure: () -> Void = {}

  func createValues() -> [TestValue] { values }

  func configureCell(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath, value: TestValue) {
    cell.textLabel?.text = "\(value)"
    onConfigure()
  }
}
