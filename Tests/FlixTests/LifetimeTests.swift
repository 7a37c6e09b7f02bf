import Gallery
import MainLoopTesting
import Testing

@testable import Flix

@MainActor @Suite("The life of a table view's form", .serialized)
struct TableLifetimeTests {
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

  @Test("a table view does not keep the cells of the forms that it showed before")
  func formsOneAfterAnother() {
    let stage = Stage()
    defer { stage.close() }
    for _ in 0..<300 {
      let rows = (0..<5).map { UniqueTextTableViewProvider(title: "\($0)") }
      stage.tableView.flix.build([CityProvider(["Rome"])] + rows)
      stage.tableView.layoutIfNeeded()
    }
    #expect(stage.tableView.subviews.count < 150)
    #expect(stage.texts == ["Rome", "0", "1", "2", "3", "4"])
  }

  @Test("a table view does not keep the cells of providers that left its form")
  func providersOneAfterAnother() {
    let stage = Stage()
    defer { stage.close() }
    let builder = TableViewBuilder(tableView: stage.tableView, sectionProviders: [])
    let first = UniqueTextTableViewProvider(title: "first")
    for round in 0..<300 {
      let row = UniqueTextTableViewProvider(title: "\(round)")
      builder.sectionProviders = [TableViewSectionProvider(providers: [first, row])]
      builder.updateIfNeeded()
      stage.tableView.layoutIfNeeded()
    }
    #expect(stage.tableView.subviews.count < 150)
    #expect(stage.texts == ["first", "299"])
  }
}
