import Flix
import MainLoopTesting
import Observation
import Testing

@MainActor @Suite("Groups that list their providers", .serialized)
struct GroupListTests {
  typealias Row = AnimatableTableViewMultiNodeProvider & AnimatableCollectionViewMultiNodeProvider

  /// A group that gives what it likes.
  @Observable
  class Group: AnimatableTableViewGroupProvider, AnimatableCollectionViewGroupProvider {
    var given: [any Row]

    init(_ given: [any Row]) { self.given = given }

    func createProviders() -> [any AnimatableTableViewMultiNodeProvider] { given }
    func createProviders() -> [any AnimatableCollectionViewMultiNodeProvider] { given }
  }

  /// A group that says beforehand what it may give.
  @Observable
  final class ListingGroup: AnimatableTableViewGroupProvider, AnimatableCollectionViewGroupProvider {
    let listedProviders: [any NodeProvider]?
    var given: [any Row]

    init(_ listed: [any NodeProvider], giving given: [any Row]) {
      listedProviders = listed
      self.given = given
    }

    func createProviders() -> [any AnimatableTableViewMultiNodeProvider] { given }
    func createProviders() -> [any AnimatableCollectionViewMultiNodeProvider] { given }
  }

  /// A provider that is made anew for each occasion.
  final class Named: AnimatableTableViewProvider, AnimatableCollectionViewProvider, CustomIdentityType {
    let customIdentity: String

    init(_ name: String) { customIdentity = name }

    func createValues() -> [City] { [City(id: 1, name: customIdentity)] }

    func configureCell(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath, value: City) {
      cell.textLabel?.text = value.name
    }

    func configureCell(_ collectionView: UICollectionView, cell: LabelCell, indexPath: IndexPath, value: City) {
      cell.label.text = value.name
    }
  }

  private func report(_ group: any NodeProvider, _ provider: any NodeProvider) -> String {
    "Flix: \(FormProblem.unlistedProvider(group: group._flix_identity, provider: provider._flix_identity))"
  }

  @Test("a provider that is not listed is shown all the same, and reported once, by name", arguments: FormKind.allCases)
  func unlisted(kind: FormKind) throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let (street, city, stray) = (CityProvider(["street"]), CityProvider(["city"]), CityProvider(["stray"]))
    let group = ListingGroup([street, city], giving: [city])
    let atFirst = try linesOnStandardError {
      stage.show(MadeRows(group))
      group.given = [street, city]
      stage.update()
    }
    #expect(atFirst == [])
    let later = try linesOnStandardError {
      group.given = [street, stray, city]
      stage.update()
      #expect(stage.texts == ["street", "stray", "city"])
      group.given = [street]
      stage.update()
      group.given = [stray, street]
      stage.update()
      stray.cities.append(City(id: 9, name: "more"))
      stage.update()
    }
    #expect(later == [report(group, stray)])
    #expect(later.first?.contains("\(group._flix_identity) gives the provider \(stray._flix_identity)") == true)
    #expect(stage.texts == ["stray", "more", "street"])
  }

  @Test("one that lists nothing at all has a list, one without a list has none", arguments: FormKind.allCases)
  func noList(kind: FormKind) throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let (free, strict) = (CityProvider(["free"]), CityProvider(["strict"]))
    let group = ListingGroup([], giving: [strict])
    let lines = try linesOnStandardError { stage.show(MadeRows(Group([free])), MadeRows(group)) }
    #expect(lines == [report(group, strict)])
    #expect(stage.texts == ["free", "strict"])
  }

  @Test("each of nested groups lists its own", arguments: FormKind.allCases)
  func nested(kind: FormKind) throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let (listed, stray) = (CityProvider(["listed"]), CityProvider(["stray"]))
    let inner = ListingGroup([listed], giving: [listed, stray])
    let outer = ListingGroup([inner], giving: [inner])
    let lines = try linesOnStandardError { stage.show(MadeRows(Group([outer]))) }
    #expect(lines == [report(inner, stray)])
    #expect(stage.texts == ["listed", "stray"])
  }

  @Test("a provider made anew is listed if one of its identity is", arguments: FormKind.allCases)
  func remade(kind: FormKind) throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let group = ListingGroup([Named("a")], giving: [Named("a")])
    let lines = try linesOnStandardError {
      stage.show(MadeRows(group))
      group.given = [Named("a"), Named("b")]
      stage.update()
    }
    #expect(lines == [report(group, Named("b"))])
    #expect(stage.texts == ["a", "b"])
  }
}
