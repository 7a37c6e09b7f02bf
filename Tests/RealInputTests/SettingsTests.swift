import CGTK
import Flix
import Gallery
import MainLoopTesting
import OpenUIKit
import Testing

extension RealInputTests {
  /// The gallery's Settings form, used as a person would.
  @MainActor
  struct SettingsTests {
    private static let all = ["Airplane Mode", "Wi-Fi", "Bluetooth", "Cellular", "Personal Hotspot", "Carrier"]
    private static let inAirplaneMode = ["Airplane Mode", "Cellular", "Personal Hotspot", "Carrier"]

    @Test("A click on the Airplane switch takes Wi-Fi and Bluetooth away, and another brings them back")
    func airplaneMode() async throws {
      let settings = try Settings()
      defer { settings.close() }
      let person = try await RealInput(settings.window)
      #expect(settings.radios == Self.all)
      let cellular = try settings.cell("Cellular")
      let top = cellular.frame.minY

      try await person.click(try settings.airplaneSwitch)
      try await waitFor("the rows to go") { settings.radios == Self.inAirplaneMode }
      #expect(try settings.cell("Cellular") === cellular, "Cellular's row stays, and changes in place")
      #expect(settings.texts(of: cellular) == ["Cellular", "Airplane Mode"])
      #expect(cellular.frame.minY < top)

      try await person.click(try settings.airplaneSwitch)
      try await waitFor("the rows to come") { settings.radios == Self.all }
      #expect(try settings.cell("Cellular") === cellular)
      #expect(settings.texts(of: cellular) == ["Cellular", "5G"])
      #expect(cellular.frame.minY == top)
    }

    @Test("The rows that go and come move bit by bit")
    func animation() async throws {
      let settings = try Settings()
      defer { settings.close() }
      let person = try await RealInput(settings.window)
      let cellular = try settings.cell("Cellular")
      let start = settings.place(of: cellular)
      var places: [CGFloat] = []
      let clock = try #require(gtk_widget_get_frame_clock(settings.window.gtkWindow))
      Signal.connect(UnsafeMutableRawPointer(clock), "after-paint") {
        let place = settings.place(of: cellular)
        if place != places.last { places.append(place) }
      }
      try await person.click(try settings.airplaneSwitch)
      try await waitFor("Cellular's row to have moved up by two rows") {
        places.last.map { $0 < start && $0 == cellular.frame.minY - settings.table.contentOffset.y } ?? false
      }
      #expect(places.count > 3, "places on the way: \(places)")
      #expect(places == places.sorted(by: >), "it only moves up")
    }

