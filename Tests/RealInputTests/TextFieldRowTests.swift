import CGTK
import Foundation
import MainLoopTesting
import OpenUIKit
import Testing

extension RealInputTests {
  @MainActor
  struct TextFieldRowTests {
    @Test func `focus, caret, selection and text stay while other rows change and the row moves`() async throws {
      let table = FieldTable(rows: 30)
      defer { table.window.isHidden = true }
      let person = try await RealInput(table.window)
      let field = try await table.type("abcd", into: 4, person)
      try await person.press("Left", "shift+Left")
      try await waitFor("the selection") { table.selection(of: field) == "2+1" }
      func check(_ change: String) async throws {
        try await nextFrame(of: table.window.gtkWindow)
        #expect(field.isEditing && field.isFirstResponder, "\(change)")
        #expect(table.selection(of: field) == "2+1", "\(change)")
        #expect(field.text == "abcd", "\(change)")
        #expect(table.ends == 0, "\(change)")
      }
      table.change { view in
        table.texts.insert(contentsOf: ["new", "newer"], at: 1)
        view.insertRows(at: [table.path(1), table.path(2)], with: .automatic)
      }
      try await check("rows above were inserted")
      table.change { view in
        table.texts.remove(at: 0)
        view.deleteRows(at: [table.path(0)], with: .automatic)
      }
      try await check("a row above was deleted")
      table.change { view in
        table.texts.swapAt(0, 2)
        view.moveRow(at: table.path(0), to: table.path(2))
        view.moveRow(at: table.path(2), to: table.path(0))
      }
      try await check("rows above were moved")
      table.change { view in
        let text = table.texts.remove(at: 5)
        table.texts.insert(text, at: 2)
        view.moveRow(at: table.path(5), to: table.path(2))
      }
      try await check("the row itself was moved")
      table.view.reconfigureRows(at: [table.path(1), table.path(2), table.path(3)])
      try await check("the row was configured again")
      table.heights[2] = 90
      table.view.performBatchUpdates(nil)
      try await check("the row got another height")
      table.change { view in
        table.texts[0] = "changed"
        view.reloadRows(at: [table.path(0)], with: .fade)
      }
      try await check("another row was reloaded")
      try await person.press("x")
      try await waitFor("the key to replace the selection") { field.text == "abxd" }
      #expect(table.texts[2] == "abxd")
    }

    @Test func `a row that is scrolled out of sight is typed into, and comes back as it was`() async throws {
      let table = FieldTable(rows: 200)
      defer { table.window.isHidden = true }
      let person = try await RealInput(table.window)
      let field = try await table.type("ab", into: 1, person)
      table.view.setContentOffset(CGPoint(x: 0, y: 4000), animated: false)
      try await nextFrame(of: table.window.gtkWindow)
      #expect(field.isEditing && table.ends == 0)
      try await person.press("Left", "c")
      try await waitFor("the key") { table.texts[1] == "acb" }
      // Every cell that is in sight now was another row's before.
      #expect(table.shownTexts.allSatisfy { !$0.contains("c") })
      table.view.setContentOffset(.zero, animated: false)
      try await nextFrame(of: table.window.gtkWindow)
      #expect(try table.field(1) === field)
      #expect(field.isEditing && table.ends == 0 && table.selection(of: field) == "2+0")
      try await person.press("d")
      try await waitFor("the key") { table.texts[1] == "acdb" }
    }

    @Test func `deleting the row that is edited ends editing once, and its text shows up nowhere else`() async throws {
      let table = FieldTable(rows: 12)
      defer { table.window.isHidden = true }
      let person = try await RealInput(table.window)
      let field = try await table.type("typed", into: 3, person)
      #expect(table.texts[3] == "typed")
      table.change { view in
        table.texts.remove(at: 3)
        view.deleteRows(at: [table.path(3)], with: .automatic)
      }
      #expect(table.ends == 1 && !field.isEditing)
      #expect(table.endText == "typed")
      // Nothing has the keyboard now.
      try await person.press("q")
      for row in 0..<20 {
        table.change { view in
          table.texts.append("")
          view.insertRows(at: [table.path(11 + row)], with: .none)
        }
      }
      table.view.scrollToRow(at: table.path(30), at: .bottom, animated: false)
      try await nextFrame(of: table.window.gtkWindow)
      #expect(table.shownTexts.allSatisfy { $0.isEmpty })
      #expect(table.ends == 1 && table.window.endEditing(true) == false)
    }

