import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Segmented controls", .serialized)
@MainActor
struct UISegmentedControlTests {
  init() { _ = GTKStartup.done }

  private func buttons(_ control: UISegmentedControl) -> [UnsafeMutablePointer<GtkWidget>] {
    var found: [UnsafeMutablePointer<GtkWidget>] = []
    var child = control.nativeWidget.flatMap { gtk_widget_get_first_child($0) }
    while let next = child {
      found.append(next)
      child = gtk_widget_get_next_sibling(next)
    }
    return found
  }

  private func active(_ control: UISegmentedControl) -> [Int] {
    buttons(control).enumerated().filter { gtk_toggle_button_get_active($1.as(GtkToggleButton.self)) != 0 }.map(
      \.offset
    )
  }

  private func titles(_ control: UISegmentedControl) -> [String?] {
    (0..<control.numberOfSegments).map(control.titleForSegment)
  }

  @Test func `no segment is chosen at first`() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    #expect(control.numberOfSegments == 3)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(titles(control) == ["a", "b", "c"])
    #expect(active(control).isEmpty)
    #expect(control.frame.size == control.intrinsicContentSize)
    #expect(UISegmentedControl.noSegment == -1)
  }

  @Test func `a choice in code shows and sends nothing, one by a person is sent once`() {
    let control = UISegmentedControl(items: ["a", "b", "c"])
    var chosen: [Int] = []
    control.addAction(
      UIAction { chosen.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9) },
      for: .valueChanged
    )
    control.selectedSegmentIndex = 1
    #expect(active(control) == [1])
    #expect(chosen.isEmpty)
    cgtk_emit_clicked(buttons(control)[2])
    cgtk_emit_clicked(buttons(control)[2])
    #expect(chosen == [2])
    #expect(active(control) == [2])
    control.selectedSegmentIndex = UISegmentedControl.noSegment
    #expect(active(control).isEmpty)
  }

  @Test func `segments come and go, and the choice goes along`() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.selectedSegmentIndex = 1
    control.insertSegment(withTitle: "new", at: 0, animated: false)
    control.insertSegment(withTitle: "end", at: 99, animated: true)
    #expect(titles(control) == ["new", "a", "b", "end"])
    #expect(control.selectedSegmentIndex == 2)
    #expect(active(control) == [2])
    control.removeSegment(at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 1)
    control.removeSegment(at: 1, animated: false)
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    control.removeAllSegments()
    #expect(control.numberOfSegments == 0)
    #expect(buttons(control).isEmpty)
  }

  @Test func `segments for actions perform them`() {
    var log: [String] = []
    let first = UIAction(title: "First", identifier: UIAction.Identifier("1")) { _ in log.append("first") }
    let second = UIAction(title: "Second", identifier: UIAction.Identifier("2")) { _ in log.append("second") }
    let control = UISegmentedControl(frame: .zero, actions: [first, second])
    control.addAction(UIAction { _ in log.append("changed") }, for: .valueChanged)
    #expect(titles(control) == ["First", "Second"])
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("2")) == 1)
    #expect(control.segmentIndex(identifiedBy: UIAction.Identifier("3")) == NSNotFound)
    cgtk_emit_clicked(buttons(control)[1])
    #expect(log == ["second", "changed"])
    let newer = UIAction(title: "Newer", identifier: UIAction.Identifier("1")) { _ in }
    control.insertSegment(action: newer, at: 2, animated: false)
    #expect(titles(control) == ["Second", "Newer"])
    #expect(control.actionForSegment(at: 1)?.title == "Newer")
  }

  @Test func `a momentary segment is not chosen afterwards`() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.isMomentary = true
    var chosen: [Int] = []
    control.addAction(
      UIAction { chosen.append(($0.sender as? UISegmentedControl)?.selectedSegmentIndex ?? -9) },
      for: .valueChanged
    )
    for _ in 0..<2 { cgtk_emit_clicked(buttons(control)[1]) }
    #expect(chosen == [1, 1])
    #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment)
    #expect(active(control).isEmpty)
  }

  @Test func `titles, images, widths and states of single segments`() {
    let control = UISegmentedControl(items: ["a", UIImage(systemName: "star") ?? "?"])
    #expect(control.imageForSegment(at: 1) != nil)
    #expect(control.titleForSegment(at: 1) == nil)
    control.setTitle("b", forSegmentAt: 1)
    #expect(control.imageForSegment(at: 1) == nil)
    control.setTitle("last", forSegmentAt: 99)
    #expect(titles(control) == ["a", "last"])
    control.setEnabled(false, forSegmentAt: 0)
    #expect(!control.isEnabledForSegment(at: 0))
    #expect(gtk_widget_get_sensitive(buttons(control)[0]) == 0)
    let before = control.intrinsicContentSize.width
    control.setWidth(300, forSegmentAt: 0)
    #expect(control.widthForSegment(at: 0) == 300)
    #expect(control.intrinsicContentSize.width > before)
  }

  @Test func `segments are of one width unless they follow their content`() {
    let control = UISegmentedControl(items: ["i", "a much longer title"])
    let even = control.intrinsicContentSize.width
    control.apportionsSegmentWidthsByContent = true
    #expect(control.intrinsicContentSize.width < even)
  }

  @Test func `assistive technologies find named buttons in a group`() {
    let control = UISegmentedControl(items: ["a", "b"])
    control.accessibilityLabel = "View"
    control.selectedSegmentIndex = 0
    #expect(gtk_test_accessible_has_role(control.gtkWidget.opaque, GTK_ACCESSIBLE_ROLE_GROUP) != 0)
    #expect(cgtk_test_accessible_is_labelled(control.gtkWidget, "View") != 0)
    #expect(cgtk_test_accessible_is_labelled(buttons(control)[1], "b") != 0)
    #expect(gtk_test_accessible_has_state(buttons(control)[0].opaque, GTK_ACCESSIBLE_STATE_PRESSED) != 0)
  }

  @Test func `a segment that is not there cannot be chosen`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = GTKStartup.done
        UISegmentedControl(items: ["a"]).selectedSegmentIndex = 1
      }
    }
  }

  @Test func `a segmented control is freed`() async throws {
    weak var control: UISegmentedControl?
    do {
      let made = UISegmentedControl(items: ["a", "b"])
      made.selectedSegmentIndex = 0
      control = made
    }
    try await waitFor("the control to be freed") { control == nil }
  }
}
