import Flix
import MainLoopTesting
import Observation
import Testing

extension RealInputTests {
  @MainActor
  struct FormDragTests {
    nonisolated struct Row: Identifiable, Equatable {
      let id: String
    }

    /// Rows that a person moves by their handles.
    @Observable
    @MainActor
    final class Order: AnimatableTableViewProvider, TableViewMoveable {
      var texts: [String]

      init(_ texts: [String]) { self.texts = texts }

      func createValues() -> [Row] { texts.map(Row.init) }

      func configureCell(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath, value: Row) {
        cell.textLabel?.text = value.id
      }

      func tableView(_ tableView: UITableView, moveRowAt sourceIndex: Int, to destinationIndex: Int, value: Row) {
        texts.insert(texts.remove(at: sourceIndex), at: destinationIndex)
      }
    }

    @Test("A form that changes while a row is dragged shows it when the row is let go")
    func reorderDuringChanges() async throws {
      let list = Order(["a", "b", "c", "d"])
      let before = Order(["first"])
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      let controller = UIViewController()
      controller.view.addSubview(table)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      table.flix.animatable.build([before, list])
      table.setEditing(true, animated: false)
      let person = try await RealInput(window)
      table.layoutIfNeeded()
      let cell = try #require(table.cellForRow(at: [0, 1]))
      let handle = CGPoint(x: 1 - 22 / cell.bounds.width, y: 0.5)
      let top = cell.frame.minY
      try await person.drag(cell, at: handle, by: CGSize(width: 0, height: 60), letGo: false)
      try await waitFor("the row to follow") { cell.frame.minY > top + 50 }
      before.texts = []
      list.texts = ["x", "a", "b", "c", "d"]
      for _ in 0..<5 { try await nextFrame(of: window.gtkWindow) }
      #expect(cell.frame.minY > top + 50)
      #expect(table.numberOfRows(inSection: 0) == 5)
      try await person.letGo()
      try await waitFor("the move") { list.texts == ["x", "b", "a", "c", "d"] }
      try await waitFor("the changes") {
        table.numberOfRows(inSection: 0) == 5 && table.cellForRow(at: [0, 2]) === cell
      }
      // Escape gives up a drag, and the changes are shown then.
      try await person.drag(cell, at: handle, by: CGSize(width: 0, height: 60), letGo: false)
      try await waitFor("the row to follow again") { table.hasUncommittedUpdates }
      before.texts = ["first"]
      try await person.press("Escape")
      try await waitFor("the change") { table.numberOfRows(inSection: 0) == 6 }
      try await person.letGo()
      #expect(list.texts == ["x", "b", "a", "c", "d"])
    }
  }
}
