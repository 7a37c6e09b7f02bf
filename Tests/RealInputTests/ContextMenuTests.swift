import Foundation
import MainLoopTesting
import OpenUIKit
import Testing

extension RealInputTests {
  @MainActor
  struct ContextMenuTests {
    /// A table view whose rows have menus.
    private final class Table: NSObject, UITableViewDataSource, UITableViewDelegate {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 420))
      let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 360), style: .insetGrouped)
      var log: [String] = []

      override init() {
        super.init()
        let controller = UIViewController()
        view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        view.dataSource = self
        view.delegate = self
        controller.view.addSubview(view)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        view.layoutIfNeeded()
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
      }

      func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
          UIMenu(children: [
            UIAction(title: "Open") { _ in self?.log.append("open \(indexPath.row)") },
            UIMenu(
              title: "More",
              children: [UIAction(title: "Delete", attributes: .destructive) { _ in self?.log.append("delete") }]
            ),
          ])
        }
      }

      func tableView(
        _ tableView: UITableView,
        willDisplayContextMenuWith configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { log.append("shown") }

      func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteractionWith configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { log.append("gone") }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { log.append("selected") }
    }

    @Test("The secondary button shows a row's menu, whose items the arrow keys reach and Return chooses")
    func secondaryButton() async throws {
      let table = Table()
      defer { table.window.isHidden = true }
      let person = try await RealInput(table.window)
      let cell = try #require(table.view.cellForRow(at: IndexPath(row: 1, section: 0)))
      try await person.holdDown(cell, button: 3)
      try await person.release(button: 3)
      try await waitFor("the menu") { table.log == ["shown"] }
      try await nextFrame(of: table.window.gtkWindow)
      try await person.press("Down", "Up", "Return")
      try await waitFor("the action") { table.log == ["shown", "gone", "open 1"] }
    }

    @Test("The Menu key shows the menu of the focused row; Right opens a submenu, Escape closes all")
    func menuKey() async throws {
      let table = Table()
      defer { table.window.isHidden = true }
      let person = try await RealInput(table.window)
      let cell = try #require(table.view.cellForRow(at: IndexPath(row: 2, section: 0)))
      try await person.click(cell)
      try await waitFor("the selection") { table.log == ["selected"] }
      try await person.press("Menu")
      try await waitFor("the menu") { table.log.last == "shown" }
      try await person.press("Down", "Right", "Return")
      try await waitFor("the action") { table.log == ["selected", "shown", "gone", "delete"] }
      try await person.press("shift+F10")
      try await waitFor("the menu again") { table.log.last == "shown" }
      try await person.press("Escape")
      try await waitFor("the end") { table.log.last == "gone" }
    }
  }
}
