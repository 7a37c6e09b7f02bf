import MainLoopTesting
import Observation
import Testing

@testable import Flix

/// Items that a person can move.
@Observable
private final class Tiles: AnimatableCollectionViewProvider, CollectionViewMoveable {
  var cities = CityProvider(["a", "b", "c"]).cities
  @ObservationIgnored var log: [String] = []
  @ObservationIgnored var follows = true

  func createValues() -> [City] { cities }

  func configureCell(_ collectionView: UICollectionView, cell: LabelCell, indexPath: IndexPath, value: City) {
    cell.label.text = value.name
  }

  func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath, value: City) -> Bool {
    value.name != "b"
  }

  func collectionView(
    _ collectionView: UICollectionView,
    moveItemAt sourceIndex: Int,
    to destinationIndex: Int,
    value: City
  ) {
    log.append("\(value.name) \(sourceIndex) \(destinationIndex)")
    if follows { cities.insert(cities.remove(at: sourceIndex), at: destinationIndex) }
  }
}

@MainActor @Suite("Moving the items of a collection view", .serialized)
struct CollectionMovingTests {
  @MainActor
  private final class Scene {
    let stage = CollectionStage()
    let tiles = Tiles()
    let before = CityProvider(["first"])
    let builder: AnimatableCollectionViewBuilder
    let adapter: CollectionViewAdapter
    var batches = 0

    init() throws {
      builder = stage.collectionView.flix.animatable.build([
        AnimatableCollectionViewSectionProvider(providers: [before, tiles, CityProvider(["last"])]),
        AnimatableCollectionViewSectionProvider(providers: [CityProvider(["other"])]),
      ])
      adapter = try #require(stage.collectionView.dataSource as? CollectionViewAdapter)
      stage.collectionView.layoutIfNeeded()
      builder.decideViewTransition = { [unowned self] _, _ in
        batches += 1
        return .nonAnimated
      }
    }

    /// Moves an item as the end of a drag does: the collection view shows it at its new place, and tells.
    func drop(_ from: Int, at to: Int) {
      let (from, to) = (IndexPath(item: from, section: 0), IndexPath(item: to, section: 0))
      UIView.performWithoutAnimation { stage.collectionView.moveItem(at: from, to: to) }
      adapter.collectionView(stage.collectionView, moveItemAt: from, to: to)
    }

    func target(of item: Int, proposed: IndexPath) -> IndexPath {
      let path = IndexPath(item: item, section: 0)
      return adapter.collectionView(
        stage.collectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath: path,
        atCurrentIndexPath: path,
        toProposedIndexPath: proposed
      )
    }
  }

  @Test("only items of providers that are moveable, and that they let go")
  func canMove() throws {
    let scene = try Scene()
    defer { scene.stage.close() }
    let movable = (0..<5).map {
      scene.adapter.collectionView(scene.stage.collectionView, canMoveItemAt: IndexPath(item: $0, section: 0))
    }
    #expect(movable == [false, true, false, true, false])
  }

  @Test("an item stays among those of its provider")
  func clamped() throws {
    let scene = try Scene()
    defer { scene.stage.close() }
    #expect(scene.target(of: 2, proposed: [0, 3]) == [0, 3])
    #expect(scene.target(of: 2, proposed: [0, 0]) == [0, 1])
    #expect(scene.target(of: 2, proposed: [0, 4]) == [0, 3])
    #expect(scene.target(of: 2, proposed: [1, 0]) == [0, 3])
  }

  @Test("tells the provider, with indices among its values, and the item keeps its cell without another batch")
  func moving() throws {
    let scene = try Scene()
    defer { scene.stage.close() }
    var events: [String] = []
    let token = scene.tiles.event.moveItem.sink {
      events.append("\($0.value.name) \($0.sourceIndex) \($0.destinationIndex)")
    }
    defer { token.cancel() }
    let cell = scene.stage.cell(1)
    scene.drop(1, at: 3)
    #expect(scene.tiles.log == ["a 0 2"])
    #expect(events == ["a 0 2"])
    scene.builder.updateIfNeeded()
    #expect(scene.batches == 0, "the view has moved it already")
    #expect(scene.stage.texts == ["first", "b", "c", "a", "last", "other"])
    #expect(scene.stage.cell(3) === cell)
    #expect((scene.builder.node(at: [0, 3]).value as? City)?.name == "a")
    scene.tiles.cities.removeFirst()
    scene.builder.updateIfNeeded()
    #expect(scene.stage.texts == ["first", "c", "a", "last", "other"])
  }

  @Test("an item that its provider does not move goes back")
  func refused() throws {
    let scene = try Scene()
    defer { scene.stage.close() }
    scene.tiles.follows = false
    scene.drop(1, at: 2)
    scene.builder.updateIfNeeded()
    #expect(scene.batches == 1)
    #expect(scene.stage.texts == ["first", "a", "b", "c", "last", "other"])
  }

  @Test("a state change that was not shown before the move is applied after it")
  func pendingChange() throws {
    let scene = try Scene()
    defer { scene.stage.close() }
    scene.before.cities.append(City(id: 7, name: "second"))
    scene.tiles.cities.append(City(id: 8, name: "d"))
    scene.drop(1, at: 3)
    #expect(scene.tiles.log == ["a 0 2"])
    scene.builder.updateIfNeeded()
    #expect(scene.stage.texts == ["first", "second", "b", "c", "a", "d", "last", "other"])
  }

  @Test("a drag goes as far as the provider's items go, and what it leaves is what the view shows")
  func drag() throws {
    let scene = try Scene()
    defer { scene.stage.close() }
    let view = scene.stage.collectionView
    let last = try #require(scene.stage.cell(4)).center
    #expect(!view.beginInteractiveMovementForItem(at: [0, 0]))
    #expect(view.beginInteractiveMovementForItem(at: [0, 1]))
    view.updateInteractiveMovementTargetPosition(last)
    view.endInteractiveMovement()
    scene.builder.updateIfNeeded()
    #expect(scene.tiles.log == ["a 0 2"])
    #expect(scene.batches == 0)
    #expect(scene.stage.texts == ["first", "b", "c", "a", "last", "other"])

    #expect(view.beginInteractiveMovementForItem(at: [0, 3]))
    view.updateInteractiveMovementTargetPosition(.zero)
    view.cancelInteractiveMovement()
    scene.builder.updateIfNeeded()
    #expect(scene.tiles.log == ["a 0 2"])
    #expect(scene.stage.texts == ["first", "b", "c", "a", "last", "other"])
  }

  @Test("a form brings a long press along once it has items that can be moved, and another form takes it away")
  func gesture() throws {
    let stage = CollectionStage()
    defer { stage.close() }
    var presses: Int {
      stage.collectionView.layoutIfNeeded()
      return (stage.collectionView.gestureRecognizers ?? []).count { $0 is UILongPressGestureRecognizer }
    }
    stage.collectionView.flix.animatable.build([CityProvider(["a"])])
    // The collection view has one of its own for context menus.
    let before = presses
    stage.collectionView.flix.animatable.build([CityProvider(["a"]), Tiles(), Tiles()])
    #expect(presses == before + 1)
    stage.collectionView.flix.animatable.build([Tiles()])
    #expect(presses == before + 1)
    stage.collectionView.flix.animatable.build([CityProvider(["a"])])
    #expect(presses == before)
  }
}
