@testable import Flix
import MainLoopTesting
import Testing

@MainActor @Suite("The builder of a table view", .serialized)
struct BuilderTests {
  @Test("shows all rows at once, and each change of a turn in one batch")
  func firstPaintAndUpdate() async throws {
    let stage = Stage()
    defer { stage.close() }
    let cities = CityProvider(["Rome", "Oslo"])
    let hidden = UniqueTextTableViewProvider(title: "Hidden")
    hidden.isHidden = true
    let builder = stage.tableView.flix.animatable.build([cities, hidden])
    #expect(stage.texts == ["Rome", "Oslo"])
    var batches = 0
    builder.decideViewTransition = { _, _ in
      batches += 1
      return .animated
    }
    cities.cities.append(City(id: 9, name: "Bern"))
    hidden.isHidden = false
    cities.cities.removeFirst()
    #expect(stage.counts == [2])
    try await waitFor("the batch") { batches > 0 }
    #expect(batches == 1)
    #expect(stage.counts == [3])
    #expect(stage.texts.prefix(2) == ["Oslo", "Bern"])
  }

  @Test("applies what is pending when asked to")
  func updateIfNeeded() {
    let stage = Stage()
    defer { stage.close() }
    let cities = CityProvider(["Rome"])
    let builder = stage.tableView.flix.animatable.build([cities])
    cities.cities = []
    builder.updateIfNeeded()
    #expect(stage.counts == [])
    cities.cities = [City(id: 5, name: "Bonn")]
    builder.updateIfNeeded()
    #expect(stage.texts == ["Bonn"])
  }

  @Test("a changed value keeps its cell, and so the focus in it")
  func reconfigure() throws {
    let stage = Stage()
    defer { stage.close() }
    let cities = CityProvider(["Rome", "Oslo"])
    let builder = stage.tableView.flix.animatable.build([cities])
    let cell = try #require(stage.cell(1))
    cities.cities.insert(City(id: 9, name: "Bern"), at: 0)
    cities.cities[2].name = "Bergen"
    builder.updateIfNeeded()
    #expect(stage.texts == ["Bern", "Rome", "Bergen"])
    #expect(stage.cell(2) === cell)
  }

  @Test("replaces its sections and keeps what stays")
  func replacedSections() {
    let stage = Stage()
    defer { stage.close() }
    let rome = AnimatableTableViewSectionProvider(providers: [CityProvider(["Rome"])])
    let oslo = AnimatableTableViewSectionProvider(providers: [CityProvider(["Oslo"])])
    let builder = stage.tableView.flix.animatable.build([rome, oslo])
    let cell = stage.cell(0, 0)
    builder.sectionProviders = [oslo, AnimatableTableViewSectionProvider(providers: [CityProvider(["Bern"])]), rome]
    builder.updateIfNeeded()
    #expect(stage.texts == ["Oslo", "Bern", "Rome"])
    #expect(stage.cell(0, 2) === cell)
  }

  @Test("a form without animations shows the same", arguments: [ViewTransition.animated, .nonAnimated, .reload])
  func transitions(transition: ViewTransition) {
    let stage = Stage()
    defer { stage.close() }
    let cities = CityProvider(["Rome", "Oslo", "Bern"])
    let builder = stage.tableView.flix.build([cities])
    builder.decideViewTransition = { _, _ in transition }
    cities.cities.swapAt(0, 2)
    cities.cities[0].name = "Biel"
    builder.updateIfNeeded()
    #expect(stage.texts == ["Biel", "Oslo", "Rome"])
  }

  @Test("values without identity are shown by position")
  func plainProvider() {
    @MainActor final class Numbers: TableViewProvider {
      let state = CityProvider(["a", "b"])
      func createValues() -> [String] { state.cities.map(\.name) }
      func configureCell(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath, value: String) {
        cell.textLabel?.text = value
      }
    }
    let stage = Stage()
    defer { stage.close() }
    let numbers = Numbers()
    let builder = stage.tableView.flix.build([numbers])
    let cell = stage.cell(0)
    numbers.state.cities = CityProvider(["x", "y", "z"]).cities
    builder.updateIfNeeded()
    #expect(stage.texts == ["x", "y", "z"])
    #expect(stage.cell(0) === cell)
  }

