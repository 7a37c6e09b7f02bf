import CGTK
import Foundation
import MainLoopTesting
import OpenUIKit
import Testing

extension RealInputTests {
  @MainActor
  struct TableViewEditingTests {
    /// A window that a table view in edit mode fills.
    private final class Table: NSObject, UITableViewDataSource, UITableViewDelegate {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 420))
      let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 360), style: .insetGrouped)
      var texts = ["a", "b", "c", "d"]

      init(isEditing: Bool = true) {
        super.init()
        let controller = UIViewController()
        view.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        view.dataSource = self
        view.delegate = self
        controller.view.addSubview(view)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        view.setEditing(isEditing, animated: false)
        view.layoutIfNeeded()
      }

      func cell(_ row: Int) throws -> UITableViewCell {
        try #require(view.cellForRow(at: IndexPath(row: row, section: 0)))
      }

      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = texts[indexPath.row]
        return cell
      }

      func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {
        texts.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
      }

      func tableView(
        _ tableView: UITableView,
        moveRowAt sourceIndexPath: IndexPath,
        to destinationIndexPath: IndexPath
      ) {
        texts.insert(texts.remove(at: sourceIndexPath.row), at: destinationIndexPath.row)
      }
    }

    @Test("A click on the control asks, a click on the button deletes, and one elsewhere takes the question back")
    func deletion() async throws {
      let table = Table()
      defer { table.window.isHidden = true }
      let person = try await RealInput(table.window)
      let cell = try table.cell(1)
      try await person.click(cell, at: CGPoint(x: 29 / cell.bounds.width, y: 0.5))
      try await waitFor("the question") { cell.showingDeleteConfirmation }
      try await person.click(try table.cell(2))
      try await waitFor("the question to go") { !cell.showingDeleteConfirmation }
      try await person.click(cell, at: CGPoint(x: 29 / cell.bounds.width, y: 0.5))
      try await waitFor("the question again") { cell.showingDeleteConfirmation }
      try await nextFrame(of: table.window.gtkWindow)
      // The row stands aside, and the button in the place that it left.
      try await waitFor("the row to stand aside") { cell.frame.minX < -50 }
      try await nextFrame(of: table.window.gtkWindow)
      try await person.click(cell, at: CGPoint(x: 1 + 30 / cell.bounds.width, y: 0.5))
      try await waitFor("the deletion") { table.texts == ["a", "c", "d"] }
    }

    @Test("A drag to the side uncovers the button that deletes, a click elsewhere covers it, a click on it deletes")
    func swipe() async throws {
      let table = Table(isEditing: false)
      defer { table.window.isHidden = true }
      let person = try await RealInput(table.window)
      let cell = try table.cell(1)
      let middle = CGPoint(x: 0.5, y: 0.5)
      try await person.drag(cell, at: middle, by: CGSize(width: -80, height: 0))
      try await waitFor("the button") { cell.showingDeleteConfirmation && cell.frame.minX < -50 }
      try await person.click(try table.cell(3))
      try await waitFor("the row to come back") { !cell.showingDeleteConfirmation }
      try await waitFor("the row to stand still") { cell.frame.minX > 0 }
      #expect(table.view.indexPathForSelectedRow == nil)
      try await person.drag(cell, at: middle, by: CGSize(width: -80, height: 0))
      try await waitFor("the button again") { cell.showingDeleteConfirmation && cell.frame.minX < -50 }
      try await person.press("Escape")
      try await waitFor("Escape to cover it") { !cell.showingDeleteConfirmation }
      try await waitFor("the row to stand still again") { cell.frame.minX > 0 }
      try await person.drag(cell, at: middle, by: CGSize(width: -80, height: 0))
      try await waitFor("the button a third time") { cell.showingDeleteConfirmation && cell.frame.minX < -50 }
      try await nextFrame(of: table.window.gtkWindow)
      try await person.click(cell, at: CGPoint(x: 1 + 30 / cell.bounds.width, y: 0.5))
      try await waitFor("the deletion") { table.texts == ["a", "c", "d"] }
    }

    @Test("A drag over the row deletes it at once")
    func fullSwipe() async throws {
      let table = Table(isEditing: false)
      defer { table.window.isHidden = true }
      let person = try await RealInput(table.window)
      try await person.drag(
        try table.cell(2),
        at: CGPoint(x: 0.95, y: 0.5),
        by: CGSize(width: -260, height: 0)
      )
      try await waitFor("the deletion") { table.texts == ["a", "b", "d"] }
    }

    @Test("A row follows the pointer by its handle, and Escape lets it go back")
    func reorder() async throws {
      let table = Table()
      defer { table.window.isHidden = true }
      let person = try await RealInput(table.window)
      let cell = try table.cell(0)
      let handle = CGPoint(x: 1 - 22 / cell.bounds.width, y: 0.5)
      let place = person.drawnOrigin(of: cell)
      try await person.drag(cell, at: handle, by: CGSize(width: 0, height: 90), letGo: false)
      try await waitFor("the row to follow") { cell.frame.minY > 80 }
      try await person.press("Escape")
      try await waitFor("the row to go back and rest") { person.drawnOrigin(of: cell) == place }
      try await person.letGo()
      #expect(table.texts == ["a", "b", "c", "d"])
      try await nextFrame(of: table.window.gtkWindow)
      try await person.drag(cell, at: handle, by: CGSize(width: 0, height: 90))
      try await waitFor("the move") { table.texts == ["b", "c", "a", "d"] }
      #expect(table.view.cellForRow(at: IndexPath(row: 2, section: 0)) === cell)
    }

    @Test("Alt and Down move the row of the focused control")
    func moveByKey() async throws {
      let table = Table()
      defer { table.window.isHidden = true }
      let person = try await RealInput(table.window)
      try await person.press("Tab")
      try await person.press("Home")
      try await person.press("alt+Down")
      try await waitFor("the move") { table.texts == ["b", "a", "c", "d"] }
      try await person.press("alt+Down")
      try await waitFor("the move") { table.texts == ["b", "c", "a", "d"] }
      try await person.press("alt+Up")
      try await waitFor("the move back") { table.texts == ["b", "a", "c", "d"] }
    }

    @Test("Tab reaches the controls, and Space asks and deletes")
    func keyboard() async throws {
      let table = Table()
      defer { table.window.isHidden = true }
      let person = try await RealInput(table.window)
      try await person.press("Tab")
      try await person.press("Tab")
      try await person.press("space")
      try await waitFor("the question") {
        table.view.visibleCells.contains { $0.showingDeleteConfirmation }
      }
      let row = try #require(table.view.visibleCells.firstIndex { $0.showingDeleteConfirmation })
      try await person.press("space")
      var left = ["a", "b", "c", "d"]
      left.remove(at: row)
      try await waitFor("the deletion") { table.texts == left }
    }
  }
}
