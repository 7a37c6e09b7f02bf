import CGTK
import Foundation

/// The Pango context that all labels share, so that a label costs one layout and nothing else.
@MainActor
enum TextContext {
  /// The shared context.
  ///
  /// It has no direction of its own, so Pango aligns every line on the side asked for, whatever its script.
  static let shared: OpaquePointer = {
    guard let map = pango_cairo_font_map_get_default(), let context = pango_font_map_create_context(map) else {
      preconditionFailure("Pango could not create a context.")
    }
    pango_context_set_base_dir(context, PANGO_DIRECTION_NEUTRAL)
    pango_context_set_language(context, pango_language_get_default())
    makeExact(context)
    return context
  }()

  /// Makes a context measure as it draws at any scale: positions and metrics are not rounded to pixels.
  nonisolated static func makeExact(_ context: OpaquePointer) {
    pango_context_set_round_glyph_positions(context, 0)
    guard let options = cairo_font_options_create() else { return }
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_SLIGHT)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }
}
