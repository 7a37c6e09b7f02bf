import Foundation
import MainLoopTesting
import OpenUIKit
import Testing

extension RealInputTests {
  @MainActor
  struct TableViewTests {
    @Test("A click on a row selects it, once, and a click on another row selects that instead")
    func selection() async throws {
      let table = Table(rows: 5)
      defer { table.window.isHidden = true }
      let person = try await RealInput(table.window)
      try await person.click(try table.cell(1))
      try await waitFor("the first selection") { table.calls == ["select 1"] }
      #expect(table.view.indexPathForSelectedRow == IndexPath(row: 1, section: 0))
      try await person.click(try table.cell(3))
      try await waitFor("the second selection") { table.calls.count == 3 }
      #expect(table.calls == ["select 1", "deselect 1", "select 3"])
      #expect(table.view.indexPathsForSelectedRows == [IndexPath(row: 3, section: 0)])
    }

    @Test("A click on a control in a row operates it and does not select the row")
    func controlInRow() async throws {
      let table = Table(rows: 3)
      defer { table.window.isHidden = true }
      let toggle = try #require(try table.cell(2).accessoryView as? UISwitch)
      let person = try await RealInput(table.window)
      try await person.click(toggle)
      try await waitFor("the switch to be on") { toggle.isOn }
      #expect(table.calls.isEmpty)
    }

    @Test("The wheel scrolls through the rows with the cells that fit")
    func wheel() async throws {
      let table = Table(rows: 10_000)
      defer { table.window.isHidden = true }
      let person = try await RealInput(table.window)
      try await person.scroll(table.view, by: 30)
      try await waitFor("the first row to be out of sight") { table.view.cellForRow(at: [0, 0]) == nil }
      try await person.scroll(table.view, by: -60)
      try await waitFor("the first row to be back") { table.view.cellForRow(at: [0, 0]) != nil }
      #expect(table.cellsMade < 40)
    }

    @Test("Arrows move through the rows, and Space selects")
    func keyboard() async throws {
      let table = Table(rows: 5)
      defer { table.window.isHidden = true }
      let person = try await RealInput(table.window)
      try await person.click(try table.cell(0))
      try await waitFor("the click") { table.calls == ["select 0"] }
      try await person.press("Down", "Down", "space")
      try await waitFor("the third row to be selected") { table.calls.last == "select 2" }
      #expect(table.calls == ["select 0", "deselect 0", "select 2"])
    }
  }

  /// A window that a table view fills, with a switch in every row.
  @MainActor
  private final class Table: NSObject, UITableViewDataSource, UITableViewDelegate {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 420))
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 360), style: .plain)
    private let rows: Int
    private(set) var calls: [String] = []
    private(set) var cellsMade = 0

    init(rows: Int) {
      self.rows = rows
      super.init()
      let controller = UIViewController()
      view.dataSource = self
      view.delegate = self
      view.rowHeight = 50
      controller.view.addSubview(view)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      view.layoutIfNeeded()
    }

    func cell(_ row: Int) throws -> UITableViewCell {
      try #require(view.cellForRow(at: IndexPath(row: row, section: 0)))
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? made()
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }

    private func made() -> UITableViewCell {
      cellsMade += 1
      let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
      cell.accessoryView = UISwitch()
      return cell
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
      calls.append("select \(indexPath.row)")
    }

    func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
      calls.append("deselect \(indexPath.row)")
    }
  }
}
