import CGTK
import Foundation

/// A line of a menu: the desktop's menu button with mark, image, title, subtitle and arrow.
@MainActor
final class MenuItem {
  private static let imageSize: CGFloat = 16
  let element: UIMenuElement?
  let widget: GTKWidgetPointer
  /// Called when the line is chosen.
  var wasPressed: (() -> Void)?
  private var imageView: UIImageView?

  /// Creates a line for an element.
  ///
  /// - Parameters:
  ///   - element: An action or a menu.
  ///   - hasMarks: Whether there is room for a mark, as some line of the menu has one.
  ///   - isRadio: Whether one of several is chosen.
  init(_ element: UIMenuElement, hasMarks: Bool, isRadio: Bool) {
    self.element = element
    let action = element as? UIAction
    let role =
      switch action?.state {
      case nil: GTK_ACCESSIBLE_ROLE_MENU_ITEM
      case .off? where !hasMarks: GTK_ACCESSIBLE_ROLE_MENU_ITEM
      default: isRadio ? GTK_ACCESSIBLE_ROLE_MENU_ITEM_RADIO : GTK_ACCESSIBLE_ROLE_MENU_ITEM_CHECKBOX
      }
    widget = MenuItem.makeButton(role: role)
    let isDestructive =
      action?.attributes.contains(.destructive) ?? (element as? UIMenu)?.options.contains(.destructive) ?? false
    let row = MenuItem.makeRow()
    if hasMarks { append(mark(action?.state ?? .off), to: row) }
    if let image = element.image { append(imageWidget(image, isDestructive: isDestructive), to: row) }
    append(texts(element, isDestructive: isDestructive), to: row)
    if element is UIMenu { append(gtk_image_new_from_icon_name("go-next-symbolic"), to: row) }
    gtk_button_set_child(widget.as(GtkButton.self), row)
    cgtk_accessible_set_label(widget, element.title)
    if let state = action?.state, role != GTK_ACCESSIBLE_ROLE_MENU_ITEM {
      cgtk_accessible_set_checked(
        widget,
        state == .on
          ? GTK_ACCESSIBLE_TRISTATE_TRUE
          : state == .mixed ? GTK_ACCESSIBLE_TRISTATE_MIXED : GTK_ACCESSIBLE_TRISTATE_FALSE
      )
    }
    if action?.attributes.contains(.disabled) == true { gtk_widget_set_sensitive(widget, 0) }
  }

  /// Creates the line that leads back to the menu around this one.
  init(backTo title: String) {
    element = nil
    widget = MenuItem.makeButton(role: GTK_ACCESSIBLE_ROLE_MENU_ITEM)
    let row = MenuItem.makeRow()
    append(gtk_image_new_from_icon_name("go-previous-symbolic"), to: row)
    if let label = MenuItem.label(title) {
      gtk_widget_add_css_class(label, "heading")
      gtk_label_set_xalign(label.opaque, 0.5)
      append(label, to: row)
    }
    gtk_button_set_child(widget.as(GtkButton.self), row)
    cgtk_accessible_set_label(widget, title)
  }

  private static func makeButton(role: GtkAccessibleRole) -> GTKWidgetPointer {
    guard let button = cgtk_menu_button_new(role) else { preconditionFailure("GTK could not create a button.") }
    return button
  }

  private static func makeRow() -> GTKWidgetPointer? {
    gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 8)
  }

  /// The text of a line, or above lines.
  static func label(_ text: String, isSmall: Bool = false) -> GTKWidgetPointer? {
    guard let label = gtk_label_new(text) else { return nil }
    gtk_label_set_xalign(label.opaque, 0)
    gtk_widget_set_hexpand(label, 1)
    if isSmall {
      gtk_widget_add_css_class(label, "caption")
      gtk_widget_add_css_class(label, "dim-label")
    }
    return label
  }

  private func append(_ child: GTKWidgetPointer?, to box: GTKWidgetPointer?) {
    guard let child, let box else { return }
    gtk_box_append(box.as(GtkBox.self), child)
  }

  private func mark(_ state: UIMenuElement.State) -> GTKWidgetPointer? {
    let image =
      switch state {
      case .on: gtk_image_new_from_icon_name("object-select-symbolic")
      case .mixed: gtk_image_new_from_icon_name("list-remove-symbolic")
      case .off: gtk_image_new()
      }
    if let image { gtk_widget_set_size_request(image, 16, 16) }
    return image
  }

  private func imageWidget(_ image: UIImage, isDestructive: Bool) -> GTKWidgetPointer {
    let size = MenuItem.imageSize
    let view = UIImageView(frame: CGRect(x: 0, y: 0, width: size, height: size))
    view.contentMode = .scaleAspectFit
    view.image = image
    view.tintColor = isDestructive ? .destructive : .label
    gtk_widget_set_size_request(view.gtkWidget, size.widgetLength, size.widgetLength)
    gtk_widget_set_valign(view.gtkWidget, GTK_ALIGN_CENTER)
    imageView = view
    return view.gtkWidget
  }

  private func texts(_ element: UIMenuElement, isDestructive: Bool) -> GTKWidgetPointer? {
    let title = MenuItem.label(element.title)
    if let title, isDestructive { gtk_widget_add_css_class(title, "error") }
    guard let subtitle = element.subtitle, !subtitle.isEmpty else { return title }
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)
    append(title, to: box)
    append(MenuItem.label(subtitle, isSmall: true), to: box)
    return box
  }
}