    @Test func `Tab goes on from field to field through rows out of sight`() async throws {
      let table = FieldTable(rows: 40)
      defer { table.window.isHidden = true }
      let person = try await RealInput(table.window)
      _ = try await table.type("0", into: 0, person)
      for row in 1..<20 {
        try await person.press("Tab")
        try await waitFor("row \(row) to be edited") { (try? table.field(row))?.isEditing == true }
      }
      try await person.press("z")
      try await waitFor("the key") { table.texts[19] == "z" }
      #expect(table.texts.enumerated().allSatisfy { [0, 19].contains($0.offset) || $0.element.isEmpty })
      #expect(table.ends == 19)
    }
  }

  /// A window with a table of text fields, whose cells are used again, over texts that editing changes.
  @MainActor
  final class FieldTable: NSObject, UITableViewDataSource, UITableViewDelegate, UITextFieldDelegate {
    final class Cell: UITableViewCell {
      let field = UITextField(frame: .zero)
    }

    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 420))
    let view = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 360), style: .plain)
    var texts: [String]
    var heights: [Int: CGFloat] = [:]
    private(set) var ends = 0
    private(set) var endText: String?

    init(rows: Int) {
      texts = Array(repeating: "", count: rows)
      super.init()
      let controller = UIViewController()
      view.register(Cell.self, forCellReuseIdentifier: "field")
      view.dataSource = self
      view.delegate = self
      controller.view.addSubview(view)
      window.rootViewController = controller
      window.makeKeyAndVisible()
      view.layoutIfNeeded()
    }

    func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    func change(_ body: @escaping (UITableView) -> Void) {
      view.performBatchUpdates { body(self.view) }
    }

    func field(_ row: Int) throws -> UITextField {
      try #require(view.cellForRow(at: path(row)) as? Cell).field
    }

    /// The texts of all fields in sight.
    var shownTexts: [String] { view.visibleCells.compactMap { ($0 as? Cell)?.field.text } }

    func selection(of field: UITextField) -> String {
      guard let range = field.selectedTextRange else { return "none" }
      let start = field.offset(from: field.beginningOfDocument, to: range.start)
      return "\(start)+\(field.offset(from: range.start, to: range.end))"
    }

    /// Clicks the field of a row and types.
    func type(_ text: String, into row: Int, _ person: RealInput) async throws -> UITextField {
      let field = try field(row)
      try await person.click(field)
      try await waitFor("the field to be edited") { field.isEditing }
      for letter in text { try await person.press(String(letter)) }
      try await waitFor("the text") { field.text == text }
      return field
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      heights[indexPath.row] ?? 44
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "field", for: indexPath)
      guard let cell = cell as? Cell else { return cell }
      if cell.field.superview == nil {
        cell.selectionStyle = .none
        cell.field.frame = CGRect(x: 16, y: 5, width: 280, height: 34)
        cell.field.borderStyle = .roundedRect
        cell.field.delegate = self
        cell.field.addAction(
          UIAction { [unowned self, unowned cell] _ in
            if let indexPath = view.indexPath(for: cell) { texts[indexPath.row] = cell.field.text ?? "" }
          },
          for: .editingChanged
        )
        cell.contentView.addSubview(cell.field)
      }
      cell.field.text = texts[indexPath.row]
      return cell
    }

    func textFieldDidEndEditing(_ textField: UITextField) {
      ends += 1
      endText = textField.text
    }
  }
}
