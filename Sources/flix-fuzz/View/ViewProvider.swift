import Flix
import FormTesting
import Observation

/// Rows that show the text of their value.
@Observable
final class ViewProvider: AnimatableTableViewProvider, AnimatableCollectionViewProvider, ProviderHiddenable {
  var values: [TestValue] = []
  var isHidden = false
  @ObservationIgnored var onConfigure: () -> Void = {}

  func createValues() -> [TestValue] { values }

  func configureCell(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath, value: TestValue) {
    cell.textLabel?.text = "\(value)"
    onConfigure()
  }

  func configureCell(_ collectionView: UICollectionView, cell: TextItem, indexPath: IndexPath, value: TestValue) {
    cell.label.text = "\(value)"
    onConfigure()
  }
}
