import CGTK
import Flix
import Gallery

/// The gallery's screen `large`.
final class LargeForm: ViewSubject {
  static let name = "Flix"

  private let uiWindow = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let tableView: UITableView
  private let field: UITextField

  init() {
    let controller = LargeViewController()
    uiWindow.rootViewController = controller
    uiWindow.makeKeyAndVisible()
    controller.view.layoutIfNeeded()
    guard let tableView: UITableView = Self.first(in: controller.view) else { preconditionFailure("no table view") }
    tableView.layoutIfNeeded()
    guard let field: UITextField = Self.first(in: tableView) else { preconditionFailure("no text field") }
    self.tableView = tableView
    self.field = field
  }

  var window: UnsafeMutablePointer<GtkWidget> { uiWindow.gtkWindow }

  var count: Int { tableView.numberOfRows(inSection: 1) }

  func scroll(to offset: Double) {
    tableView.contentOffset.y = CGFloat(offset)
  }

  func filter(_ text: String) {
    if text.isEmpty { field.deleteBackward() } else { field.insertText(text) }
  }

  func close() {
    uiWindow.isHidden = true
  }

  private static func first<View: UIView>(in view: UIView) -> View? {
    for subview in view.subviews {
      if let found = subview as? View ?? first(in: subview) { return found }
    }
    return nil
  }
}
