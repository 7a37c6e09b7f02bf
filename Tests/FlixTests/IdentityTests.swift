import Flix
import MainLoopTesting
import Observation
import Testing

@MainActor @Suite("The identity of providers", .serialized)
struct IdentityTests {
  private final class Named: AnimatableTableViewProvider, CustomIdentityType {
    let customIdentity: String
    let values: [City]

    init(_ name: String, _ cities: [String]) {
      customIdentity = name
      values = cities.enumerated().map { City(id: $0, name: $1) }
    }

    func createValues() -> [City] { values }

    func configureCell(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath, value: City) {
      cell.textLabel?.text = value.name
    }
  }

  @Observable
  fileprivate final class Group: AnimatableTableViewGroupProvider {
    var cities = ["Rome", "Vaduz"]

    func createProviders() -> [any AnimatableTableViewMultiNodeProvider] {
      [Named("cities", cities), Named("other", ["other"])]
    }
  }

  @Test("a custom one survives the re-creation of its provider: rows keep their cells")
  func customIdentity() {
    let stage = Stage()
    defer { stage.close() }
    let group = Group()
    let builder = stage.tableView.flix.animatable.build([group])
    let cells = (0..<3).map { stage.cell($0) }
    group.cities = ["Bern", "Vaduz"]
    builder.updateIfNeeded()
    #expect(stage.texts == ["Bern", "Vaduz", "other"])
    #expect(stage.cell(1) === cells[1] && stage.cell(2) === cells[2])
  }
}
