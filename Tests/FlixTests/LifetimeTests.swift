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

  @Test("a table view does not keep the cells of the forms that it showed before")
  func formsOneAfterAnother() {
    let stage = Stage()
    defer { stage.close() }
    var rows: [UniqueTextTableViewProvider] = []
    for _ in 0..<300 {
      rows = (0..<5).map { UniqueTextTableViewProvider(title: "\($0)") }
      stage.tableView.flix.build([CityProvider(["Rome"])] + rows)
      stage.tableView.layoutIfNeeded()
    }
    #expect(stage.tableView.subviews.count < 150)
    #expect(stage.counts == [6])
    #expect(stage.texts == ["Rome"])
    for (index, row) in rows.enumerated() { #expect(stage.shows(row, at: index + 1)) }
  }

  @Test("a table view does not keep the cells of providers that left its form")
  func providersOneAfterAnother() {
    let stage = Stage()
    defer { stage.close() }
    let builder = TableViewBuilder(tableView: stage.tableView, sectionProviders: [])
    let first = UniqueTextTableViewProvider(title: "first")
    var last = first
    for round in 0..<300 {
      last = UniqueTextTableViewProvider(title: "\(round)")
      builder.sectionProviders = [TableViewSectionProvider(providers: [first, last])]
      builder.updateIfNeeded()
      stage.tableView.layoutIfNeeded()
    }
    #expect(stage.tableView.subviews.count < 150)
    #expect(stage.counts == [2])
    #expect(stage.shows(first, at: 0))
    #expect(stage.shows(last, at: 1))
  }
}

extension Stage {
  /// Whether a row shows the content of a unique provider.
  fileprivate func shows(_ provider: UniqueTextTableViewProvider, at row: Int) -> Bool {
    cell(row).map { provider.contentView.isDescendant(of: $0) } ?? false
  }
}

extension WidgetProbe {
  /// Watches the widgets of a view and of all views inside it.
  fileprivate func watchTree(_ view: UIView) {
    watch(view.gtkWidget)
    for subview in view.subviews { watchTree(subview) }
  }
}
