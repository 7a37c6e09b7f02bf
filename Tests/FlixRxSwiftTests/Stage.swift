#if RxSwift
  import Flix
  import MainLoopTesting

  /// A table view, and what it shows.
  @MainActor
  final class Stage {
    let tableView: UITableView

    init() {
      _ = GTKStartup.done
      tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844), style: .plain)
    }

    /// The titles of the visible rows.
    var texts: [String] {
      tableView.layoutIfNeeded()
      return (tableView.indexPathsForVisibleRows ?? []).sorted().compactMap {
        tableView.cellForRow(at: $0)?.textLabel?.text
      }
    }

    /// Selects a row of the first section as a person does: the table view's delegate is told.
    func select(_ row: Int) {
      tableView.layoutIfNeeded()
      let indexPath = IndexPath(row: row, section: 0)
      tableView.selectRow(at: indexPath, animated: false, scrollPosition: .none)
      tableView.delegate?.tableView(tableView, didSelectRowAt: indexPath)
    }
  }
#endif
