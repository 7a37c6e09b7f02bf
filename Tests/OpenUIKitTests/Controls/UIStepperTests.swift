import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Steppers", .serialized)
@MainActor
struct UIStepperTests {
  init() { _ = GTKStartup.done }

  /// A clock that stands still until a test turns it.
  private final class Clock: EventClock {
    var now: TimeInterval = 0
    private var waiting: [(time: TimeInterval, body: () -> Void)] = []

    func schedule(after delay: TimeInterval, _ body: @escaping @MainActor () -> Void) -> EventTimer {
      let time = now + delay
      waiting.append((time, body))
      return EventTimer { [weak self] in self?.waiting.removeAll { $0.time == time } }
    }

    func turn(by seconds: TimeInterval) {
      let end = now + seconds
      while let next = waiting.filter({ $0.time <= end }).min(by: { $0.time < $1.time }) {
        waiting.removeAll { $0.time == next.time }
        now = next.time
        next.body()
      }
      now = end
    }
  }

  private func buttons(_ stepper: UIStepper) throws -> [UnsafeMutablePointer<GtkWidget>] {
    let first = try #require(gtk_widget_get_first_child(try #require(stepper.nativeWidget)))
    return [first, try #require(gtk_widget_get_next_sibling(first))]
  }

  private func press(_ button: UnsafeMutablePointer<GtkWidget>) {
    cgtk_emit_clicked(button)
  }

  @Test func `a stepper goes from 0 to 100 in steps of 1 by default`() {
    let stepper = UIStepper()
    #expect(stepper.minimumValue == 0)
    #expect(stepper.maximumValue == 100)
    #expect(stepper.stepValue == 1)
    #expect(stepper.value == 0)
    #expect(stepper.autorepeat && stepper.isContinuous && !stepper.wraps)
  }

  @Test func `presses change the value by a step and send it`() throws {
    let stepper = UIStepper()
    stepper.maximumValue = 5
    stepper.stepValue = 2
    var values: [Double] = []
    stepper.addAction(UIAction { values.append(($0.sender as? UIStepper)?.value ?? -1) }, for: .valueChanged)
    let buttons = try buttons(stepper)
    for _ in 0..<3 { press(buttons[1]) }
    press(buttons[1])
    press(buttons[0])
    #expect(values == [2, 4, 5, 3])
    stepper.value = 50
    #expect(stepper.value == 5)
    #expect(values.count == 4)
  }

  @Test func `a button that leads nowhere cannot be pressed, unless the value wraps`() throws {
    let stepper = UIStepper()
    stepper.maximumValue = 1
    let buttons = try buttons(stepper)
    #expect(gtk_widget_get_sensitive(buttons[0]) == 0)
    #expect(gtk_widget_get_sensitive(buttons[1]) != 0)
    stepper.value = 1
    #expect(gtk_widget_get_sensitive(buttons[0]) != 0)
    #expect(gtk_widget_get_sensitive(buttons[1]) == 0)
    stepper.wraps = true
    press(buttons[1])
    #expect(stepper.value == 0)
    press(buttons[0])
    #expect(stepper.value == 1)
  }

  @Test func `a button that is held changes the value again and again`() throws {
    let stepper = UIStepper()
    let clock = Clock()
    stepper.clock = clock
    var values: [Double] = []
    stepper.addAction(UIAction { values.append(($0.sender as? UIStepper)?.value ?? -1) }, for: .valueChanged)
    stepper.presses[1].began()
    clock.turn(by: 0.4)
    #expect(values.isEmpty)
    clock.turn(by: 0.35)
    #expect(values == [1, 2, 3])
    press(try buttons(stepper)[1])
    stepper.presses[1].ended(true)
    clock.turn(by: 2)
    #expect(values == [1, 2, 3])
    stepper.isContinuous = false
    stepper.presses[1].began()
    clock.turn(by: 0.75)
    #expect(values == [1, 2, 3])
    stepper.presses[1].ended(true)
    #expect(values == [1, 2, 3, 6])
    stepper.autorepeat = false
    stepper.presses[1].began()
    clock.turn(by: 2)
    stepper.presses[1].ended(true)
    #expect(stepper.value == 6)
  }

  @Test func `a button that is held to the limit hears of its release`() throws {
    let stepper = UIStepper()
    let clock = Clock()
    stepper.clock = clock
    stepper.maximumValue = 2
    let button = try buttons(stepper)[1]
    stepper.presses[1].began()
    clock.turn(by: 2)
    #expect(stepper.value == 2)
    #expect(gtk_widget_get_sensitive(button) != 0, "GTK tells an insensitive widget of no release")
    stepper.presses[1].ended(true)
    #expect(gtk_widget_get_sensitive(button) == 0)
    stepper.value = 0
    clock.turn(by: 2)
    #expect(stepper.value == 0)
  }

  @Test func `limits that exclude each other stop the program`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = GTKStartup.done
        UIStepper().minimumValue = 100
      }
    }
  }

  @Test func `assistive technologies find a value with two buttons`() throws {
    let stepper = UIStepper()
    stepper.accessibilityLabel = "Copies"
    stepper.value = 3
    #expect(gtk_test_accessible_has_role(stepper.gtkWidget.opaque, GTK_ACCESSIBLE_ROLE_SPIN_BUTTON) != 0)
    #expect(cgtk_test_accessible_is_labelled(stepper.gtkWidget, "Copies") != 0)
    #expect(cgtk_test_accessible_has_value(stepper.gtkWidget, 3) != 0)
    #expect(cgtk_test_accessible_is_labelled(try buttons(stepper)[1], "Increase") != 0)
  }

  @Test func `a stepper has the size of its buttons and is freed`() async throws {
    weak var stepper: UIStepper?
    do {
      let made = UIStepper(frame: CGRect(x: 1, y: 2, width: 1, height: 1))
      #expect(made.frame.size == made.intrinsicContentSize)
      #expect(made.frame.width > made.frame.height)
      made.presses[0].began()
      stepper = made
    }
    try await waitFor("the stepper to be freed") { stepper == nil }
  }
}
