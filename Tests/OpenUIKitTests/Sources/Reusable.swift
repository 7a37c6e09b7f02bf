protocol Reusable: AnyObject {
  static var reuseIdentifier: String { get }
}

extension Reusable {
  static var reuseIdentifier: String { String(describing: self) }
}

extension UITableViewCell: Reusable {}
extension UITableViewHeaderFooterView: Reusable {}

extension UITableView {
  func register<Cell: UITableViewCell>(_ type: Cell.Type) {
    register(type, forCellReuseIdentifier: type.reuseIdentifier)
  }

  func registerHeaderFooter<View: UITableViewHeaderFooterView>(_ type: View.Type) {
    register(type, forHeaderFooterViewReuseIdentifier: type.reuseIdentifier)
  }

  func dequeue<Cell: UITableViewCell>(_ type: Cell.Type = Cell.self, for indexPath: IndexPath) -> Cell {
    guard let cell = dequeueReusableCell(withIdentifier: type.reuseIdentifier, for: indexPath) as? Cell else {
      fatalError("Expected a \(type) at \(indexPath)")
    }
    return cell
  }

  func dequeueHeaderFooter<View: UITableViewHeaderFooterView>(_ type: View.Type = View.self) -> View? {
    dequeueReusableHeaderFooterView(withIdentifier: type.reuseIdentifier) as? View
  }
}
