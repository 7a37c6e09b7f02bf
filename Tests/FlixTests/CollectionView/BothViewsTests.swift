import Flix
import MainLoopTesting
import Testing

/// A provider made for both kinds of view by itself, once.
private final class Badge: UniqueAnimatableTableViewProvider, UniqueAnimatableCollectionViewProvider {
  typealias Cell = UITableViewCell

  var created: [String] = []

  func onCreate(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath) {
    created.append("table")
  }

  func onCreate(_ collectionView: UICollectionView, cell: LabelCell, indexPath: IndexPath) {
    created.append("collection")
    cell.label.text = "badge"
  }
}

private final class Pair: TableViewGroupProvider, CollectionViewGroupProvider {
  let cities: [CityProvider]
  init(_ cities: [CityProvider]) { self.cities = cities }
  func createProviders() -> [any TableViewMultiNodeProvider] { cities }
  func createProviders() -> [any CollectionViewMultiNodeProvider] { cities }
}

@MainActor @Suite("One provider in a table view and a collection view", .serialized)
struct BothViewsTests {
  @Test("shows its values in both, and both follow a change")
  func bothFollow() {
    let table = Stage()
    let collection = CollectionStage()
    defer {
      table.close()
      collection.close()
    }
    let cities = CityProvider(["Rome", "Oslo"])
    let tableBuilder = table.tableView.flix.animatable.build([cities])
    let collectionBuilder = collection.collectionView.flix.animatable.build([CityProvider(["first"]), cities])
    #expect(table.texts == ["Rome", "Oslo"])
    #expect(collection.texts == ["first", "Rome", "Oslo"])
    let cell = collection.cell(2)
    cities.cities[1].name = "Bergen"
    cities.cities.removeFirst()
    tableBuilder.updateIfNeeded()
    collectionBuilder.updateIfNeeded()
    #expect(table.texts == ["Bergen"])
    #expect(collection.texts == ["first", "Bergen"])
    #expect(collection.cell(1) === cell)
    cities.isHidden = true
    tableBuilder.updateIfNeeded()
    collectionBuilder.updateIfNeeded()
    #expect(table.texts == [] && collection.texts == ["first"])
  }

  @Test("has one event for what happens in either")
  func event() {
    let table = Stage()
    let collection = CollectionStage()
    defer {
      table.close()
      collection.close()
    }
    let cities = CityProvider(["Rome", "Oslo"])
    table.tableView.flix.build([cities])
    collection.collectionView.flix.build([CityProvider(["first"]), cities])
    var heard: [String] = []
    let names = cities.event.modelSelected.sink { heard.append($0.name) }
    let places = cities.event.itemSelected.sink { heard.append("\($0.item)") }
    defer {
      names.cancel()
      places.cancel()
    }
    collection.select(1)
    table.tableView.delegate?.tableView(table.tableView, didSelectRowAt: IndexPath(row: 1, section: 0))
    #expect(heard == ["1", "Rome", "1", "Oslo"])
  }

  @Test("a unique one creates the content of one cell in each")
  func unique() {
    let table = Stage()
    let collection = CollectionStage()
    defer {
      table.close()
      collection.close()
    }
    let badge = Badge()
    let first = table.tableView.flix.animatable.build([badge])
    let second = collection.collectionView.flix.animatable.build([badge])
    #expect(table.cell(0) != nil)
    #expect(collection.texts == ["badge"])
    first.decideViewTransition = { _, _ in .reload }
    table.tableView.reloadData()
    collection.collectionView.reloadData()
    second.updateIfNeeded()
    #expect(table.cell(0) != nil && collection.cell(0) != nil)
    #expect(badge.created == ["table", "collection"])
  }

  @Test("a group gives each view its providers")
  func group() {
    let table = Stage()
    let collection = CollectionStage()
    defer {
      table.close()
      collection.close()
    }
    let pair = Pair([CityProvider(["a"]), CityProvider(["b", "c"])])
    table.tableView.flix.build([pair])
    collection.collectionView.flix.build([pair])
    #expect(table.texts == ["a", "b", "c"])
    #expect(collection.texts == ["a", "b", "c"])
  }

  @Test("a changed value gets a new cell in both where one of them may need another class")
  func newCells() {
    @MainActor final class Mixed: AnimatableTableViewMultiNodeProvider, AnimatableCollectionViewProvider {
      func createValues() -> [City] { [] }
      func configureCell(_ tableView: UITableView, indexPath: IndexPath, value: City) -> UITableViewCell {
        UITableViewCell()
      }
      func configureCell(_ collectionView: UICollectionView, cell: LabelCell, indexPath: IndexPath, value: City) {}
    }
    #expect(!Mixed().reconfiguresCells)
    #expect(CityProvider([]).reconfiguresCells)
  }
}
