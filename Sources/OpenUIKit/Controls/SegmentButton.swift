import CGTK
import Foundation

/// One of the linked buttons of a segmented control.
@MainActor
final class SegmentButton {
  let widget: UnsafeMutablePointer<GtkWidget>
  private let styleSheet = WidgetStyleSheet()

  var title: String?
  var image: UIImage?
  var action: UIAction?
  /// The width, in points; 0 for the one that the content asks for.
  var width: CGFloat = 0 {
    didSet { gtk_widget_set_size_request(widget, width > 0 ? width.widgetLength : -1, -1) }
  }

  var isEnabled = true {
    didSet { gtk_widget_set_sensitive(widget, isEnabled ? 1 : 0) }
  }

  /// Creates a button.
  ///
  /// - Parameter wasPressed: Called when a person presses it.
  init?(_ wasPressed: @escaping (SegmentButton) -> Void) {
    guard let widget = gtk_toggle_button_new() else { return nil }
    self.widget = widget
    gtk_widget_set_hexpand(widget, 1)
    styleSheet.attach(to: widget)
    Signal.connect(UnsafeMutableRawPointer(widget), "clicked") { [weak self] in
      if let self { wasPressed(self) }
    }
  }

  var isActive: Bool {
    get { gtk_toggle_button_get_active(widget.as(GtkToggleButton.self)) != 0 }
    set { gtk_toggle_button_set_active(widget.as(GtkToggleButton.self), newValue ? 1 : 0) }
  }

  /// Shows title or image.
  ///
  /// - Parameters:
  ///   - traits: Decide between light and dark.
  ///   - color: What fills the chosen segment; nil for the look of the desktop.
  func update(_ traits: UITraitCollection, selectedColor color: UIColor?) {
    styleSheet.load(color.map { "button:checked { background-color: \(RGBA($0.resolvedRGBA).css); }" } ?? "")
    let button = widget.as(GtkButton.self)
    if let image, let texture = image.texture(tint: .label, traits: traits, pixelScale: pixelScale) {
      guard let picture = gtk_image_new_from_paintable(texture.pointer) else { return }
      gtk_image_set_pixel_size(picture.opaque, max(image.size.width, image.size.height).widgetLength)
      // At its own size, as an image that is stretched is blurred.
      gtk_widget_set_halign(picture, GTK_ALIGN_CENTER)
      gtk_widget_set_valign(picture, GTK_ALIGN_CENTER)
      gtk_button_set_child(button, picture)
    } else {
      guard let label = gtk_label_new(title ?? "") else { return }
      gtk_label_set_ellipsize(label.opaque, PANGO_ELLIPSIZE_END)
      gtk_button_set_child(button, label)
    }
    AccessibleName.set(title, of: widget)
  }

  private var pixelScale: Int { Int(gtk_widget_get_scale_factor(widget)) }
}
