import CGTK
import Foundation

/// What stands for an item in a bar of GTK's: a button, or room for a view or space.
@MainActor
final class BarButton {
  let item: UIBarButtonItem
  /// The widget in the bar.
  let widget: UnsafeMutablePointer<GtkWidget>
  private var imageView: UIImageView?
  private let isButton: Bool

  /// Shows a menu below the widget.
  var showMenu: ((UIMenu, UnsafeMutablePointer<GtkWidget>) -> Void)?
  /// Called when the view or its size changed.
  var layoutChanged: (() -> Void)?

  init(_ item: UIBarButtonItem) {
    self.item = item
    isButton = item.customView == nil && item.systemItem?.isSpace != true
    guard let widget = isButton ? gtk_button_new() : gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 0) else {
      preconditionFailure("GTK could not create a button.")
    }
    self.widget = widget
    g_object_ref_sink(widget)
    gtk_widget_set_valign(widget, GTK_ALIGN_CENTER)
    if isButton {
      Signal.connect(widget, "clicked") { [weak self] in self?.wasPressed() }
      installSecondaryClick()
    }
    update()
    item.changed = { [weak self] in self?.update() }
  }

  isolated deinit {
    if imageView != nil { gtk_button_set_child(widget.as(GtkButton.self), nil) }
    g_object_unref(widget)
  }

  /// Whether the widget still is of the kind that the item needs.
  var fits: Bool { isButton == (item.customView == nil && item.systemItem?.isSpace != true) }

  /// The size of the view of the item, in points.
  var customSize: CGSize {
    guard let view = item.customView else { return .zero }
    if view.frame.size != .zero { return view.frame.size }
    let natural = view.intrinsicContentSize
    if natural.width > 0, natural.height > 0 { return natural }
    return view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
  }

  private func update() {
    guard isButton else { return updateRoom() }
    let button = widget.as(GtkButton.self)
    let name = item.title ?? item.systemItem?.name
    gtk_button_set_child(button, nil)
    imageView = nil
    if let image = item.image {
      gtk_button_set_child(button, makeImage(image))
    } else if item.title == nil, let icon = item.systemItem?.iconName {
      gtk_button_set_icon_name(button, icon)
    } else {
      gtk_button_set_label(button, name ?? "")
    }
    let isIcon = item.image != nil || (item.title == nil && item.systemItem?.iconName != nil)
    setClass("image-button", isIcon)
    setClass("text-button", !isIcon)
    setClass("suggested-action", item.style == .done && !isIcon)
    gtk_widget_set_tooltip_text(widget, isIcon ? name : nil)
    if let name { cgtk_accessible_set_label(widget, name) }
    let isOff = item.primaryAction?.attributes.contains(.disabled) ?? false
    gtk_widget_set_sensitive(widget, item.isEnabled && !isOff ? 1 : 0)
  }

  private func setClass(_ name: String, _ isSet: Bool) {
    if isSet { gtk_widget_add_css_class(widget, name) } else { gtk_widget_remove_css_class(widget, name) }
  }

  private func makeImage(_ image: UIImage) -> UnsafeMutablePointer<GtkWidget> {
    let view = UIImageView(image: image)
    view.tintColor = .label
    imageView = view
    gtk_widget_set_size_request(view.gtkWidget, image.size.width.widgetLength, image.size.height.widgetLength)
    gtk_widget_set_halign(view.gtkWidget, GTK_ALIGN_CENTER)
    gtk_widget_set_valign(view.gtkWidget, GTK_ALIGN_CENTER)
    return view.gtkWidget
  }

  private func updateRoom() {
    let size = item.customView == nil ? CGSize(width: item.width, height: 0) : customSize
    gtk_widget_set_size_request(widget, size.width.widgetLength, size.height.widgetLength)
    layoutChanged?()
  }

  private func wasPressed() {
    if item.primaryAction == nil, item.ownAction == nil, let menu = item.menu {
      showMenu?(menu, widget)
    } else {
      item.press()
    }
  }

  private func installSecondaryClick() {
    guard let gesture = gtk_gesture_click_new() else { return }
    gtk_gesture_single_set_button(gesture, guint(GDK_BUTTON_SECONDARY))
    Signal.connect(UnsafeMutableRawPointer(gesture), "pressed") { [weak self] in
      guard let self, let menu = item.menu else { return }
      showMenu?(menu, widget)
    }
    gtk_widget_add_controller(widget, gesture)
  }
}
