import CGTK
import Foundation

/// Everything that picks a font file and a size.
nonisolated struct FontFace: Hashable, Sendable {
  /// A family, or several in order of preference, separated by commas.
  var family: String
  /// The size in points.
  var size: Double
  /// The weight, 100...900.
  var weight: Int
  var isItalic = false
  var hasTabularDigits = false

  /// A description for Pango; the caller frees it.
  func makeDescription() -> OpaquePointer {
    guard let description = pango_font_description_new() else {
      preconditionFailure("Pango could not create a font description.")
    }
    pango_font_description_set_family(description, family)
    // An absolute size makes a point a pixel of CSS, whatever resolution the display claims to have.
    pango_font_description_set_absolute_size(description, (size * Double(PANGO_SCALE)).rounded())
    pango_font_description_set_weight(description, PangoWeight(rawValue: PangoWeight.RawValue(weight)))
    if isItalic { pango_font_description_set_style(description, PANGO_STYLE_ITALIC) }
    return description
  }
}
