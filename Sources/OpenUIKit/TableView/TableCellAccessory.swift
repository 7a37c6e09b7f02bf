import CGTK
import Foundation

/// The signs at the trailing edge of a cell, drawn by GTK from the icon theme.
final class TableCellAccessory: UIView {
  enum Kind {
    case disclosure
    case detailDisclosure
    case checkmark
    case detail

    init?(_ type: UITableViewCell.AccessoryType) {
      switch type {
      case .none: return nil
      case .disclosureIndicator: self = .disclosure
      case .detailDisclosureButton: self = .detailDisclosure
      case .checkmark: self = .checkmark
      case .detailButton: self = .detail
      }
    }
  }

  /// Called when the detail button is pressed.
  var buttonWasPressed: (() -> Void)?

  private let kind: Kind

  private let styleSheet = WidgetStyleSheet()

  /// Creates a sign.
  ///
  /// - Parameters:
  ///   - kind: Which.
  ///   - color: Its colour; that of the theme unless given.
  init(kind: Kind, color: UIColor? = nil) {
    self.kind = kind
    super.init(frame: .zero)
    accessibleVisibilityDidChange()
    if let color { load(color) }
    guard let box = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 6) else { return }
    if kind == .detail || kind == .detailDisclosure, let button = makeButton() {
      gtk_box_append(box.as(GtkBox.self), button)
    }
    switch kind {
    case .disclosure, .detailDisclosure: addIcon("go-next-symbolic", style: "dim-label", to: box)
    case .checkmark: addIcon("object-select-symbolic", style: "accent", to: box)
    case .detail: break
    }
    embed(box)
    frame.size = nativeFittingSize()
  }

  required init?(coder: NSCoder) {
    kind = .disclosure
    super.init(coder: coder)
  }

  override var isDecorative: Bool {
    switch kind {
    case .disclosure, .checkmark: true
    case .detail, .detailDisclosure: false
    }
  }

  private func load(_ color: UIColor) {
    styleSheet.load("* { color: \(RGBA(color.resolvedRGBA).css); opacity: 1; }")
  }

  private func makeButton() -> UnsafeMutablePointer<GtkWidget>? {
    guard let button = gtk_button_new_from_icon_name("help-about-symbolic") else { return nil }
    gtk_widget_add_css_class(button, "flat")
    gtk_widget_add_css_class(button, "circular")
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
    cgtk_accessible_set_label(button, SystemText.details)
    styleSheet.attach(to: button)
    Signal.connect(button, "clicked") { [weak self] in self?.buttonWasPressed?() }
    return button
  }

  private func addIcon(_ name: String, style: String, to box: UnsafeMutablePointer<GtkWidget>) {
    guard let image = gtk_image_new_from_icon_name(name) else { return }
    gtk_widget_add_css_class(image, style)
    styleSheet.attach(to: image)
    cgtk_accessible_set_hidden(image, 1)
    gtk_widget_set_valign(image, GTK_ALIGN_CENTER)
    gtk_box_append(box.as(GtkBox.self), image)
  }
}
