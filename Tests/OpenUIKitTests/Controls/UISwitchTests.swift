import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Switches", .serialized)
@MainActor
struct UISwitchTests {
  init() { _ = GTKStartup.done }

  @Test("A value set in code is there at once and sends nothing")
  func settingInCode() {
    let toggle = UISwitch()
    var count = 0
    toggle.addAction(UIAction { _ in count += 1 }, for: .allEvents)
    #expect(!toggle.isOn)
    toggle.isOn = true
    #expect(toggle.isOn)
    toggle.setOn(false, animated: true)
    #expect(!toggle.isOn)
    toggle.setOn(false, animated: false)
    #expect(count == 0)
  }

  @Test("A person's toggle sends one event with the new value, also when it is toggled in code before")
  func toggledByPerson() async throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let toggle = UISwitch(frame: CGRect(x: 50, y: 50, width: 0, height: 0))
    window.addSubview(toggle)
    window.makeKeyAndVisible()
    defer { window.isHidden = true }
    let widget = try #require(toggle.nativeWidget)
    try await nextFrame(of: window.gtkWindow)
    var values: [Bool] = []
    toggle.addAction(UIAction { [weak toggle] _ in values.append(toggle?.isOn ?? false) }, for: .valueChanged)
    toggle.isOn = true
    gtk_widget_activate(widget)
    try await waitFor("the switch to be off") { !toggle.isOn }
    gtk_widget_activate(widget)
    try await waitFor("the switch to be on") { toggle.isOn }
    #expect(values == [false, true])
  }

  @Test("A switch has the desktop's size, whatever frame it is given")
  func size() async throws {
    let toggle = UISwitch(frame: CGRect(x: 5, y: 6, width: 300, height: 1))
    let size = toggle.intrinsicContentSize
    #expect(toggle.frame == CGRect(origin: CGPoint(x: 5, y: 6), size: size))
    #expect(size.width > size.height && size.height >= 20)
    #expect(toggle.sizeThatFits(.zero) == size)
  }

  @Test("A disabled switch cannot be operated but set")
  func disabled() throws {
    let toggle = UISwitch()
    toggle.isEnabled = false
    #expect(gtk_widget_get_sensitive(try #require(toggle.nativeWidget)) == 0)
    toggle.isOn = true
    #expect(toggle.isOn)
  }

  @Test("Assistive technologies find a switch")
  func accessibility() throws {
    let toggle = UISwitch()
    let native = OpaquePointer(try #require(toggle.nativeWidget))
    #expect(gtk_test_accessible_has_role(native, GTK_ACCESSIBLE_ROLE_SWITCH) != 0)
    #expect(gtk_test_accessible_has_state(native, GTK_ACCESSIBLE_STATE_CHECKED) != 0)
    #expect(gtk_test_accessible_has_property(native, GTK_ACCESSIBLE_PROPERTY_LABEL) == 0)
    toggle.accessibilityLabel = "Airplane Mode"
    #expect(gtk_test_accessible_has_property(native, GTK_ACCESSIBLE_PROPERTY_LABEL) != 0)
    toggle.accessibilityLabel = nil
    #expect(gtk_test_accessible_has_property(native, GTK_ACCESSIBLE_PROPERTY_LABEL) == 0)
  }

  @Test("A primary action hears of a person's toggle, and a switch that is let go frees its widget")
  func lifetime() {
    let probe = WidgetProbe()
    var count = 0
    do {
      let toggle = UISwitch(frame: .zero, primaryAction: UIAction { _ in count += 1 })
      probe.watch(toggle.gtkWidget)
      toggle.performPrimaryAction()
      #expect(toggle.isOn && count == 1)
    }
    #expect(probe.alive == 0)
  }
}
