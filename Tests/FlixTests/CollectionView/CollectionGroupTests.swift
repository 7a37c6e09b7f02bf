import Flix
import MainLoopTesting
import Observation
import Testing

@MainActor @Suite("Groups of providers of a collection view", .serialized)
struct CollectionGroupTests {
  @Observable
  final class Model {
    var isForeign = false
    var isHidden = false
    var order = ["street", "city"]
  }

  final class Address: AnimatableCollectionViewGroupProvider, ProviderHiddenable {
    let model: Model
    let items: [String: CityProvider]

    init(_ model: Model) {
      self.model = model
      items = Dictionary(uniqueKeysWithValues: ["street", "city", "country"].map { ($0, CityProvider([$0])) })
    }

    var isHidden: Bool { model.isHidden }

    func createProviders() -> [any AnimatableCollectionViewMultiNodeProvider] {
      (model.order + (model.isForeign ? ["country"] : [])).compactMap { items[$0] }
    }
  }

  final class Outer: CollectionViewGroupProvider {
    let inner: [any CollectionViewMultiNodeProvider]
    init(_ inner: [any CollectionViewMultiNodeProvider]) { self.inner = inner }
    func createProviders() -> [any CollectionViewMultiNodeProvider] { inner }
  }

  @Test("a group shows its providers' items in their place, and follows the state that it reads")
  func changing() {
    let stage = CollectionStage()
    defer { stage.close() }
    let model = Model()
    let address = Address(model)
    let builder = stage.collectionView.flix.animatable.build([CityProvider(["first"]), address, CityProvider(["last"])])
    #expect(stage.texts == ["first", "street", "city", "last"])
    let city = stage.cell(2)
    model.isForeign = true
    model.order = ["city", "street"]
    builder.updateIfNeeded()
    #expect(stage.texts == ["first", "city", "street", "country", "last"])
    #expect(stage.cell(1) === city)
    address.items["city"]?.cities.append(City(id: 7, name: "town"))
    builder.updateIfNeeded()
    #expect(stage.texts == ["first", "city", "town", "street", "country", "last"])
    model.isHidden = true
    builder.updateIfNeeded()
    #expect(stage.texts == ["first", "last"])
    model.order = ["street"]
    model.isForeign = false
    model.isHidden = false
    builder.updateIfNeeded()
    #expect(stage.texts == ["first", "street", "last"])
  }

  @Test("groups nest, and selecting an item deep inside reaches its provider")
  func nesting() {
    let stage = CollectionStage()
    defer { stage.close() }
    let deep = CityProvider(["deep"])
    var names: [String] = []
    let token = deep.event.modelSelected.sink { names.append($0.name) }
    defer { token.cancel() }
    stage.collectionView.flix.build([Outer([CityProvider(["a"]), Outer([Outer([deep]), CityProvider(["b"])])])])
    #expect(stage.texts == ["a", "deep", "b"])
    stage.select(1)
    #expect(names == ["deep"])
  }

  @Test("a provider that a group and its form both have is shown once")
  func sharedProvider() {
    let stage = CollectionStage()
    defer { stage.close() }
    let shared = CityProvider(["shared"])
    stage.collectionView.flix.build([shared, Outer([shared, CityProvider(["own"])])])
    #expect(stage.texts == ["shared", "own"])
  }
}
