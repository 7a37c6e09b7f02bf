import CGTK
import Foundation
import MainLoopTesting

@testable import OpenUIKit

/// A table view in edit mode whose rows can be moved within and between sections.
@MainActor
final class ReorderFixture: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var log: [String] = []
  var canMove: (IndexPath) -> Bool = { _ in true }
  var target: (IndexPath, IndexPath) -> IndexPath = { $1 }
  var height: (String) -> CGFloat = { _ in 44 }
  var didMove: () -> Void = {}

  let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 400, height: 500))
  let table: UITableView

  init(_ sections: [[String]], style: UITableView.Style = .plain) {
    _ = GTKStartup.done
    self.sections = sections
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 400, height: 400), style: style)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = self
    table.delegate = self
    let controller = UIViewController()
    controller.view.addSubview(table)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    table.setEditing(true, animated: false)
    table.layoutIfNeeded()
  }

  func close() {
    window.isHidden = true
    window.rootViewController = nil
  }

  func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  /// The cell that shows a text.
  func cell(_ text: String) -> UITableViewCell? {
    table.layoutIfNeeded()
    return table.rows.values.first { $0.textLabel?.text == text }
  }

  /// The texts of the cells in the order in which they stand, from top to bottom.
  var standing: [String] {
    table.layoutIfNeeded()
    return table.rows.values.sorted { $0.frame.minY < $1.frame.minY }.map { $0.textLabel?.text ?? "" }
  }

  /// Lifts a row in its middle.
  @discardableResult
  func lift(_ text: String) -> Bool {
    guard let cell = cell(text) else { return false }
    return table.reordering.begin(cell, at: CGPoint(x: 380, y: cell.frame.midY))
  }

  /// Moves the lifted row, in points.
  func drag(by distance: CGFloat) {
    guard let cell = table.reordering.drag?.cell else { return }
    table.reordering.move(to: CGPoint(x: 380, y: cell.frame.midY + distance))
  }

  func press(_ key: Int32, _ modifiers: GdkModifierType = GdkModifierType(rawValue: 0)) -> Bool {
    table.keyWasPressed(UInt32(bitPattern: key), modifiers)
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(sections[indexPath.section][indexPath.row])
  }

  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .none }

  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { canMove(indexPath) }

  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {
    log.append("move \(name(sourceIndexPath)) to \(name(destinationIndexPath))")
    let text = sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    sections[destinationIndexPath.section].insert(text, at: destinationIndexPath.row)
    didMove()
  }

  func tableView(
    _ tableView: UITableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath {
    log.append("target \(name(proposedDestinationIndexPath))")
    return target(sourceIndexPath, proposedDestinationIndexPath)
  }

  private func name(_ indexPath: IndexPath) -> String { "\(indexPath.section).\(indexPath.row)" }
}
