import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite("Sliders", .serialized)
@MainActor
struct UISliderTests {
  init() { _ = GTKStartup.done }

  private func range(_ slider: UISlider) throws -> UnsafeMutablePointer<GtkRange> {
    try #require(slider.nativeWidget).as(GtkRange.self)
  }

  @Test func `a slider goes from 0 to 1 by default`() {
    let slider = UISlider()
    #expect(slider.minimumValue == 0)
    #expect(slider.maximumValue == 1)
    #expect(slider.value == 0)
    #expect(slider.isContinuous)
  }

  @Test func `a value keeps within the limits and sends nothing`() {
    let slider = UISlider()
    var count = 0
    slider.addAction(UIAction { _ in count += 1 }, for: .allEvents)
    slider.value = 0.123
    #expect(slider.value == 0.123)
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.minimumValue = 5
    #expect(slider.value == 5)
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20)
    slider.maximumValue = 3
    #expect(slider.minimumValue == 3)
    #expect(slider.value == 3)
    #expect(count == 0)
  }

  @Test func `keys of a person move the value and send it`() throws {
    let slider = UISlider()
    slider.maximumValue = 100
    var values: [Float] = []
    slider.addAction(UIAction { values.append(($0.sender as? UISlider)?.value ?? -1) }, for: .valueChanged)
    let range = try range(slider)
    cgtk_move_slider(range, GTK_SCROLL_STEP_RIGHT)
    cgtk_move_slider(range, GTK_SCROLL_PAGE_RIGHT)
    #expect(values == [5, 15])
  }

  @Test func `while it is held a slider tells of the value at the end where that is wanted`() throws {
    let slider = UISlider()
    slider.isContinuous = false
    var log: [String] = []
    slider.addAction(UIAction { _ in log.append("down") }, for: .touchDown)
    slider.addAction(UIAction { _ in log.append("value") }, for: .valueChanged)
    slider.addAction(UIAction { _ in log.append("up") }, for: .touchUpInside)
    let range = try range(slider)
    slider.press?.began()
    #expect(slider.isTracking)
    cgtk_move_slider(range, GTK_SCROLL_STEP_RIGHT)
    cgtk_move_slider(range, GTK_SCROLL_STEP_RIGHT)
    slider.press?.ended(true)
    #expect(log == ["down", "value", "up"])
    #expect(!slider.isTracking)
  }

  @Test func `images take room at the ends`() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    slider.minimumValueImage = UIImage(systemName: "speaker")
    slider.maximumValueImage = UIImage(systemName: "speaker.wave.3")
    slider.layoutIfNeeded()
    let images = slider.subviews.compactMap { $0 as? UIImageView }
    #expect(images.map(\.frame.minX) == [0, 200 - (images.last?.frame.width ?? 0)])
    #expect(gtk_widget_get_margin_start(try #require(slider.nativeWidget)) > 16)
    slider.semanticContentAttribute = .forceRightToLeft
    slider.setNeedsLayout()
    slider.layoutIfNeeded()
    #expect(images.first?.frame.maxX == 200)
    #expect(gtk_widget_get_direction(try #require(slider.nativeWidget)) == GTK_TEXT_DIR_RTL)
    slider.minimumValueImage = nil
    #expect(slider.subviews.count == 1)
  }

  @Test func `a slider has no width of its own and the desktop's height`() {
    let slider = UISlider()
    #expect(slider.intrinsicContentSize.width == UIView.noIntrinsicMetric)
    #expect(slider.intrinsicContentSize.height > 10)
  }

  @Test func `assistive technologies find a slider and its value`() throws {
    let slider = UISlider()
    slider.value = 0.5
    slider.accessibilityLabel = "Volume"
    let native = try #require(slider.nativeWidget)
    #expect(gtk_test_accessible_has_role(native.opaque, GTK_ACCESSIBLE_ROLE_SLIDER) != 0)
    #expect(cgtk_test_accessible_is_labelled(native, "Volume") != 0)
    #expect(cgtk_test_accessible_has_value(native, 0.5) != 0)
  }

  @Test func `scrolling over a slider is left to what it stands in`() throws {
    let slider = UISlider()
    let native = try #require(slider.nativeWidget)
    let controllers = try #require(gtk_widget_observe_controllers(native))
    defer { g_object_unref(UnsafeMutableRawPointer(controllers)) }
    for index in 0..<g_list_model_get_n_items(controllers) {
      let controller = try #require(g_list_model_get_item(controllers, index))
      #expect(cgtk_is_a(controller, gtk_event_controller_scroll_get_type()) == 0)
      g_object_unref(controller)
    }
  }

  @Test func `a slider is freed`() async throws {
    weak var slider: UISlider?
    do {
      let made = UISlider()
      made.addAction(UIAction { [weak made] _ in _ = made?.value }, for: .valueChanged)
      slider = made
    }
    try await waitFor("the slider to be freed") { slider == nil }
  }
}
