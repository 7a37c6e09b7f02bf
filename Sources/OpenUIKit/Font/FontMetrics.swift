import CGTK
import Foundation
import Synchronization

/// Measures of a font, in points.
nonisolated struct FontMetrics: Sendable {
  var ascender: Double
  /// The reach below the baseline, as a positive number.
  var descent: Double
  var lineHeight: Double
  var capHeight: Double
  var xHeight: Double

  /// The metrics of a face; measured once, from then on O(1).
  static func of(_ face: FontFace) -> FontMetrics { store.withLock { $0.metrics(of: face) } }

  /// The name of the family that is used for a face: the first of the wanted ones that is installed, or what stands in.
  static func family(of face: FontFace) -> String { store.withLock { $0.family(of: face) } }

  /// The families that are installed, sorted.
  static var families: [String] { store.withLock { $0.families } }

  private static let store = Mutex(Store())

  /// A Pango context of its own: Pango's objects may be used by any thread, but by one at a time.
  private struct Store: ~Copyable {
    private var context: OpaquePointer?
    private var known: [FontFace: FontMetrics] = [:]

    private mutating func readyContext() -> OpaquePointer? {
      if context == nil, let map = pango_cairo_font_map_new() {
        context = pango_font_map_create_context(map)
        g_object_unref(UnsafeMutableRawPointer(map))
        if let context { TextContext.makeExact(context) }
      }
      return context
    }

    var families: [String] {
      mutating get {
        guard let context = readyContext() else { return [] }
        var list: UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?
        var count: Int32 = 0
        pango_context_list_families(context, &list, &count)
        defer { g_free(list) }
        let names = (0..<Int(count)).compactMap { index in
          (list?[index]).flatMap { pango_font_family_get_name($0) }.map { String(cString: $0) }
        }
        return names.sorted()
      }
    }

    mutating func family(of face: FontFace) -> String {
      withFont(face) { font in
        guard let description = pango_font_describe(font) else { return nil }
        defer { pango_font_description_free(description) }
        return pango_font_description_get_family(description).map { String(cString: $0) }
      } ?? face.family
    }

    mutating func metrics(of face: FontFace) -> FontMetrics {
      if let metrics = known[face] { return metrics }
      let metrics = withFont(face) { Self.measure($0, size: face.size) }
      let result = metrics ?? Self.estimate(size: face.size)
      known[face] = result
      return result
    }

    private mutating func withFont<Result>(
      _ face: FontFace,
      _ body: (UnsafeMutablePointer<PangoFont>) -> Result?
    ) -> Result? {
      guard let context = readyContext() else { return nil }
      let description = face.makeDescription()
      defer { pango_font_description_free(description) }
      guard let font = pango_context_load_font(context, description) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(font)) }
      return body(font)
    }

    private static func measure(_ font: UnsafeMutablePointer<PangoFont>, size: Double) -> FontMetrics? {
      guard let metrics = pango_font_get_metrics(font, nil) else { return nil }
      defer { pango_font_metrics_unref(metrics) }
      let unit = Double(PANGO_SCALE)
      let ascender = Double(pango_font_metrics_get_ascent(metrics)) / unit
      let descent = Double(pango_font_metrics_get_descent(metrics)) / unit
      let estimate = estimate(size: size)
      return FontMetrics(
        ascender: ascender,
        descent: descent,
        lineHeight: max(Double(pango_font_metrics_get_height(metrics)) / unit, ascender + descent),
        capHeight: height(of: "H", in: font) ?? estimate.capHeight,
        xHeight: height(of: "x", in: font) ?? estimate.xHeight
      )
    }

    /// The height of a letter above the baseline, as drawn.
    private static func height(of letter: Unicode.Scalar, in font: UnsafeMutablePointer<PangoFont>) -> Double? {
      guard let face = pango_font_get_hb_font(font) else { return nil }
      var glyph: hb_codepoint_t = 0
      guard hb_font_get_nominal_glyph(face, letter.value, &glyph) != 0 else { return nil }
      var ink = PangoRectangle()
      pango_font_get_glyph_extents(font, glyph, &ink, nil)
      guard ink.height > 0 else { return nil }
      return Double(-ink.y) / Double(PANGO_SCALE)
    }

    /// For a system without any font: usual proportions.
    private static func estimate(size: Double) -> FontMetrics {
      FontMetrics(
        ascender: size * 0.95,
        descent: size * 0.25,
        lineHeight: size * 1.2,
        capHeight: size * 0.7,
        xHeight: size * 0.5
      )
    }
  }
}
