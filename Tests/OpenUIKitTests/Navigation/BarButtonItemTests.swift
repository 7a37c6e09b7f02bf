import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Bar button items", .serialized)
@MainActor
struct BarButtonItemTests {
  init() { _ = GTKStartup.done }

  /// A navigation controller in a window, with one screen.
  @MainActor
  private final class Fixture {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 500, height: 400))
    let screen = UIViewController()
    let navigation: UINavigationController

    init() {
      screen.title = "Screen"
      navigation = UINavigationController(rootViewController: screen)
      window.rootViewController = navigation
      window.makeKeyAndVisible()
    }

    func close() {
      window.isHidden = true
      window.rootViewController = nil
    }

    var item: UINavigationItem { screen.navigationItem }

    /// The buttons of the bar from left to right, without those of the window.
    var buttons: [UnsafeMutablePointer<GtkWidget>] {
      var found: [(CGFloat, UnsafeMutablePointer<GtkWidget>)] = []
      func search(_ widget: UnsafeMutablePointer<GtkWidget>) {
        if cgtk_is_a(widget, gtk_window_controls_get_type()) != 0 { return }
        if cgtk_is_a(widget, gtk_button_get_type()) != 0 {
          var area = graphene_rect_t()
          _ = gtk_widget_compute_bounds(widget, window.gtkWidget, &area)
          found.append((CGFloat(area.origin.x), widget))
          return
        }
        var child = gtk_widget_get_first_child(widget)
        while let current = child {
          search(current)
          child = gtk_widget_get_next_sibling(current)
        }
      }
      search(navigation.navigationBar.gtkWidget)
      return found.sorted { $0.0 < $1.0 }.map(\.1)
    }

    var labels: [String] {
      buttons.map { button in
        (gtk_button_get_label(button.as(GtkButton.self)) ?? gtk_widget_get_tooltip_text(button)).map {
          String(cString: $0)
        } ?? ""
      }
    }

    func settle() async throws {
      try await nextFrame(of: window.gtkWindow)
    }
  }

  @Test func `items stand at their sides, the outermost first`() async throws {
    let fixture = Fixture()
    fixture.item.leftBarButtonItem = UIBarButtonItem(title: "Left")
    fixture.item.rightBarButtonItems = [UIBarButtonItem(title: "Outer"), UIBarButtonItem(title: "Inner")]
    try await fixture.settle()
    #expect(fixture.labels == ["Left", "Inner", "Outer"])
    fixture.item.rightBarButtonItem = nil
    fixture.item.setLeftBarButton(nil, animated: false)
    try await fixture.settle()
    #expect(fixture.labels.isEmpty)
    fixture.close()
  }

  @Test func `a press performs the action with the item as its sender`() async throws {
    let fixture = Fixture()
    var sender: Any?
    let item = UIBarButtonItem(systemItem: .add, primaryAction: UIAction { sender = $0.sender })
    fixture.item.rightBarButtonItem = item
    try await fixture.settle()
    #expect(fixture.labels == ["Add"])
    let button = try #require(fixture.buttons.first)
    gtk_widget_activate(button)
    try await waitFor("the press") { sender as? UIBarButtonItem === item }
    item.isEnabled = false
    #expect(gtk_widget_get_sensitive(button) == 0)
    item.isEnabled = true
    item.title = "New"
    #expect(fixture.labels == ["New"])
    fixture.close()
  }

  @Test func `an action gives its title and image, but not to a system item`() {
    let action = UIAction(title: "Act", image: UIImage(systemName: "trash")) { _ in }
    let item = UIBarButtonItem(primaryAction: action)
    #expect(item.title == "Act")
    #expect(item.image != nil)
    let own = UIBarButtonItem(title: "Own", primaryAction: action)
    #expect(own.title == "Own")
    let system = UIBarButtonItem(systemItem: .done, primaryAction: action)
    #expect(system.title == nil)
    #expect(system.style == .done)
  }

  @Test func `a left item takes the place of the back button unless it supplements it`() async throws {
    let fixture = Fixture()
    let second = UIViewController()
    second.title = "Second"
    fixture.navigation.pushViewController(second, animated: false)
    try await fixture.settle()
    #expect(fixture.labels == ["Screen"])
    second.navigationItem.leftBarButtonItem = UIBarButtonItem(systemItem: .cancel)
    try await fixture.settle()
    #expect(fixture.labels == ["Cancel"])
    second.navigationItem.leftItemsSupplementBackButton = true
    try await fixture.settle()
    #expect(fixture.labels == ["Screen", "Cancel"])
    fixture.item.backBarButtonItem = UIBarButtonItem(title: "Return")
    try await fixture.settle()
    #expect(fixture.labels == ["Return", "Cancel"])
    fixture.close()
  }

  @Test func `hidden items are left out, and spaces take room`() async throws {
    let fixture = Fixture()
    let first = UIBarButtonItem(title: "First")
    let second = UIBarButtonItem(title: "Second")
    fixture.item.rightBarButtonItems = [first, .fixedSpace(60), second]
    try await fixture.settle()
    func x(_ widget: UnsafeMutablePointer<GtkWidget>) -> CGFloat {
      var area = graphene_rect_t()
      _ = gtk_widget_compute_bounds(widget, fixture.window.gtkWidget, &area)
      return CGFloat(area.origin.x)
    }
    #expect(fixture.labels == ["Second", "First"])
    let distance = x(fixture.buttons[1]) - x(fixture.buttons[0])
    #expect(distance > CGFloat(gtk_widget_get_width(fixture.buttons[0])) + 60)
    first.isHidden = true
    try await fixture.settle()
    #expect(fixture.labels == ["Second"])
    fixture.close()
  }

  @Test func `views of one's own stand in the bar`() async throws {
    let fixture = Fixture()
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 24))
    let middle = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    fixture.item.rightBarButtonItem = UIBarButtonItem(customView: view)
    fixture.item.titleView = middle
    try await fixture.settle()
    try await fixture.settle()
    #expect(view.window === fixture.window)
    #expect(view.frame.size == CGSize(width: 70, height: 24))
    #expect(view.frame.minX > 250)
    #expect(middle.frame.size == CGSize(width: 100, height: 30))
    #expect(middle.frame.midX > 200 && middle.frame.midX < 300)
    fixture.item.rightBarButtonItem = nil
    fixture.item.titleView = nil
    #expect(view.superview == nil)
    #expect(middle.superview == nil)
    fixture.close()
  }

  @Test func `the edit button begins and ends editing`() async throws {
    let fixture = Fixture()
    fixture.item.rightBarButtonItem = fixture.screen.editButtonItem
    try await fixture.settle()
    #expect(fixture.labels == ["Edit"])
    gtk_widget_activate(try #require(fixture.buttons.first))
    try await waitFor("the press") { fixture.screen.isEditing }
    #expect(fixture.labels == ["Done"])
    fixture.screen.setEditing(false, animated: false)
    #expect(fixture.labels == ["Edit"])
    fixture.close()
  }

  @Test func `items and their screens are freed`() {
    weak var item: UIBarButtonItem?
    weak var screen: UIViewController?
    do {
      let fixture = Fixture()
      let made = UIBarButtonItem(image: UIImage(systemName: "trash"), primaryAction: UIAction { _ in })
      fixture.item.rightBarButtonItem = made
      item = made
      screen = fixture.screen
      _ = fixture.screen.editButtonItem
      fixture.close()
    }
    #expect(item == nil)
    #expect(screen == nil)
  }
}
