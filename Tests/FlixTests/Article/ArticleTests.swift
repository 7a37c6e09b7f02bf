import Flix
import MainLoopTesting
import Testing

@MainActor @Suite("The article's code", .serialized)
struct ArticleTests {
  @Test("builds the settings form")
  func settings() throws {
    let stage = Stage(style: .grouped)
    defer { stage.close() }
    let controller = ArticleSettingsViewController()
    stage.window.rootViewController = controller
    let table = controller.tableView
    table.layoutIfNeeded()
    #expect((0..<table.numberOfSections).map(table.numberOfRows) == [1, 6])
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).height == 80)
    #expect(table.rectForHeader(inSection: 1).height == 35)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    #expect(cell.accessoryType == .disclosureIndicator)
    #expect(controller.profile?.contentView.isDescendant(of: cell.contentView) == true)
  }

  @Test("has a provider by hand that is its own value, whether final or not, with a height or without")
  func handWritten() throws {
    let stage = Stage()
    defer { stage.close() }
    let profile = ProfileProvider()
    let bare = ProfileProviderWithoutHeight()
    let providers: [any TableViewProvider] = [
      profile, FinalProfileProvider(), bare, FinalProfileProviderWithoutHeight(),
    ]
    stage.tableView.flix.build(providers)
    stage.tableView.layoutIfNeeded()
    #expect(stage.counts == [4])
    #expect(stage.tableView.rectForRow(at: IndexPath(row: 0, section: 0)).height == 80)
    #expect(stage.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 80)
    let cell = try #require(stage.cell(0))
    #expect(cell.accessoryType == .disclosureIndicator)
    #expect(profile.nameLabel.superview === cell.contentView)
    #expect(bare.nameLabel.superview === stage.cell(2)?.contentView)
    #expect(profile.createValues().first === profile)
  }

  @Test("names the parts of a node")
  func nodes() {
    let stage = Stage()
    defer { stage.close() }
    let cities = CityProvider(["Rome", "Oslo"])
    let builder = stage.tableView.flix.animatable.build([ProfileProvider(), cities])
    let node: Node = builder.node(at: IndexPath(row: 2, section: 0))
    #expect(node.providerIdentity == cities._flix_identity)
    #expect((node.value as? City)?.name == "Oslo")
    #expect(node.providerStartIndexPath == IndexPath(row: 1, section: 0))
    #expect(node.providerEndIndexPath == IndexPath(row: 2, section: 0))

    let identifiable: IdentifiableNode = builder.identifiableNode(at: IndexPath(row: 2, section: 0))
    #expect(identifiable.identity == cities._flix_identity + "1")
    #expect(identifiable == cities.createAnimatableNodes()[1])
    cities.cities[1].name = "Bergen"
    #expect(identifiable != cities.createAnimatableNodes()[1])
  }
}
