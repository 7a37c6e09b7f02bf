import CGTK
import Flix
import Gallery
import MainLoopTesting
import OpenUIKit
import Testing

extension RealInputTests {
  /// Screens of the gallery, used as a person would.
  @MainActor
  struct GalleryScreenTests {
    @Test("Typing digits filters 100,000 rows, and the field keeps the keyboard")
    func large() async throws {
      let screen = try Screen(.large)
      defer { screen.close() }
      let person = try await RealInput(screen.window)
      let table = screen.table
      #expect(table.numberOfRows(inSection: 1) == 100_002)
      let field = try #require(screen.fields.first)
      try await person.click(field)
      try await waitFor("the field to be edited") { field.isEditing }
      try await person.press("9", "9", "9", "9")
      // 9999, and five-digit numbers that begin or end with it.
      try await waitFor("the rows that contain 9999") { table.numberOfRows(inSection: 1) == 19 + 2 }
      #expect(field.isEditing)
      #expect(field.text == "9999")
      table.layoutIfNeeded()
      #expect(table.cellForRow(at: [1, 0])?.textLabel?.text == "Row 9999")
      try await person.press("BackSpace", "BackSpace", "BackSpace", "BackSpace")
      try await waitFor("all rows") { table.numberOfRows(inSection: 1) == 100_002 }
      #expect(field.isEditing)
      try await person.scroll(table, by: 20)
      try await waitFor("the list to scroll") { table.contentOffset.y > 500 }
      try await person.press("7")
      try await waitFor("a key that is typed while the field is out of sight") { field.text == "7" }
    }

    @Test("Text typed anywhere survives adding and deleting groups of rows")
    func nested() async throws {
      let screen = try Screen(.nested)
      defer { screen.close() }
      let person = try await RealInput(screen.window)
      let table = screen.table
      #expect(table.numberOfSections == 3)
      try await person.click(try screen.field("Title"))
      try await person.press("l", "i", "s", "t")
      try await waitFor("the title") { try screen.field("Title").text == "list" }
      try await person.click(try screen.cell(row: 0, section: 2))
      try await waitFor("a second group") { table.numberOfSections == 4 }
      table.layoutIfNeeded()
      let second = try #require(try screen.cell(row: 0, section: 2).contentView.firstField)
      try await person.click(second)
      try await person.press("n", "u", "t", "s")
      try await waitFor("its name") { second.text == "nuts" && second.isEditing }

      try await person.click(try screen.cell(row: 3, section: 1))
      try await waitFor("the first group to go") { table.numberOfSections == 3 }
      table.layoutIfNeeded()
      #expect(try screen.cell(row: 0, section: 1).contentView.firstField === second)
      #expect(second.text == "nuts")
      #expect(try screen.field("Title").text == "list")
    }
  }

  /// The screen of tags, used as a person would.
  @MainActor
  struct TagsScreenTests {
    @Test("A tag is typed, one is added and typed into, and one is swiped away with nothing but itself")
    func tags() async throws {
      let screen = try Screen(.tags)
      defer { screen.close() }
      let person = try await RealInput(screen.window)
      let table = screen.table
      try await person.click(try #require(screen.fields.first))
      try await person.press("End", "s")
      try await waitFor("the first tag") { screen.fields.first?.text == "swifts" }

      try await person.click(try screen.cell(row: 0, section: 1))
      try await waitFor("a new tag that is edited") { screen.fields.count == 4 && screen.fields[3].isEditing }
      try await person.press("n", "e", "w")
      try await waitFor("its text") { screen.fields[3].text == "new" }

      let second = try screen.cell(row: 1, section: 0)
      try await person.drag(
        second,
        at: CGPoint(x: 0.9, y: 0.5),
        by: CGSize(width: -0.8 * second.bounds.width, height: 0)
      )
      try await waitFor("the second tag to go") { table.numberOfRows(inSection: 0) == 3 }
      table.layoutIfNeeded()
      #expect(screen.fields.map(\.text) == ["swifts", "linux", "new"])
    }
  }

  /// The screen of controls, used as a person would.
  @MainActor
  struct CustomizeScreenTests {
    @Test("Controls are put in order by their handles, removed, and included again")
    func customize() async throws {
      let screen = try Screen(.customize)
      defer { screen.close() }
      let person = try await RealInput(screen.window)
      let table = screen.table
      let first = try screen.cell(row: 0, section: 0)
      try await person.drag(
        first,
        at: CGPoint(x: 1 - 22 / first.bounds.width, y: 0.5),
        by: CGSize(width: 0, height: 2.2 * first.bounds.height)
      )
      try await waitFor("the first control to be the third") {
        screen.titles(0) == ["Timer", "Calculator", "Flashlight", "Camera"]
      }

      let camera = try screen.cell(row: 3, section: 0)
      try await person.click(camera, at: CGPoint(x: 29 / camera.bounds.width, y: 0.5))
      try await waitFor("the question") { camera.showingDeleteConfirmation && camera.frame.minX < -50 }
      try await nextFrame(of: screen.window.gtkWindow)
      try await person.click(camera, at: CGPoint(x: 1 + 30 / camera.bounds.width, y: 0.5))
      try await waitFor("the camera among the others, by name") {
        table.numberOfRows(inSection: 0) == 3 && screen.titles(1).prefix(3) == ["Alarm", "Camera", "Low Power"]
      }

      let alarm = try screen.cell(row: 0, section: 1)
      try await nextFrame(of: screen.window.gtkWindow)
      try await waitFor("the rows to stand still") {
        alarm.frame == table.rectForRow(at: IndexPath(row: 0, section: 1))
      }
      try await person.click(alarm, at: CGPoint(x: 29 / alarm.bounds.width, y: 0.5))
      try await waitFor("the alarm to be included") {
        screen.titles(0) == ["Timer", "Calculator", "Flashlight", "Alarm"]
      }
    }
  }

  /// A screen of the gallery in a window.
  @MainActor
  private final class Screen {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 760))
    let table: UITableView

    init(_ page: GalleryPage) throws {
      let controller = page.makeViewController()
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      table = try #require(controller.view.subviews.lazy.compactMap { $0 as? UITableView }.first)
      table.layoutIfNeeded()
    }

    func close() {
      window.isHidden = true
    }

    func cell(row: Int, section: Int) throws -> UITableViewCell {
      try #require(table.cellForRow(at: IndexPath(row: row, section: section)))
    }

    /// The titles of a section's rows in sight.
    func titles(_ section: Int) -> [String] {
      table.layoutIfNeeded()
      return (table.indexPathsForVisibleRows ?? []).sorted().filter { $0.section == section }.compactMap {
        table.cellForRow(at: $0)?.textLabel?.text
      }
    }

    /// The fields of the visible rows, from top to bottom.
    var fields: [UITextField] {
      (table.indexPathsForVisibleRows ?? []).sorted().compactMap {
        table.cellForRow(at: $0)?.contentView.firstField
      }
    }

    func field(_ placeholder: String) throws -> UITextField {
      try #require(fields.first { $0.placeholder == placeholder })
    }
  }
}

extension UIView {
  /// The first text field inside, depth first.
  @MainActor fileprivate var firstField: UITextField? {
    for subview in subviews {
      if let found = subview as? UITextField ?? subview.firstField { return found }
    }
    return nil
  }
}
