import Flix
import MainLoopTesting
import Observation
import Testing

@MainActor @Suite("Forms of collection views written as statements", .serialized)
struct CollectionFormBuilderTests {
  @Observable
  final class Model {
    var showsMore = false
  }

  @Test("the statements make the sections and providers that arrays make")
  func sameObjects() {
    let stage = CollectionStage()
    defer { stage.close() }
    let first = CityProvider(["Rome"])
    let second = CityProvider(["Oslo"])
    let third = UniqueCustomCollectionViewProvider()
    let builder = stage.collectionView.flix.build {
      Section(header: "Cities") {
        first
        second
      }
      Section(footer: "The end") { third }
    }
    #expect(
      builder.sectionProviders.map { $0.providers.map { ObjectIdentifier($0) } } == [
        [ObjectIdentifier(first), ObjectIdentifier(second)], [ObjectIdentifier(third)],
      ]
    )
    #expect(stage.counts == [2, 1])
    #expect(stage.header(0)?.first(UILabel.self)?.text == "Cities")
    #expect(stage.header(1) == nil)
    let footer = stage.collectionView.supplementaryView(
      forElementKind: UICollectionView.elementKindSectionFooter,
      at: IndexPath(item: 0, section: 1)
    )
    #expect(footer?.first(UILabel.self)?.text == "The end")
  }

  @Test("conditions and loops are plain Swift, also around sections")
  func statements() {
    func make(_ flag: Bool, _ stage: CollectionStage) -> CollectionViewBuilder {
      stage.collectionView.flix.animatable.build {
        Section {
          CityProvider(["a"])
          if flag { CityProvider(["b"]) } else { CityProvider(["c"]) }
          for name in ["d", "e"] { CityProvider([name]) }
          [CityProvider(["f"])]
        }
        if flag {
          Section { CityProvider(["g"]) }
        }
      }
    }
    let stage = CollectionStage()
    defer { stage.close() }
    _ = make(true, stage)
    #expect(stage.texts == ["a", "b", "d", "e", "f", "g"])
    _ = make(false, stage)
    #expect(stage.texts == ["a", "c", "d", "e", "f"])
  }

  @Test("a condition in a section follows the state that it reads")
  func observed() {
    let stage = CollectionStage()
    defer { stage.close() }
    let model = Model()
    let always = CityProvider(["always"])
    let more = CityProvider(["more"])
    let extra = CityProvider(["extra"])
    let builder = stage.collectionView.flix.animatable.build {
      Section {
        always
        if model.showsMore { more }
      }
      Section {
        if model.showsMore { extra }
      }
    }
    #expect(stage.counts == [1])
    let cell = stage.cell(0)
    model.showsMore = true
    builder.updateIfNeeded()
    #expect(stage.texts == ["always", "more", "extra"])
    #expect(stage.counts == [2, 1])
    #expect(stage.cell(0) === cell)
    model.showsMore = false
    builder.updateIfNeeded()
    #expect(stage.counts == [1])
  }
}
