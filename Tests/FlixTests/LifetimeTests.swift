import Gallery
import MainLoopTesting
import Testing

@testable import Flix

@MainActor @Suite("The life of a table view's form", .serialized)
struct TableLifetimeTests {
  @Test("dropping the table view frees its builder and the providers")
  func dropping() async throws {
    weak var table: UITableView?
    weak var builder: TableViewBuilder?
    weak var cities: CityProvider?
    weak var row: UniqueSwitchTableViewProvider?
    weak var cell: UITableViewCell?
    do {
      let stage = Stage()
      table = stage.tableView
      let strongCities = CityProvider(["Rome", "Oslo"])
      let strongRow = UniqueSwitchTableViewProvider(title: "Switch")
      builder = stage.tableView.flix.animatable.build([strongRow, strongCities, ProfileProvider()])
      cities = strongCities
      row = strongRow
      cell = stage.cell(1)
      #expect(cell != nil)
      strongCities.cities.removeFirst()
      builder?.updateIfNeeded()
      _ = strongCities.event
      stage.close()
      stage.window.rootViewController = nil
    }
    try await waitFor("everything to be gone") {
      table == nil && builder == nil && cities == nil && row == nil && cell == nil
    }
  }

  @Test("replacing a form frees the providers that are in it no more")
  func replacing() async throws {
    let stage = Stage()
    defer { stage.close() }
    weak var gone: CityProvider?
    weak var row: UniqueTextTableViewProvider?
    do {
      let cities = CityProvider(["Rome"])
      let text = UniqueTextTableViewProvider(title: "Text")
      gone = cities
      row = text
      stage.tableView.flix.animatable.build([text, cities])
      stage.tableView.layoutIfNeeded()
    }
    stage.tableView.flix.animatable.build([CityProvider(["Oslo"])])
    stage.tableView.layoutIfNeeded()
    try await waitFor("the first form to be gone") { gone == nil && row == nil }
  }

  @Test("dropping the settings screen frees it")
  func settings() async throws {
    let probe = WidgetProbe()
    weak var controller: SettingsViewController?
    do {
      let stage = Stage()
      let strong = SettingsViewController()
      controller = strong
      stage.window.rootViewController = strong
      strong.view.layoutIfNeeded()
      probe.watchTree(strong.view)
      #expect(probe.alive > 50, "cells and what is in them")
      stage.window.rootViewController = nil
      stage.close()
    }
    try await waitFor("the screen to be gone") { controller == nil && probe.alive == 0 }
  }
}

extension WidgetProbe {
  /// Watches the widgets of a view and of all views inside it.
  fileprivate func watchTree(_ view: UIView) {
    watch(view.gtkWidget)
    for subview in view.subviews { watchTree(subview) }
  }
}
