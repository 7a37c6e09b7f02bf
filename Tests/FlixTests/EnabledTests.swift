import CGTK
import MainLoopTesting
import Testing

@testable import Flix
@testable import OpenUIKit

@MainActor @Suite("Rows that are disabled", .serialized)
struct EnabledTests {
  /// A row made on the spot for either kind of view.
  @MainActor
  private final class Row {
    let table = UniqueCustomTableViewProvider()
    let collection = UniqueCustomCollectionViewProvider()
    private(set) lazy var rows = MadeRows(kind == .table ? table : collection)
    private let kind: FormKind
    private(set) var log: [String] = []
    private var tokens: Set<EventToken> = []

    init(_ kind: FormKind) {
      self.kind = kind
      collection.itemSize = { CGSize(width: $0.bounds.width, height: 44) }
      table.event.selectedEvent.sink { [unowned self] in log.append("selected") }.store(in: &tokens)
      collection.event.selectedEvent.sink { [unowned self] in log.append("selected") }.store(in: &tokens)
      table.event.modelDeselected.sink { [unowned self] _ in log.append("deselected") }.store(in: &tokens)
      collection.event.modelDeselected.sink { [unowned self] _ in log.append("deselected") }.store(in: &tokens)
    }

    var isEnabled: Bool {
      get { kind == .table ? table.isEnabled : collection.isEnabled }
      set {
        table.isEnabled = newValue
        collection.isEnabled = newValue
      }
    }

    var contentView: UIView { kind == .table ? table.contentView : collection.contentView }
  }

  /// A form of three rows.
  @MainActor
  private final class Scene {
    let stage: FormStage
    let rows: [Row]

    init(_ kind: FormKind) {
      stage = FormStage(kind)
      rows = (0..<3).map { _ in Row(kind) }
      stage.show([FormPart(rows.map(\.rows))])
    }

    /// Does what a click on a row does, without asking whether the click gets there.
    func choose(_ row: Int) {
      let indexPath = IndexPath(row: row, section: 0)
      switch stage.host.view {
      case let table as UITableView:
        if table.shouldHighlight(indexPath) { table.choose(indexPath) }
      case let collection as UICollectionView:
        if collection.shouldHighlight(indexPath) { collection.choose(indexPath) }
      default: break
      }
    }

    @discardableResult
    func press(_ key: Int32) -> Bool {
      let (key, none) = (UInt32(bitPattern: key), GdkModifierType(rawValue: 0))
      switch stage.host.view {
      case let table as UITableView: return table.keyWasPressed(key, none)
      case let collection as UICollectionView: return collection.keyWasPressed(key, none)
      default: return false
      }
    }

    func focus(_ row: Int) throws {
      gtk_widget_grab_focus(try #require(stage.cell(row)).gtkWidget)
    }

    var focusedRow: Int? {
      (0..<3).first { row in stage.cell(row).map { gtk_widget_has_focus($0.gtkWidget) != 0 } ?? false }
    }

    /// Whether a click in the middle of a row gets to its cell.
    func isReached(_ row: Int) throws -> Bool {
      let cell = try #require(stage.cell(row))
      let hit = cell.superview?.hitTest(CGPoint(x: cell.frame.midX, y: cell.frame.midY), with: nil)
      return hit?.isDescendant(of: cell) ?? false
    }

    func actions(_ row: Int) -> [String] {
      switch (stage.host.view, stage.cell(row)) {
      case (let table as UITableView, let cell as UITableViewCell): table.widgetActions(of: cell).map(\.name)
      case (let collection as UICollectionView, let cell as UICollectionViewCell):
        collection.widgetActions(of: cell).map(\.name)
      default: []
      }
    }
  }

  @Test(
    "are not reached, highlighted or selected, and nobody hears of them, until they are enabled",
    arguments: FormKind.allCases
  )
  func selection(kind: FormKind) throws {
    let scene = Scene(kind)
    defer { scene.stage.close() }
    scene.rows[1].isEnabled = false
    scene.choose(1)
    #expect(try !scene.isReached(1))
    #expect(scene.rows[1].log == [])
    #expect(scene.stage.host.selectedIndexPaths == [])
    #expect(scene.rows[1].contentView.alpha == 0.4)
    #expect(scene.actions(1) == [])
    scene.choose(0)
    #expect(scene.rows[0].log.first == "selected")
    scene.rows[1].isEnabled = true
    scene.choose(1)
    #expect(try scene.isReached(1))
    #expect(scene.rows[1].log.first == "selected")
    #expect(scene.rows[1].contentView.alpha == 1)
    #expect(scene.actions(1) == ["activate"])
  }