  @Test("a provider that chooses its cells gets a new one for a changed value")
  func multiNodeProvider() {
    @MainActor final class Mixed: AnimatableTableViewMultiNodeProvider {
      let state = CityProvider(["a", "B"])
      func createValues() -> [City] { state.cities }
      func register(_ tableView: UITableView) {
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: _flix_identity + "lower")
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: _flix_identity + "upper")
      }
      func configureCell(_ tableView: UITableView, indexPath: IndexPath, value: City) -> UITableViewCell {
        let kind = value.name.lowercased() == value.name ? "lower" : "upper"
        let cell = tableView.dequeueReusableCell(withIdentifier: _flix_identity + kind, for: indexPath)
        cell.textLabel?.text = value.name
        return cell
      }
    }
    let stage = Stage()
    defer { stage.close() }
    let mixed = Mixed()
    let builder = stage.tableView.flix.animatable.build([mixed])
    mixed.state.cities[0].name = "A"
    mixed.state.cities.swapAt(0, 1)
    builder.updateIfNeeded()
    #expect(stage.texts == ["B", "A"])
    #expect(stage.cell(1)?.reuseIdentifier == mixed._flix_identity + "upper")
  }

  @Test("an empty section is not there if it is animatable, and is there if not")
  func emptySections() {
    let stage = Stage()
    defer { stage.close() }
    stage.tableView.flix.build([
      TableViewSectionProvider(providers: []), AnimatableTableViewSectionProvider(providers: []),
      AnimatableTableViewSectionProvider(providers: [CityProvider(["Rome"])]),
    ])
    #expect(stage.counts == [0, 1])
  }

  @Test("headers and footers have the heights they were given, none takes no space, and one can be hidden")
  func headers() throws {
    let stage = Stage(style: .grouped)
    defer { stage.close() }
    let spaced = SpacingSectionProvider(providers: [CityProvider(["Rome"])], headerHeight: 35, footerHeight: 0)
    let header = UniqueCustomTableViewSectionProvider(tableElementKindSection: .header)
    let label = UILabel()
    label.text = "Header"
    header.sectionHeight = { _ in 50 }
    header.contentView.addSubview(label)
    let section = AnimatableTableViewSectionProvider(providers: [CityProvider(["Oslo"])], headerProvider: header)
    let builder = stage.tableView.flix.animatable.build([spaced, section])
    stage.tableView.layoutIfNeeded()
    #expect(stage.tableView.rectForHeader(inSection: 0).height == 35)
    #expect(stage.tableView.rectForFooter(inSection: 0).height < 0.01)
    #expect(stage.tableView.rectForHeader(inSection: 1).height == 50)
    #expect(stage.tableView.rectForFooter(inSection: 1).height < 0.01)
    let view = try #require(stage.tableView.headerView(forSection: 1))
    #expect(label.isDescendant(of: view))

    header.isHidden = true
    builder.updateIfNeeded()
    stage.tableView.layoutIfNeeded()
    #expect(stage.tableView.rectForHeader(inSection: 1).height < 0.01)
    header.isHidden = false
    builder.updateIfNeeded()
    stage.tableView.layoutIfNeeded()
    #expect(stage.tableView.rectForHeader(inSection: 1).height == 50)
    #expect(label.window === stage.window)
  }

  @Test("describes the tree of the form")
  func description() {
    let stage = Stage()
    defer { stage.close() }
    let cities = CityProvider(["Rome", "Oslo"])
    let hidden = UniqueTextTableViewProvider()
    hidden.isHidden = true
    let builder = stage.tableView.flix.animatable.build([cities, hidden])
    let section = builder.sectionProviders[0]
    #expect(
      builder.debugDescription == """
        AnimatableTableViewBuilder with 1 sections
          \(builder.form.tree.sections[0].identity)
            \(cities._flix_identity): 2 nodes
            \(hidden._flix_identity): 1 node, hidden
        """
    )
    #expect(builder.debugDescription.contains("\(type(of: section))"))
  }

  @Test("hands scrolling and displaying on to the delegate that was there before")
  func forwarding() {
    final class Listener: NSObject, UITableViewDelegate {
      var displayed = 0
      var scrolled = 0
      func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        displayed += 1
      }
      func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled += 1 }
    }
    let stage = Stage()
    defer { stage.close() }
    let listener = Listener()
    stage.tableView.delegate = listener
    stage.tableView.flix.build([CityProvider((0..<100).map { "\($0)" })])
    stage.tableView.layoutIfNeeded()
    #expect(listener.displayed > 0)
    stage.tableView.contentOffset = CGPoint(x: 0, y: 100)
    #expect(listener.scrolled > 0)

    let second = stage.tableView.flix.build([CityProvider((0..<100).map { "\($0)" })])
    #expect(second.forwardingDelegate === listener)
    let other = Listener()
    second.scrollViewDelegate = other
    let before = listener.scrolled
    stage.tableView.layoutIfNeeded()
    stage.tableView.contentOffset = CGPoint(x: 0, y: 300)
    #expect(other.scrolled > 0)
    #expect(listener.scrolled == before)
  }
}
