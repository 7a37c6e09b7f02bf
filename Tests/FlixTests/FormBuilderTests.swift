import Flix
import MainLoopTesting
import Observation
import Testing

@MainActor @Suite("Forms written as statements", .serialized)
struct FormBuilderTests {
  @Observable
  final class Model {
    var showsMore = false
  }

  @Test("the statements make the sections and providers that arrays make")
  func sameObjects() {
    let stage = Stage()
    defer { stage.close() }
    let first = CityProvider(["Rome"])
    let second = CityProvider(["Oslo"])
    let third = UniqueTextTableViewProvider(title: "Third")
    let builder = stage.tableView.flix.build {
      Section(header: "Cities") {
        first
        second
      }
      Section(footer: "The end") { third }
    }
    #expect(builder.sectionProviders.count == 2)
    #expect(
      builder.sectionProviders[0].providers.map { ObjectIdentifier($0) } == [ObjectIdentifier(first), .init(second)]
    )
    #expect(builder.sectionProviders[1].providers.map { ObjectIdentifier($0) } == [ObjectIdentifier(third)])
    #expect(stage.counts == [2, 1])
    #expect(stage.tableView.headerView(forSection: 0)?.textLabel?.text == "Cities")
    #expect(stage.tableView.footerView(forSection: 0) == nil)
    #expect(stage.tableView.footerView(forSection: 1)?.textLabel?.text == "The end")
  }

  @Test("conditions and loops are plain Swift, also around sections")
  func statements() {
    func make(_ flag: Bool, _ stage: Stage) -> TableViewBuilder {
      stage.tableView.flix.animatable.build {
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
    let stage = Stage()
    defer { stage.close() }
    _ = make(true, stage)
    #expect(stage.texts == ["a", "b", "d", "e", "f", "g"])
    _ = make(false, stage)
    #expect(stage.texts == ["a", "c", "d", "e", "f"])
  }

  @Test("a condition in a section follows the state that it reads")
  func observed() {
    let stage = Stage()
    defer { stage.close() }
    let model = Model()
    let always = CityProvider(["always"])
    let more = CityProvider(["more"])
    let extra = CityProvider(["extra"])
    let builder = stage.tableView.flix.animatable.build {
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
    #expect(stage.counts == [1], "a section without providers takes no space either")
  }

  @Test("a changed title is shown in its header, and a title of nil takes the header away")
  func title() {
    let stage = Stage()
    defer { stage.close() }
    let header = TextTableViewSectionProvider(tableElementKindSection: .header, text: "Before")
    let builder = stage.tableView.flix.animatable.build([
      AnimatableTableViewSectionProvider(providers: [CityProvider(["Rome"])], headerProvider: header)
    ])
    stage.tableView.layoutIfNeeded()
    let view = stage.tableView.headerView(forSection: 0)
    #expect(view?.textLabel?.text == "Before")
    header.text = "After"
    builder.updateIfNeeded()
    stage.tableView.layoutIfNeeded()
    #expect(stage.tableView.headerView(forSection: 0) === view)
    #expect(view?.textLabel?.text == "After")
    header.text = nil
    builder.updateIfNeeded()
    stage.tableView.layoutIfNeeded()
    #expect(stage.tableView.headerView(forSection: 0)?.isHidden != false)
    #expect(stage.tableView.rectForHeader(inSection: 0).height < 0.001)
    header.text = "Again"
    builder.updateIfNeeded()
    stage.tableView.layoutIfNeeded()
    #expect(stage.tableView.headerView(forSection: 0)?.isHidden == false)
    #expect(stage.tableView.headerView(forSection: 0)?.textLabel?.text == "Again")
    #expect(stage.tableView.rectForHeader(inSection: 0).height > 10)
  }
}
