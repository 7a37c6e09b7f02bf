import Flix
import Observation

nonisolated struct City: Equatable, Identifiable {
  let id: Int
  var name: String
}

/// A list in reusable cells.
@Observable
final class CityProvider: AnimatableTableViewProvider, ProviderHiddenable {
  var cities: [City]
  var isHidden = false
  @ObservationIgnored var onConfigure: (City) -> Void = { _ in }
  @ObservationIgnored private(set) var configured: [String] = []

  init(_ names: [String]) {
    cities = names.enumerated().map { City(id: $0, name: $1) }
  }

  func createValues() -> [City] { cities }

  func configureCell(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath, value: City) {
    configured.append(value.name)
    cell.textLabel?.text = value.name
    onConfigure(value)
  }
}