    @Test("A click on a row selects it, fires its event once, and the row is deselected")
    func selection() async throws {
      let row = UniqueTextTableViewProvider(title: "A row")
      let other = UniqueTextTableViewProvider(title: "Another")
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 300), style: .insetGrouped)
      let controller = UIViewController()
      controller.view.addSubview(table)
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 360))
      window.rootViewController = controller
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      table.flix.animatable.build([row, other])
      table.layoutIfNeeded()

      var events: [String] = []
      var tokens: Set<EventToken> = []
      row.event.selectedEvent.sink { events.append("selected") }.store(in: &tokens)
      row.event.itemSelected.sink { events.append("item \($0)") }.store(in: &tokens)
      row.event.modelDeselected.sink { _ in events.append("deselected") }.store(in: &tokens)
      other.event.selectedEvent.sink { events.append("other") }.store(in: &tokens)

      let person = try await RealInput(window)
      try await person.click(try #require(table.cellForRow(at: [0, 0])))
      try await waitFor("the selection") { events.contains("selected") }
      try await waitFor("the deselection") { table.indexPathForSelectedRow == nil }
      try await person.click(try #require(table.cellForRow(at: [0, 1])))
      try await waitFor("the other row's selection") { events.contains("other") }
      #expect(events.filter { $0 == "selected" }.count == 1)
      #expect(events.filter { $0 == "item \(IndexPath(row: 0, section: 0))" }.count == 1)
    }

    @Test("The wheel scrolls to the last app")
    func wheel() async throws {
      let settings = try Settings(height: 400)
      defer { settings.close() }
      #expect(settings.visibleCell("Weather") == nil)
      let person = try await RealInput(settings.window)
      try await person.scroll(settings.table, by: 20)
      try await waitFor("the last app to be seen") { settings.visibleCell("Weather") != nil }
    }

    @Test("Tab reaches the Airplane switch, and Space turns it")
    func keyboard() async throws {
      let settings = try Settings()
      defer { settings.close() }
      let toggle = try settings.airplaneSwitch
      let person = try await RealInput(settings.window)
      for _ in 0..<8 where !settings.hasFocus(toggle) {
        let before = settings.focus
        try await person.press("Tab")
        try await waitFor("the focus to go on") { settings.focus != before }
      }
      #expect(settings.hasFocus(toggle), "Tab has not reached the switch")
      try await person.press("space")
      try await waitFor("the rows to go") { settings.radios == Self.inAirplaneMode }
      #expect(toggle.isOn)
      #expect(settings.hasFocus(toggle), "the rows that went have not taken the focus along")
      try await person.press("space")
      try await waitFor("the rows to come") { settings.radios == Self.all }
    }

    @Test("A row of the gallery's list opens the form, and the back button leads back")
    func backButton() async throws {
      let navigation = UINavigationController(rootViewController: GalleryViewController())
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 420, height: 700))
      window.rootViewController = navigation
      window.makeKeyAndVisible()
      defer { window.isHidden = true }
      let list = try #require(navigation.topViewController)
      let person = try await RealInput(window)
      let table = try #require(list.view.subviews.compactMap { $0 as? UITableView }.first)
      try await person.click(try #require(table.cellForRow(at: [0, 0])))
      try await waitFor("the form") { navigation.topViewController is SettingsViewController }
      weak let form = navigation.topViewController

      // The list stays in the window while the form slides over it.
      try await waitFor("the form to be in place") { list.view.window == nil }
      try await person.click(try #require(navigation.backButton))
      try await waitFor("the list") { navigation.topViewController === list && list.view.window === window }
      try await waitFor("the form to be freed") { form == nil }
    }
  }

  /// The Settings form in a window, and what can be seen of it.
  @MainActor
  private struct Settings {
    let window: UIWindow
    let table: UITableView

    init(height: CGFloat = 844) throws {
      let controller = SettingsViewController()
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: height))
      window.rootViewController = UINavigationController(rootViewController: controller)
      window.makeKeyAndVisible()
      table = try #require(controller.view.subviews.compactMap { $0 as? UITableView }.first)
      table.layoutIfNeeded()
    }

    func close() { window.isHidden = true }

    /// The titles of the rows of the second section, from the top.
    var radios: [String] {
      (0..<table.numberOfRows(inSection: 1)).compactMap { row in
        table.cellForRow(at: IndexPath(row: row, section: 1)).flatMap { texts(of: $0).first }
      }
    }

    var airplaneSwitch: UISwitch {
      get throws {
        try #require(Self.views(below: try cell("Airplane Mode")).compactMap { $0 as? UISwitch }.first)
      }
    }

    /// The visible cell that shows a text.
    func visibleCell(_ title: String) -> UITableViewCell? {
      table.visibleCells.first { texts(of: $0).contains(title) }
    }

    func cell(_ title: String) throws -> UITableViewCell { try #require(visibleCell(title)) }

    /// The texts that a cell shows, from the leading edge.
    func texts(of cell: UITableViewCell) -> [String] {
      Self.views(below: cell).compactMap { $0 as? UILabel }.filter { !$0.isHidden }.compactMap(\.text)
    }

    /// The top of a view as it is drawn now, in the table view's bounds.
    func place(of view: UIView) -> CGFloat {
      var origin = graphene_point_t()
      var place = graphene_point_t()
      _ = gtk_widget_compute_point(view.gtkWidget, table.gtkWidget, &origin, &place)
      return CGFloat(place.y)
    }

    /// The widget that has the keyboard.
    var focus: UnsafeMutablePointer<GtkWidget>? {
      gtk_window_get_focus(UnsafeMutableRawPointer(window.gtkWindow).assumingMemoryBound(to: GtkWindow.self))
    }

    func hasFocus(_ view: UIView) -> Bool {
      focus.map { $0 == view.gtkWidget || gtk_widget_is_ancestor($0, view.gtkWidget) != 0 } ?? false
    }

    private static func views(below view: UIView) -> [UIView] {
      view.subviews.flatMap { [$0] + views(below: $0) }
    }
  }
}
