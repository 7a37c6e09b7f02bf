import CGTK
import Foundation

@testable import OpenUIKit

/// Sizes of text asked from Pango directly, on a context of its own.
@MainActor
enum PangoReference {
  struct Result {
    var width: CGFloat
    var height: CGFloat
    var lines: Int
  }

  static func measure(_ text: String, font: UIFont, width: CGFloat? = nil) -> Result {
    guard let map = pango_cairo_font_map_new(), let context = pango_font_map_create_context(map),
      let layout = pango_layout_new(context), let description = pango_font_description_new()
    else { preconditionFailure("Pango is out of order") }
    defer {
      pango_font_description_free(description)
      g_object_unref(UnsafeMutableRawPointer(layout))
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(UnsafeMutableRawPointer(map))
    }
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    pango_context_set_round_glyph_positions(context, 0)
    pango_font_description_set_family(description, font.familyName)
    pango_font_description_set_absolute_size(description, Double(font.pointSize) * 1024)
    pango_font_description_set_weight(description, PangoWeight(rawValue: PangoWeight.RawValue(font.face.weight)))
    pango_layout_set_font_description(layout, description)
    pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    if let width { pango_layout_set_width(layout, Int32(width * 1024)) }
    pango_layout_set_text(layout, text, -1)
    var rectangle = PangoRectangle()
    pango_layout_get_extents(layout, nil, &rectangle)
    return Result(
      width: CGFloat(rectangle.width) / 1024,
      height: CGFloat(rectangle.height) / 1024,
      lines: Int(pango_layout_get_line_count(layout))
    )
  }
}
