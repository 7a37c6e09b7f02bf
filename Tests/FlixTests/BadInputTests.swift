import Flix
import MainLoopTesting
import Testing

@MainActor @Suite("Bad input to a table view's form", .serialized)
struct TableBadInputTests {
  @Test("a provider used twice is shown once")
  func providerUsedTwice() {
    let stage = Stage()
    defer { stage.close() }
    let cities = CityProvider(["Rome"])
    let builder = stage.tableView.flix.animatable.build([cities, CityProvider(["Oslo"]), cities])
    #expect(stage.texts == ["Rome", "Oslo"])
    cities.cities.append(City(id: 4, name: "Bern"))
    builder.updateIfNeeded()
    #expect(stage.texts == ["Rome", "Bern", "Oslo"])
  }

  @Test("duplicate identities are each a row")
  func duplicateIdentities() {
    let stage = Stage()
    defer { stage.close() }
    let cities = CityProvider([])
    cities.cities = [City(id: 1, name: "a"), City(id: 1, name: "b"), City(id: 2, name: "c")]
    let builder = stage.tableView.flix.animatable.build([cities])
    cities.cities = [City(id: 2, name: "c"), City(id: 1, name: "d"), City(id: 1, name: "b"), City(id: 1, name: "e")]
    builder.updateIfNeeded()
    #expect(stage.texts == ["c", "d", "b", "e"])
  }

  @Test("a table view built twice shows the second form, and the first has no say any more")
  func builtTwice() {
    let stage = Stage()
    defer { stage.close() }
    let first = CityProvider(["Rome"])
    weak let builder = stage.tableView.flix.animatable.build([first])
    #expect(stage.texts == ["Rome"])
    stage.tableView.flix.build([CityProvider(["Oslo", "Bern"])])
    #expect(builder == nil)
    first.cities = []
    #expect(stage.texts == ["Oslo", "Bern"])
  }

  @Test("a builder that is kept when its view shows another form has no say either", arguments: FormKind.allCases)
  func keptBuilder(kind: FormKind) {
    let stage = FormStage(kind)
    defer { stage.close() }
    let entries = FormEntries("a", "b")
    stage.show(entries)
    let kept = stage.host.builder
    stage.show(entries, FormEntries("c"))
    entries.texts = ["d"]
    kept?.beginGroupUpdates()
    kept?.endGroupUpdates()
    stage.update()
    #expect(stage.texts == ["d", "c"])
    #expect(stage.counts == [2])
  }

  @Test("a form built before its table view has a size or a window is shown when it has them")
  func builtEarly() {
    let stage = Stage()
    defer { stage.close() }
    let table = UITableView(frame: .zero, style: .plain)
    let cities = CityProvider(["Rome"])
    let builder = table.flix.animatable.build([cities])
    cities.cities.append(City(id: 3, name: "Oslo"))
    builder.updateIfNeeded()
    cities.cities.removeFirst()
    builder.updateIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 1)
    table.frame = stage.tableView.frame
    stage.tableView.superview?.addSubview(table)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0))?.textLabel?.text == "Oslo")
  }

  @Test("a form without providers is empty")
  func noProviders() {
    let stage = Stage()
    defer { stage.close() }
    let builder = stage.tableView.flix.animatable.build([])
    #expect(stage.counts == [])
    builder.sectionProviders = [AnimatableTableViewSectionProvider(providers: [CityProvider(["Rome"])])]
    builder.updateIfNeeded()
    #expect(stage.texts == ["Rome"])
    stage.tableView.flix.build([])
    #expect(stage.counts == [0])
  }
}
