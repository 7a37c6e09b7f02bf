import CGTK

/// The style sheet that fits the desktop's text field to what UIKit's does.
///
/// A text field of UIKit has the size its owner gives it, so padding and smallest sizes go.
@MainActor
enum TextFieldStyleSheet {
  private static let text = """
    entry.uikit { padding: 0; min-width: 0; min-height: 0; border-spacing: 0; }
    entry.uikit > text { font-size: 17px; caret-color: @accent_color; }
    entry.uikit > text:disabled { opacity: 0.5; }
    entry.uikit.none, entry.uikit.none:focus-within { background: none; outline: none; box-shadow: none; }
    entry.uikit.line, entry.uikit.bezel { border-radius: 0; }
    entry.uikit.line { background: none; box-shadow: inset 0 0 0 1px alpha(currentColor, 0.3); }
    entry.uikit.bezel { box-shadow: inset 0 0 0 1px alpha(currentColor, 0.2), inset 0 1px 3px alpha(black, 0.2); }
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

  /// The rule for a text whose look is not that of all texts.
  static func rule(font: UIFont, color: RGBA, caret: RGBA) -> String {
    let face = font.face
    // Several families stand in one string, separated by commas.
    let families = face.family.split(separator: ",").map { "\"\($0.drop { $0 == " " })\"" }.joined(separator: ", ")
    return """
      text {
        font-family: \(families); font-size: \(face.size)px; font-weight: \(face.weight);
        font-style: \(face.isItalic ? "italic" : "normal");
        font-feature-settings: \(face.hasTabularDigits ? "\"tnum\"" : "normal");
        color: \(color.css); caret-color: \(caret.css);
      }
      """
  }
}
