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
}
