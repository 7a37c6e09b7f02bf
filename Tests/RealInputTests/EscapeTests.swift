import Foundation
import MainLoopTesting
import OpenUIKit
import Testing

extension RealInputTests {
  @MainActor
  struct EscapeTests {
    /// Rows with a text field each, which can be deleted.
    private final class Rows: UITableViewController {
      var texts = ["a", "b", "c"]

      override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
      }

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let field = UITextField(frame: CGRect(x: 60, y: 4, width: 120, height: 36))
        field.text = texts[indexPath.row]
        cell.contentView.addSubview(field)
        return cell
      }

      override func tableView(
        _ tableView: UITableView,
        commit editingStyle: UITableViewCell.EditingStyle,
        forRowAt indexPath: IndexPath
      ) {}

      func cell(_ row: Int) throws -> UITableViewCell {
        try #require(tableView.cellForRow(at: IndexPath(row: row, section: 0)))
      }
    }

    @Test("Escape ends one thing at a time: typing, the question of a row, edit mode, and the page at last")
    func oneAtATime() async throws {
      let root = UIViewController()
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 420, height: 420))
      window.rootViewController = root
      window.makeKeyAndVisible()
      defer {
        window.isHidden = true
        window.rootViewController = nil
      }
      let rows = Rows(style: .plain)
      let page = UINavigationController(rootViewController: rows)
      root.present(page, animated: false)
      let person = try await RealInput(try #require(page.view.window))
      rows.setEditing(true, animated: false)
      rows.view.layoutIfNeeded()
      let cell = try rows.cell(1)
      let field = try #require(cell.contentView.subviews.compactMap { $0 as? UITextField }.first)
      try await person.click(field)
      try await waitFor("the field to be edited") { field.isEditing }
      try await person.press("Escape")
      try await waitFor("typing to end") { !field.isEditing }
      #expect(rows.isEditing)
      try await person.click(cell, at: CGPoint(x: 24 / cell.bounds.width, y: 0.5))
      try await waitFor("the question") { cell.showingDeleteConfirmation }
      try await person.press("Escape")
      try await waitFor("the question to go") { !cell.showingDeleteConfirmation }
      #expect(rows.isEditing)
      try await person.press("Escape")
      try await waitFor("edit mode to end") { !rows.isEditing && !rows.tableView.isEditing }
      #expect(root.presentedViewController === page)
      try await person.press("Escape")
      try await waitFor("the page to go") { root.presentedViewController == nil }
    }

    @Test("Escape is heard also where nothing has the keyboard focus")
    func withoutFocus() async throws {
      let screen = UIViewController()
      screen.navigationItem.rightBarButtonItem = screen.editButtonItem
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 420, height: 420))
      window.rootViewController = UINavigationController(rootViewController: screen)
      window.makeKeyAndVisible()
      defer {
        window.isHidden = true
        window.rootViewController = nil
      }
      let person = try await RealInput(window)
      screen.setEditing(true, animated: false)
      try await person.press("Escape")
      try await waitFor("edit mode to end") { !screen.isEditing }
    }
  }
}