  @Test(
    "are passed over by the arrow keys, and keep nothing that they do when one has the focus",
    arguments: FormKind.allCases
  )
  func keyboard(kind: FormKind) async throws {
    let scene = Scene(kind)
    defer { scene.stage.close() }
    try await scene.stage.frame()
    scene.rows[1].isEnabled = false
    try scene.focus(0)
    #expect(scene.press(GDK_KEY_Down))
    #expect(scene.focusedRow == 2)
    #expect(scene.press(GDK_KEY_Up))
    #expect(scene.focusedRow == 0)
    scene.rows[1].isEnabled = true
    #expect(scene.press(GDK_KEY_Down))
    #expect(scene.focusedRow == 1)
    scene.rows[1].isEnabled = false
    scene.press(GDK_KEY_space)
    #expect(scene.rows[1].log == [])
    scene.press(GDK_KEY_Down)
    #expect(scene.focusedRow == 2)
  }

  @Test("are disabled also when they were before they had a cell", arguments: FormKind.allCases)
  func beforehand(kind: FormKind) throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let row = Row(kind)
    row.isEnabled = false
    stage.show(row.rows)
    #expect(stage.cell(0)?.isUserInteractionEnabled == false)
    row.isEnabled = true
    #expect(stage.cell(0)?.isUserInteractionEnabled == true)
  }

  @Test("have their switch disabled, and told so to assistive technologies", arguments: FormKind.allCases)
  func switches(kind: FormKind) throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let (table, item) = (UniqueSwitchTableViewProvider(title: "a"), UniqueSwitchCollectionViewProvider(title: "a"))
    table.isEnabled = false
    item.isEnabled = false
    let uiSwitch = kind == .table ? table.uiSwitch : item.uiSwitch
    let label = kind == .table ? table.titleLabel : item.titleLabel
    #expect(!uiSwitch.isEnabled)
    stage.show(MadeRows(kind == .table ? table : item))
    let widget = try #require(uiSwitch.nativeWidget)
    func isTold() -> Bool { gtk_widget_is_sensitive(widget) == 0 }
    #expect(isTold())
    #expect(label.alpha == 0.4)
    #expect(uiSwitch.alpha == 1, "a disabled switch shows that by itself")
    table.isEnabled = true
    item.isEnabled = true
    #expect(uiSwitch.isEnabled && !isTold())
    #expect(label.alpha == 1)
  }

  @Test("leave alone what the app has disabled or made transparent by itself", arguments: FormKind.allCases)
  func ownState(kind: FormKind) {
    let stage = FormStage(kind)
    defer { stage.close() }
    let (table, item) = (UniqueSwitchTableViewProvider(title: "a"), UniqueSwitchCollectionViewProvider(title: "a"))
    let uiSwitch = kind == .table ? table.uiSwitch : item.uiSwitch
    let label = kind == .table ? table.titleLabel : item.titleLabel
    uiSwitch.isEnabled = false
    label.alpha = 0.5
    stage.show(MadeRows(kind == .table ? table : item))
    #expect(!uiSwitch.isEnabled)
    #expect(label.alpha == 0.5)
    table.isEnabled = false
    item.isEnabled = false
    #expect(abs(label.alpha - 0.2) < 0.001)
    table.isEnabled = true
    item.isEnabled = true
    #expect(!uiSwitch.isEnabled)
    #expect(label.alpha == 0.5)
  }

  @Test("end the editing of their text, which stays")
  func textField() async throws {
    let stage = FormStage(.table)
    defer { stage.close() }
    let row = UniqueTextFieldTableViewProvider(placeholder: "Name", text: "Ada")
    stage.show(MadeRows(row))
    try await stage.frame()
    #expect(row.textField.becomeFirstResponder())
    row.isEnabled = false
    #expect(!row.textField.isFirstResponder)
    #expect(row.text == "Ada")
    #expect(!row.textField.becomeFirstResponder())
    #expect(row.contentView.alpha == 0.4)
    row.isEnabled = true
    #expect(row.textField.becomeFirstResponder())
  }
}
