import Flix
import FormTesting

/// A row with a text field.
final class ViewField: AnimatableTableViewProvider, AnimatableCollectionViewProvider {
  let textField = UITextField()
  private let value = TestValue(id: 0)

  /// What is expected of the row.
  var text: String { "\(value)" }

  func createValues() -> [TestValue] { [value] }

  func configureCell(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath, value: TestValue) {
    cell.textLabel?.text = text
    show(in: cell.contentView)
  }

  func configureCell(_ collectionView: UICollectionView, cell: TextItem, indexPath: IndexPath, value: TestValue) {
    cell.label.text = text
    show(in: cell.contentView)
  }

  private func show(in contentView: UIView) {
    guard textField.superview !== contentView else { return }
    textField.frame = CGRect(x: 100, y: 0, width: 100, height: 30)
    contentView.addSubview(textField)
  }
}
