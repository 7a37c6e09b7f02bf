import Flix
import Observation

@Observable
final class Devices {
  var names = ["Headphones", "Keyboard"]
}

final class DevicesProvider: AnimatableTableViewProvider {
  nonisolated struct Device: Equatable, Identifiable {
    let name: String
    var id: String { name }
  }

  private let devices: Devices

  init(_ devices: Devices) { self.devices = devices }

  func createValues() -> [Device] { devices.names.map { Device(name: $0) } }

  func configureCell(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath, value: Device) {
    cell.textLabel?.text = value.name
  }

  func itemSelected(_ tableView: UITableView, indexPath: IndexPath, value: Device) {
    devices.names.removeAll { $0 == value.name }
  }
}
