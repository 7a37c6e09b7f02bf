import CGTK

/// A style sheet for one widget, for what has no property in GTK, such as a colour.
@MainActor
final class WidgetStyleSheet {
  private let provider = gtk_css_provider_new()
  private var text = ""

  isolated deinit {
    if let provider { g_object_unref(provider) }
  }

  /// Applies the sheet to a widget; the widget keeps it.
  func attach(to widget: UnsafeMutablePointer<GtkWidget>) {
    guard let provider, let context = gtk_widget_get_style_context(widget) else { return }
    gtk_style_context_add_provider(context, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
  }

  /// Replaces the rules.
  func load(_ text: String) {
    guard let provider, text != self.text else { return }
    self.text = text
    gtk_css_provider_load_from_data(provider, text, -1)
  }
}
