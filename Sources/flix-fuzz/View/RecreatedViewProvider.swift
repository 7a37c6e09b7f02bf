import Flix
import FormTesting

/// Rows of fixed values that another object of the same identity can continue.
final class RecreatedViewProvider: AnimatableTableViewProvider, AnimatableCollectionViewProvider, CustomIdentityType {
  let customIdentity: String
  let values: [TestValue]
  private let onConfigure: () -> Void

  init(identity: String, values: [TestValue], onConfigure: @escaping () -> Void) {
    customIdentity = identity
    self.values = values
    self.onConfigure = onConfigure
  }

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
