import Flix

/// The controls that are not included, each of which can be.
final class MoreControlsProvider: AnimatableTableViewProvider, TableViewInsertable {
  private let controls: Controls

  init(_ controls: Controls) {
    self.controls = controls
  }

  func createValues() -> [Controls.Control] { controls.more }

  func configureCell(
    _ tableView: UITableView,
    cell: UITableViewCell,
    indexPath: IndexPath,
    value: Controls.Control
  ) {
    cell.imageView?.image = .gallery(value.icon)
    cell.textLabel?.text = value.name
  }

  func tableView(_ tableView: UITableView, itemInsertedForRowAt indexPath: IndexPath, value: Controls.Control) {
    controls.include(value)
  }
}
