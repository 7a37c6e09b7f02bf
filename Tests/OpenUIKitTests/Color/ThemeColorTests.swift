import CGTK
import MainLoopTesting
import Testing

@testable import OpenUIKit

@Suite(.serialized) @MainActor struct ThemeColorTests {
  init() { _ = GTKStartup.done }

  @Test("semantic colors are those of the theme in use")
  func themeColors() throws {
    let style = try #require(gtk_widget_get_style_context(gtk_label_new(nil)))
    let traits = UITraitCollection.system
    let pairs: [(String, UIColor)] = [
      ("accent_color", .tintColor), ("window_fg_color", .label), ("window_bg_color", .systemGroupedBackground),
      ("view_bg_color", .systemBackground),
    ]
    for (name, color) in pairs {
      var expected = GdkRGBA()
      #expect(gtk_style_context_lookup_color(style, name, &expected) != 0)
      #expect(color.rgba(with: traits) == RGBA(expected))
    }
  }

  @Test("a style sheet may change a color")
  func styleSheet() throws {
    let display = try #require(gdk_display_get_default())
    let sheet = try #require(gtk_css_provider_new())
    let before = UIColor.tintColor.rgba(with: .system)
    gtk_css_provider_load_from_data(sheet, "@define-color accent_color #ff0000;", -1)
    gtk_style_context_add_provider_for_display(display, OpaquePointer(sheet), guint(GTK_STYLE_PROVIDER_PRIORITY_USER))
    ThemeColor.forgetColors()
    #expect(UIColor.tintColor.rgba(with: .system) == RGBA(1, 0, 0))
    gtk_style_context_remove_provider_for_display(display, OpaquePointer(sheet))
    ThemeColor.forgetColors()
    #expect(UIColor.tintColor.rgba(with: .system) == before)
    g_object_unref(sheet)
  }

  @Test("without traits of its own a thread follows the desktop when it turns dark")
  func followsDesktop() throws {
    let manager = try #require(adw_style_manager_get_default())
    defer { adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_DEFAULT) }
    adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_FORCE_DARK)
    #expect(UITraitCollection.system.userInterfaceStyle == .dark)
    #expect(UIColor.label.rgba(with: .system) == RGBA(1, 1, 1, 1))
    adw_style_manager_set_color_scheme(manager, ADW_COLOR_SCHEME_FORCE_LIGHT)
    #expect(UITraitCollection.system.userInterfaceStyle == .light)
    #expect(UIColor.label.rgba(with: .system).red == 0)
  }
}
