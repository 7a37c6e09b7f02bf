import Flix
import Observation

@Observable
final class Tasks {
  var names = ["Write", "Test", "Ship"]
}

final class TasksProvider: AnimatableTableViewProvider, TableViewDeleteable, TableViewMoveable {
  nonisolated struct Entry: Equatable, Identifiable {
    let id: String
  }

  private let tasks: Tasks

  init(_ tasks: Tasks) { self.tasks = tasks }

  func createValues() -> [Entry] { tasks.names.map(Entry.init) }

  func configureCell(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath, value: Entry) {
    cell.textLabel?.text = value.id
  }

  func tableView(_ tableView: UITableView, itemDeletedForRowAt indexPath: IndexPath, value: Entry) {
    tasks.names.removeAll { $0 == value.id }
  }

  func tableView(_ tableView: UITableView, moveRowAt sourceIndex: Int, to destinationIndex: Int, value: Entry) {
    tasks.names.insert(tasks.names.remove(at: sourceIndex), at: destinationIndex)
  }
}
