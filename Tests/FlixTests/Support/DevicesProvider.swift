import Flix
import Observation

/// Rows that a person can delete, and calls that are written down.
@Observable
final class DevicesProvider: AnimatableTableViewProvider, TableViewDeleteable {
  var devices: [City]
  @ObservationIgnored var log: [String] = []
  @ObservationIgnored var canEdit: (City) -> Bool = { _ in true }

  init(_ names: [String]) {
    devices = names.enumerated().map { City(id: $0, name: $1) }
  }

  func createValues() -> [City] { devices }

  func configureCell(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath, value: City) {
    cell.textLabel?.text = value.name
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath, value: City) -> Bool { canEdit(value) }

  func tableView(_ tableView: UITableView, itemDeletedForRowAt indexPath: IndexPath, value: City) {
    log.append("delete \(value.name) at \(indexPath.row)")
    devices.removeAll { $0.id == value.id }
  }

  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath,
    value: City
  ) -> String? { "Forget \(value.name)" }
}
