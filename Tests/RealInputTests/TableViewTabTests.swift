import CGTK
import Foundation
import MainLoopTesting
import OpenUIKit
import Testing

extension RealInputTests {
  @MainActor
  struct TableViewTabTests {
    final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
      var selected: [Int] = []
      let switches = (0..<3).map { _ in UISwitch(frame: .zero) }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 40 }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        cell.accessoryView = indexPath.row < switches.count ? switches[indexPath.row] : nil
        return cell
      }

      func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
      }
    }

    private func show() async throws -> (UIWindow, UITableView, Source, RealInput) {
      let controller = UIViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 300), style: .insetGrouped)
      let source = Source()
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.delegate = source
      controller.view.addSubview(table)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      return (window, table, source, try await RealInput(window))
    }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    @Test func `keys move over rows and controls in reading order and select`() async throws {
      let (window, table, source, person) = try await show()
      defer { window.isHidden = true }
      let cell = try #require(table.cellForRow(at: path(0)))
      try await person.click(cell, at: CGPoint(x: 0.2, y: 0.5))
      try await waitFor("the selection") { source.selected == [0] }
      try await person.press("Tab", "space")
      try await waitFor("the first switch to be on") { source.switches[0].isOn }
      try await person.press("Tab", "Tab", "space")
      try await waitFor("the second switch to be on") { source.switches[1].isOn }
      try await person.press("shift+Tab", "space")
      try await waitFor("the second row to be selected") { source.selected == [0, 1] }
      try await person.press("End", "Return")
      try await waitFor("the last row to be selected") { source.selected == [0, 1, 39] }
      #expect(table.indexPathsForVisibleRows?.last == path(39))
    }
  }
}
