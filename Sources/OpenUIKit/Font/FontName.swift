import CGTK
import Foundation

/// Names of fonts, as families followed by the words of a style.
nonisolated enum FontName {
  /// The face that a name stands for, if it is installed.
  static func face(named name: String, size: CGFloat) -> FontFace? {
    let families = FontMetrics.families
    func installed(_ family: String) -> String? {
      families.first { $0.caseInsensitiveCompare(family) == .orderedSame }
    }
    let size = size > 0 && size.isFinite ? min(Double(size), 10_000) : Double(UIFont.systemFontSize)
    if let family = installed(name) { return FontFace(family: family, size: size, weight: 400) }
    // "Cantarell-Bold" is the usual PostScript form of "Cantarell Bold".
    guard let description = pango_font_description_from_string(name.replacingOccurrences(of: "-", with: " ")) else {
      return nil
    }
    defer { pango_font_description_free(description) }
    guard let text = pango_font_description_get_family(description), let family = installed(String(cString: text))
    else {
      return nil
    }
    return FontFace(
      family: family,
      size: size,
      weight: Int(pango_font_description_get_weight(description).rawValue),
      isItalic: pango_font_description_get_style(description) != PANGO_STYLE_NORMAL
    )
  }

  /// The family and style of a face, "Cantarell Bold"; a regular face has the name of its family.
  static func name(of face: FontFace) -> String {
    var named = face
    named.family = FontMetrics.family(of: face)
    let description = named.makeDescription()
    defer { pango_font_description_free(description) }
    pango_font_description_unset_fields(description, PANGO_FONT_MASK_SIZE)
    guard let text = pango_font_description_to_string(description) else { return named.family }
    defer { g_free(text) }
    return String(cString: text)
  }
}
