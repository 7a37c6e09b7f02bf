import CGTK
import Foundation
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite struct UIFontTests {
  @Test("sizes are those that UIKit documents")
  func sizes() {
    #expect(UIFont.labelFontSize == 17 && UIFont.systemFontSize == 14)
    #expect(UIFont.buttonFontSize == 18 && UIFont.smallSystemFontSize == 12)
    let styles: [(UIFont.TextStyle, CGFloat)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17), (.callout, 16),
      (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in styles { #expect(UIFont.preferredFont(forTextStyle: style).pointSize == size) }
    #expect(UIFont.preferredFont(forTextStyle: .headline) == UIFont.systemFont(ofSize: 17, weight: .semibold))
  }

  @Test("a point is a pixel of CSS, so metrics scale with the size alone")
  func metricsScale() {
    let small = UIFont.systemFont(ofSize: 10)
    let large = UIFont.systemFont(ofSize: 100)
    for metric in [\UIFont.ascender, \.descender, \.lineHeight, \.capHeight, \.xHeight] {
      #expect(abs(large[keyPath: metric] - 10 * small[keyPath: metric]) < 0.5)
    }
    // Interface fonts reach between 0.9 and 1.6 of their size from the top to the bottom of a line.
    #expect((90...160).contains(large.lineHeight))
  }

  @Test("the parts of a line add up")
  func lineParts() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.ascender > font.capHeight && font.capHeight > font.xHeight && font.xHeight > 0)
    #expect(font.descender < 0)
    #expect(abs(font.ascender - font.descender + font.leading - font.lineHeight) < 1e-9)
  }

  @Test("weights map to the scale of OpenType, also between the named ones")
  func weights() {
    let named: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    #expect(named.map(\.openType) == [100, 200, 300, 400, 500, 600, 700, 800, 900])
    #expect(UIFont.Weight(0.35).openType == 650)
    #expect(UIFont.Weight(-1).openType == 100)
    #expect(UIFont.Weight(1).openType == 900)
  }

  @Test("a bold font is wider than a regular one")
  func boldIsWider() {
    func width(_ font: UIFont) -> Int32 {
      guard let map = pango_cairo_font_map_new(), let context = pango_font_map_create_context(map),
        let layout = pango_layout_new(context)
      else { return 0 }
      defer {
        g_object_unref(UnsafeMutableRawPointer(layout))
        g_object_unref(UnsafeMutableRawPointer(context))
        g_object_unref(UnsafeMutableRawPointer(map))
      }
      let description = font.face.makeDescription()
      pango_layout_set_font_description(layout, description)
      pango_font_description_free(description)
      pango_layout_set_text(layout, "Hamburgefonstiv", -1)
      var width: Int32 = 0
      pango_layout_get_size(layout, &width, nil)
      return width
    }
    #expect(width(.boldSystemFont(ofSize: 17)) > width(.systemFont(ofSize: 17)))
    #expect(width(.systemFont(ofSize: 17)) > 0)
  }

  @Test("fonts of the same face and size are equal")
  func equality() {
    #expect(UIFont.systemFont(ofSize: 17) == UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
    #expect(UIFont.boldSystemFont(ofSize: 12).withSize(17) == UIFont.boldSystemFont(ofSize: 17))
  }

  @Test("a font is found by the name of an installed family and of its faces")
  func names() throws {
    let family = try #require(UIFont.familyNames.first)
    let font = try #require(UIFont(name: family, size: 15))
    #expect(font.familyName == family)
    #expect(font.pointSize == 15)
    #expect(UIFont(name: "\(family) Bold", size: 15)?.face.weight == 700)
    #expect(UIFont(name: "No Such Family", size: 15) == nil)
  }

  @Test("a size that makes no sense stands for the size of ordinary text", arguments: [0, -3, CGFloat.nan, .infinity])
  func senselessSizes(_ size: CGFloat) {
    #expect(UIFont.systemFont(ofSize: size).pointSize == 14)
  }

  @Test("Fonts for a purpose are as large as the desktop asks text to be, and no larger than a limit")
  @MainActor func textScale() throws {
    _ = GTKStartup.done
    let settings = try #require(gtk_settings_get_default())
    let before = cgtk_object_get_int(UnsafeMutableRawPointer(settings), "gtk-xft-dpi")
    func setResolution(_ value: gint) {
      var property = GValue()
      g_value_init(&property, GType(6 << 2))
      g_value_set_int(&property, value)
      g_object_set_property(settings.as(GObject.self), "gtk-xft-dpi", &property)
    }
    defer { setResolution(before) }
    setResolution(96 * 1024 * 3 / 2)
    #expect(UIFont.preferredFont(forTextStyle: .caption1).pointSize == 18)
    #expect(UIFont.systemFont(ofSize: 17).pointSize == 17)
    let font = UIFont.boldSystemFont(ofSize: 20)
    #expect(UIFontMetrics.default.scaledFont(for: font) == UIFont.boldSystemFont(ofSize: 30))
    #expect(UIFontMetrics(forTextStyle: .title1).scaledFont(for: font, maximumPointSize: 25).pointSize == 25)
    #expect(UIFontMetrics.default.scaledValue(for: 44) == 66)
  }
}
