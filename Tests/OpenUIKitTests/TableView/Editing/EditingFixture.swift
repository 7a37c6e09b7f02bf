import CGTK
import Foundation
import MainLoopTesting

@testable import OpenUIKit

/// A table view of one section whose rows can be deleted and inserted.
@MainActor
final class EditingFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  var texts: [String]
  var log: [String] = []
  var canEdit: (IndexPath) -> Bool = { _ in true }
  var style: (IndexPath) -> UITableViewCell.EditingStyle = { _ in .delete }
  var indents = true
  var title: String?
  var leading: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }
  var trailing: (IndexPath) -> UISwipeActionsConfiguration? = { _ in nil }

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400), style: .plain)

  init(_ texts: [String]) {
    _ = GTKStartup.done
    self.texts = texts
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    let controller = UIViewController()
    controller.view.addSubview(table)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    table.layoutIfNeeded()
  }

  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }

  func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

  func press(_ key: Int32, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0)) -> Bool {
    table.keyWasPressed(UInt32(bitPattern: key), modifiers)
  }

  /// The texts of the cells, from top to bottom.
  var shown: [String] {
    table.layoutIfNeeded()
    return table.visibleCells.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" }
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = texts[indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { canEdit(indexPath) }

  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    log.append("\(editingStyle) \(indexPath.row)")
    switch editingStyle {
    case .delete:
      texts.remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    case .insert:
      texts.insert("new", at: indexPath.row)
      tableView.insertRows(at: [indexPath], with: .automatic)
    case .none: break
    }
  }

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { style(indexPath) }

  func tableView(
    _ tableView: UITableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { title }

  func tableView(_ tableView: UITableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool { indents }

  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { leading(indexPath) }

  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { trailing(indexPath) }

  func tableView(_ tableView: UITableView, willBeginEditingRowAt indexPath: IndexPath) {
    log.append("begin \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didEndEditingRowAt indexPath: IndexPath?) {
    log.append("end \(indexPath.map { String($0.row) } ?? "nil")")
  }
}
