import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Context menus", .serialized)
@MainActor
struct ContextMenuTests {
  /// A view with a context menu in a window.
  private final class Stage: NSObject, UIContextMenuInteractionDelegate {
    let clock = ManualClock()
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 200, height: 100))
    var menu: UIMenu?
    var log: [String] = []
    private(set) var interaction: UIContextMenuInteraction?

    override init() {
      super.init()
      window.eventClock = clock
      window.addSubview(view)
      let interaction = UIContextMenuInteraction(delegate: self)
      self.interaction = interaction
      view.addInteraction(interaction)
      window.isHidden = false
      window.layoutIfNeeded()
    }

    func action(
      _ title: String,
      attributes: UIMenuElement.Attributes = [],
      state: UIMenuElement.State = .off
    ) -> UIAction {
      UIAction(title: title, attributes: attributes, state: state) { [weak self] _ in self?.log.append(title) }
    }

    var titles: [String] { window.menu?.items.map { $0.element?.title ?? "back" } ?? [] }

    func choose(_ title: String) throws {
      let item = try #require(window.menu?.items.first { $0.element?.title == title })
      let press = try #require(item.wasPressed)
      press()
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("asked \(Int(location.x)) \(Int(location.y))")
      return menu.map { menu in UIContextMenuConfiguration(identifier: "id" as NSString, actionProvider: { _ in menu })
      }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("willDisplay \(configuration.identifier)")
      animator?.addCompletion { [weak self] in self?.log.append("displayed") }
    }

    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) { log.append("willEnd") }
  }

  @Test("A press of the secondary button shows the menu, and choosing an action ends it before the action is performed")
  func choosing() throws {
    let stage = Stage()
    defer { stage.window.isHidden = true }
    stage.menu = UIMenu(children: [stage.action("Copy"), stage.action("Delete", attributes: .destructive)])
    #expect(stage.interaction?.menuAppearance == .unknown)
    #expect(stage.window.showContextMenu(at: CGPoint(x: 70, y: 70)))
    #expect(stage.interaction?.menuAppearance == .compact)
    #expect(stage.interaction?.location(in: nil) == CGPoint(x: 70, y: 70))
    #expect(stage.titles == ["Copy", "Delete"])
    try stage.choose("Delete")
    #expect(stage.log == ["asked 50 40", "willDisplay id", "displayed", "willEnd", "Delete"])
    #expect(stage.window.menu == nil)
  }

  @Test("Without a configuration, or with nothing to show, there is no menu")
  func nothing() {
    let stage = Stage()
    defer { stage.window.isHidden = true }
    #expect(!stage.window.showContextMenu(at: CGPoint(x: 70, y: 70)))
    stage.menu = UIMenu(children: [stage.action("Secret", attributes: .hidden), UIMenu(title: "Empty")])
    #expect(!stage.window.showContextMenu(at: CGPoint(x: 70, y: 70)))
    #expect(!stage.window.showContextMenu(at: CGPoint(x: 10, y: 10)), "outside of the view")
    #expect(stage.log == ["asked 50 40", "asked 50 40"])
  }

  @Test("Hidden elements are left out, disabled ones cannot be chosen, inline menus stand between lines")
  func elements() throws {
    let stage = Stage()
    defer { stage.window.isHidden = true }
    stage.menu = UIMenu(
      title: "Row",
      children: [
        stage.action("a"), stage.action("b", attributes: .hidden),
        UIMenu(options: .displayInline, children: [stage.action("c", attributes: .disabled), stage.action("d")]),
        stage.action("e", state: .on),
      ]
    )
    #expect(stage.window.showContextMenu(at: CGPoint(x: 70, y: 70)))
    #expect(stage.titles == ["a", "c", "d", "e"])
    let items = try #require(stage.window.menu?.items)
    #expect(items.map { gtk_widget_get_sensitive($0.widget) } == [1, 0, 1, 1])
    #expect(gtk_test_accessible_has_role(items[0].widget.opaque, GTK_ACCESSIBLE_ROLE_MENU_ITEM) != 0)
    #expect(gtk_test_accessible_has_role(items[3].widget.opaque, GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX) != 0)
    #expect(stage.menu.map { MenuContent($0).sections.count } == 3)
  }

  @Test("A submenu opens in place of its menu and leads back")
  func submenu() throws {
    let stage = Stage()
    defer { stage.window.isHidden = true }
    stage.menu = UIMenu(children: [stage.action("a"), UIMenu(title: "More", children: [stage.action("b")])])
    #expect(stage.window.showContextMenu(at: CGPoint(x: 70, y: 70)))
    try stage.choose("More")
    #expect(stage.titles == ["back", "b"])
    stage.window.menu?.items.first?.wasPressed?()
    #expect(stage.titles == ["a", "More"])
    try stage.choose("More")
    try stage.choose("b")
    #expect(stage.log.last == "b")
  }

  @Test("A menu of single selection moves the mark, and one that is kept stays")
  func selection() throws {
    let stage = Stage()
    defer { stage.window.isHidden = true }
    let small = stage.action("Small", attributes: .keepsMenuPresented, state: .on)
    let large = stage.action("Large", attributes: .keepsMenuPresented)
    let menu = UIMenu(options: .singleSelection, children: [small, large])
    stage.menu = menu
    #expect(menu.selectedElements == [small])
    #expect(stage.window.showContextMenu(at: CGPoint(x: 70, y: 70)))
    try stage.choose("Large")
    #expect(stage.log.last == "Large")
    #expect(menu.selectedElements == [large])
    #expect(stage.titles == ["Small", "Large"], "the menu is still there")
    stage.interaction?.updateVisibleMenu { $0.replacingChildren([small]) }
    #expect(stage.titles == ["Small"])
    stage.interaction?.dismissMenu()
    #expect(stage.log.last == "willEnd" && stage.window.menu == nil)
  }

  @Test("A finger that stays shows the menu and takes the touch; a pointer that stays does not")
  func longPress() {
    let stage = Stage()
    defer { stage.window.isHidden = true }
    stage.menu = UIMenu(children: [stage.action("a")])
    stage.window.touchBegan(at: CGPoint(x: 70, y: 70))
    stage.clock.advance(by: 1)
    stage.window.touchEnded(at: nil)
    #expect(stage.log == [])
    stage.window.touchBegan(at: CGPoint(x: 70, y: 70), type: .direct)
    stage.clock.advance(by: 1)
    stage.window.touchEnded(at: nil)
    #expect(stage.log.first == "asked 50 40")
    #expect(stage.titles == ["a"])
  }

  @Test("A menu goes with its view, and a view with an interaction is freed")
  func lifetime() async throws {
    weak var weakView: UIView?
    weak var weakInteraction: UIContextMenuInteraction?
    do {
      let stage = Stage()
      weakView = stage.view
      weakInteraction = stage.interaction
      stage.menu = UIMenu(children: [stage.action("a")])
      #expect(stage.window.showContextMenu(at: CGPoint(x: 70, y: 70)))
      try await nextFrame(of: stage.window.gtkWindow)
      stage.view.removeFromSuperview()
      #expect(stage.log.last == "willEnd")
      stage.window.addSubview(stage.view)
      #expect(stage.window.showContextMenu(at: CGPoint(x: 70, y: 70)))
    }
    try await waitFor("the views to be freed") { weakView == nil && weakInteraction == nil }
  }

  @Test("A table view asks its delegate for the menu of the row, and shows which row it is")
  func tableView() throws {
    final class Delegate: NSObject, UITableViewDataSource, UITableViewDelegate {
      var log: [String] = []
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
      }
      func tableView(
        _ tableView: UITableView,
        contextMenuConfigurationForRowAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        guard indexPath.row > 0 else { return nil }
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak self] _ in
          UIMenu(children: [UIAction(title: "Open") { _ in self?.log.append("open \(indexPath.row)") }])
        }
      }
      func tableView(
        _ tableView: UITableView,
        willDisplayContextMenuWith configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { log.append("willDisplay") }
      func tableView(
        _ tableView: UITableView,
        willEndContextMenuInteractionWith configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
      ) { log.append("willEnd") }
    }
    let delegate = Delegate()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.dataSource = delegate
    #expect(table.contextMenuInteraction == nil)
    table.delegate = delegate
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    defer { window.isHidden = true }
    window.addSubview(table)
    window.isHidden = false
    window.layoutIfNeeded()
    func point(_ row: Int) -> CGPoint {
      let rect = table.rectForRow(at: IndexPath(row: row, section: 0))
      return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: window)
    }
    #expect(!window.showContextMenu(at: point(0)))
    #expect(window.showContextMenu(at: point(1)))
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted == true)
    window.menu?.items.first?.wasPressed?()
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.isHighlighted == false)
    #expect(delegate.log == ["willDisplay", "willEnd", "open 1"])
  }

  @Test("A button shows its menu in place of its action")
  func button() throws {
    let stage = Stage()
    defer { stage.window.isHidden = true }
    let button = UIButton(configuration: .gray(), primaryAction: UIAction(title: "Go") { _ in stage.log.append("go") })
    button.addAction(UIAction { _ in stage.log.append("triggered") }, for: .menuActionTriggered)
    button.frame = CGRect(x: 20, y: 150, width: 100, height: 40)
    stage.window.addSubview(button)
    stage.window.layoutIfNeeded()
    #expect(button.contextMenuInteraction == nil)
    button.menu = UIMenu(children: [stage.action("a")])
    button.performPrimaryAction()
    #expect(stage.log == ["go"])
    button.showsMenuAsPrimaryAction = true
    button.performPrimaryAction()
    #expect(stage.log == ["go", "triggered"])
    try stage.choose("a")
    #expect(stage.log == ["go", "triggered", "a"])
    button.menu = nil
    #expect(button.contextMenuInteraction == nil)
  }
}
