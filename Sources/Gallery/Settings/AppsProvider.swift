import Flix

/// A list of apps in reusable cells.
final class AppsProvider: AnimatableTableViewProvider {
  nonisolated struct App: Equatable, Identifiable {
    let name: String
    var id: String { name }
  }

  private let apps: [App]

  init(_ names: [String]) {
    apps = names.map { App(name: $0) }
  }

  func createValues() -> [App] { apps }

  func configureCell(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath, value: App) {
    cell.imageView?.image = .gallery("app-\(value.name.lowercased())")
    cell.textLabel?.text = value.name
    cell.accessoryType = .disclosureIndicator
  }

  func itemSelected(_ tableView: UITableView, indexPath: IndexPath, value: App) {
    tableView.deselectRow(at: indexPath, animated: true)
  }
}
