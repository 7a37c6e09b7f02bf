import CGTK
import Flix
import MainLoopTesting

/// A table view in a window.
@MainActor
final class Stage {
  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let tableView: UITableView

  init(style: UITableView.Style = .insetGrouped) {
    _ = GTKStartup.done
    tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: style)
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
    controller.view.addSubview(tableView)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    tableView.layoutIfNeeded()
  }

  /// Takes the window away.
  func close() {
    window.isHidden = true
  }

  /// The numbers of rows of all sections, as the table view knows them.
  var counts: [Int] {
    (0..<tableView.numberOfSections).map(tableView.numberOfRows)
  }

  /// The cell of a row.
  func cell(_ row: Int, _ section: Int = 0) -> UITableViewCell? {
    tableView.layoutIfNeeded()
    return tableView.cellForRow(at: IndexPath(row: row, section: section))
  }

  /// The titles of the visible rows.
  var texts: [String] {
    tableView.layoutIfNeeded()
    return (tableView.indexPathsForVisibleRows ?? []).sorted().compactMap {
      tableView.cellForRow(at: $0)?.textLabel?.text
    }
  }
}
