import Flix
import Observation

/// A run of numbered rows in reusable cells, those of them that contain what is searched for.
final class NumbersProvider: AnimatableTableViewProvider {
  nonisolated struct Row: Equatable, Identifiable {
    let id: Int
    var title: String { "Row \(id)" }
  }

  /// What is searched for, shared by all runs.
  @Observable
  final class Search {
    var text = ""
  }

  private let rows: [Row]
  private let search: Search

  init(_ numbers: Range<Int>, search: Search) {
    rows = numbers.map(Row.init)
    self.search = search
  }

  func createValues() -> [Row] {
    let text = search.text
    guard !text.isEmpty else { return rows }
    return rows.filter { String($0.id).contains(text) }
  }

  func configureCell(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath, value: Row) {
    cell.textLabel?.text = value.title
  }

}
