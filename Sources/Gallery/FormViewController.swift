import Flix

/// A screen that is one table view.
public class FormViewController: UIViewController {
  /// Shows the form.
  let tableView = UITableView(frame: .zero, style: .insetGrouped)

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.cover(with: tableView)
  }
}
