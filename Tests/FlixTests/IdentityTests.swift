import Flix
import MainLoopTesting
import Observation
import Testing

@MainActor @Suite("The identity of providers", .serialized)
struct IdentityTests {
  private final class Named: AnimatableTableViewProvider, AnimatableCollectionViewProvider, CustomIdentityType {
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

    func configureCell(_ collectionView: UICollectionView, cell: LabelCell, indexPath: IndexPath, value: City) {
      cell.label.text = value.name
    }
  }

  @Observable
  fileprivate final class Group: AnimatableTableViewGroupProvider, AnimatableCollectionViewGroupProvider {
    var cities = ["Rome", "Vaduz"]

    private func makeProviders() -> [Named] { [Named("cities", cities), Named("other", ["other"])] }

    func createProviders() -> [any AnimatableTableViewMultiNodeProvider] { makeProviders() }

    func createProviders() -> [any AnimatableCollectionViewMultiNodeProvider] { makeProviders() }
  }

  @Test("a custom one survives the re-creation of its provider: rows keep their cells", arguments: FormKind.allCases)
  func customIdentity(kind: FormKind) {
    let stage = FormStage(kind)
    defer { stage.close() }
    let group = Group()
    stage.show(MadeRows(group))
    let cells = (0..<3).map { stage.cell($0) }
    group.cities = ["Bern", "Vaduz"]
    stage.update()
    #expect(stage.texts == ["Bern", "Vaduz", "other"])
    #expect(stage.cell(1) === cells[1] && stage.cell(2) === cells[2])
  }
}
