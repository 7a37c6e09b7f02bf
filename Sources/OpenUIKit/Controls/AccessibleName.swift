import CGTK

/// The name by which assistive technologies know a widget.
@MainActor
enum AccessibleName {
  /// Names a widget.
  ///
  /// - Parameters:
  ///   - name: The name; without one the widget has that of GTK, if any.
  ///   - widget: The widget.
  static func set(_ name: String?, of widget: UnsafeMutablePointer<GtkWidget>) {
    if let name, !name.isEmpty {
      cgtk_accessible_set_label(widget, name)
    } else {
      gtk_accessible_reset_property(OpaquePointer(widget), GTK_ACCESSIBLE_PROPERTY_LABEL)
    }
  }
}
