import CGTK

/// The style sheet that fits the desktop's button to what UIKit's does.
///
/// A button of UIKit has the size its owner gives it and content of its own, so padding and smallest sizes go.
@MainActor
enum ButtonStyleSheet {
  private static let text = """
    button.uikit { padding: 0; min-width: 0; min-height: 0; }
    button.uikit.custom { background: none; box-shadow: none; }
    button.uikit.tinted { background-color: alpha(@accent_bg_color, 0.15); }
    button.uikit.tinted:hover { background-color: alpha(@accent_bg_color, 0.22); }
    button.uikit.tinted:active { background-color: alpha(@accent_bg_color, 0.35); }
    """

  /// Adds the sheet to the display, once.
  static let installed: Void = {
    guard let display = gdk_display_get_default(), let provider = gtk_css_provider_new() else { return }
    gtk_css_provider_load_from_data(provider, text, -1)
    gtk_style_context_add_provider_for_display(
      display,
      OpaquePointer(provider),
      guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION)
    )
  }()
}
