import Flix
import MainLoopTesting
import Observation
import Testing

@MainActor @Suite("Groups of providers", .serialized)
struct GroupTests {
  @Observable
  final class Model {
    var isForeign = false
    var isHidden = false
    var order = ["street", "city"]
  }

  final class Address: AnimatableTableViewGroupProvider, ProviderHiddenable {
    let model: Model
    let rows: [String: CityProvider]

    init(_ model: Model) {
      self.model = model
      rows = Dictionary(uniqueKeysWithValues: ["street", "city", "country"].map { ($0, CityProvider([$0])) })
    }

    var isHidden: Bool { model.isHidden }

    func createProviders() -> [any AnimatableTableViewMultiNodeProvider] {
      (model.order + (model.isForeign ? ["country"] : [])).compactMap { rows[$0] }
    }
  }

  final class Outer: TableViewGroupProvider {
    let inner: [any TableViewMultiNodeProvider]
    init(_ inner: [any TableViewMultiNodeProvider]) { self.inner = inner }
    func createProviders() -> [any TableViewMultiNodeProvider] { inner }
  }

  @Test("a group shows its providers' rows in their place, and follows the state that it reads")
  func changing() {
    let stage = Stage()
    defer { stage.close() }
    let model = Model()
    let address = Address(model)
    let builder = stage.tableView.flix.animatable.build([CityProvider(["first"]), address, CityProvider(["last"])])
    #expect(stage.texts == ["first", "street", "city", "last"])
    model.isForeign = true
    builder.updateIfNeeded()
    #expect(stage.texts == ["first", "street", "city", "country", "last"])
    model.order = ["city", "street"]
    builder.updateIfNeeded()
    #expect(stage.texts == ["first", "city", "street", "country", "last"])
    address.rows["city"]?.cities.append(City(id: 7, name: "town"))
    builder.updateIfNeeded()
    #expect(stage.texts == ["first", "city", "town", "street", "country", "last"])
    model.order = []
    model.isForeign = false
    builder.updateIfNeeded()
    #expect(stage.texts == ["first", "last"])
  }

  @Test("a row keeps its cell when its group gets other providers around it")
  func keepsCells() {
    let stage = Stage()
    defer { stage.close() }
    let model = Model()
    let builder = stage.tableView.flix.animatable.build([Address(model)])
    let city = stage.cell(1)
    model.order = ["city"]
    builder.updateIfNeeded()
    #expect(stage.texts == ["city"])
    #expect(stage.cell(0) === city)
  }

  @Test("hiding a group hides all its rows, and rows that change meanwhile are right when it is shown again")
  func hiding() {
    let stage = Stage()
    defer { stage.close() }
    let model = Model()
    let address = Address(model)
    let builder = stage.tableView.flix.animatable.build([address, CityProvider(["last"])])
    model.isHidden = true
    builder.updateIfNeeded()
    #expect(stage.texts == ["last"])
    model.isForeign = true
    address.rows["street"]?.cities = [City(id: 1, name: "road")]
    builder.updateIfNeeded()
    #expect(stage.texts == ["last"])
    model.isHidden = false
    builder.updateIfNeeded()
    #expect(stage.texts == ["road", "city", "country", "last"])
  }

  @Test("groups nest, and selecting a row deep inside reaches its provider")
  func nesting() async throws {
    let stage = Stage()
    defer { stage.close() }
    let deep = CityProvider(["deep"])
    var names: [String] = []
    let token = deep.event.modelSelected.sink { names.append($0.name) }
    defer { token.cancel() }
    stage.tableView.flix.build([Outer([CityProvider(["a"]), Outer([Outer([deep]), CityProvider(["b"])])])])
    #expect(stage.texts == ["a", "deep", "b"])
    let path = IndexPath(row: 1, section: 0)
    stage.tableView.delegate?.tableView(stage.tableView, didSelectRowAt: path)
    #expect(names == ["deep"])
  }

  @Test("a provider that a group and its form both have is shown once")
  func sharedProvider() {
    let stage = Stage()
    defer { stage.close() }
    let shared = CityProvider(["shared"])
    stage.tableView.flix.build([shared, Outer([shared, CityProvider(["own"])])])
    #expect(stage.texts == ["shared", "own"])
  }
}
