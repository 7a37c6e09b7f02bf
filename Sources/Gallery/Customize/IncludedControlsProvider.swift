import Flix

/// The controls that are included, which can be removed and put in order.
final class IncludedControlsProvider: AnimatableTableViewProvider, TableViewDeleteable, TableViewMoveable {
  private let controls: Controls

  init(_ controls: Controls) {
    self.controls = controls
  }

  func createValues() -> [Controls.Control] { controls.included }

  func configureCell(
    _ tableView: UITableView,
    cell: UITableViewCell,
    indexPath: IndexPath,
    value: Controls.Control
  ) {
    cell.imageView?.image = .gallery(value.icon)
    cell.textLabel?.text = value.name
  }

  func tableView(_ tableView: UITableView, itemDeletedForRowAt indexPath: IndexPath, value: Controls.Control) {
    controls.exclude(value)
  }

  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath,
    value: Controls.Control
  ) -> String? { "Remove" }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndex: Int,
    to destinationIndex: Int,
    value: Controls.Control
  ) {
    controls.move(from: sourceIndex, to: destinationIndex)
  }
}
