import CGTK
import Foundation

/// The sign at the end of an item of an outline, which points down while the items below it are seen.
final class OutlineDisclosureControl: UIView {
  private let styleSheet = WidgetStyleSheet()

  /// Called when the button is pressed.
  var wasPressed: (() -> Void)?

  /// Creates a control.
  ///
  /// - Parameter color: Its colour; that of the theme unless given.
  init(color: UIColor?) {
    super.init(frame: .zero)
    guard let button = gtk_button_new() else { return }
    gtk_widget_add_css_class(button, "flat")
    gtk_widget_add_css_class(button, "circular")
    let foreground = color.map { "color: \(RGBA($0.resolvedRGBA).css);" } ?? ""
    styleSheet.load("button { min-width: 24px; min-height: 24px; padding: 0; \(foreground) }")
    styleSheet.attach(to: button)
    Signal.connect(UnsafeMutableRawPointer(button), "clicked") { [weak self] in self?.wasPressed?() }
    embed(button)
    update()
    frame.size = nativeFittingSize()
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the items below are seen.
  var isExpanded = false {
    didSet { if isExpanded != oldValue { update() } }
  }

  private func update() {
    guard let nativeWidget else { return }
    gtk_button_set_icon_name(
      nativeWidget.as(GtkButton.self),
      isExpanded ? "pan-down-symbolic" : "pan-end-symbolic"
    )
    cgtk_accessible_set_label(nativeWidget, isExpanded ? SystemText.collapse : SystemText.expand)
    cgtk_accessible_set_expanded(nativeWidget, isExpanded ? 1 : 0)
  }

  // The press is the button's alone: it does not choose the item.
  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}
