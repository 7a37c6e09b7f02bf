import CGTK
import Foundation
import Synchronization

/// What the desktop says about looks: light or dark, direction, display scale, font and icon theme.
///
/// GTK may only be asked on the main thread; other threads get what the main thread saw last.
nonisolated struct SystemAppearance: Sendable {
  var isDark = false
  var isRightToLeft = false
  var displayScale = 1
  /// The family of the desktop's interface font, or a list of families to try in order.
  var fontFamily = "Cantarell,Sans"
  var iconTheme = "Adwaita"
  /// How much larger than usual the desktop asks text to be: 1.25 for its "large text".
  var textScale = 1.0

  private static let last = Mutex(SystemAppearance())

  /// The desktop's appearance now; without a display, light and Adwaita.
  static var current: SystemAppearance {
    guard Thread.isMainThread else { return last.withLock { $0 } }
    return MainActor.assumeIsolated {
      guard let now = read() else { return last.withLock { $0 } }
      last.withLock { $0 = now }
      return now
    }
  }

  /// What the settings say, until one of them changes; colours and traits are asked for with every view that is drawn.
  @MainActor private static var settled: SystemAppearance?
  @MainActor private static var watchedSettings: OpaquePointer?

  @MainActor private static func read() -> SystemAppearance? {
    guard let display = gdk_display_get_default(), let settings = gtk_settings_get_for_display(display) else {
      return nil
    }
    if watchedSettings != settings {
      watchedSettings = settings
      Signal.connect(UnsafeMutableRawPointer(settings), "notify") { settled = nil }
    }
    var appearance = settled ?? read(settings, of: display)
    settled = appearance
    // These two have no signal that is sure to come before those of others who ask for them.
    if let manager = adw_style_manager_get_default() { appearance.isDark = adw_style_manager_get_dark(manager) != 0 }
    appearance.isRightToLeft = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL
    return appearance
  }

  @MainActor private static func read(_ settings: OpaquePointer, of display: OpaquePointer) -> SystemAppearance {
    var appearance = SystemAppearance()
    appearance.displayScale = scale(of: display)
    appearance.fontFamily = string("gtk-font-name", of: settings).flatMap(family) ?? appearance.fontFamily
    // In 1024ths of a dot per inch; 96 dots are what sizes are meant for.
    let resolution = Double(cgtk_object_get_int(UnsafeMutableRawPointer(settings), "gtk-xft-dpi")) / 1024
    if resolution > 0 { appearance.textScale = min(max(resolution / 96, 0.5), 4) }
    appearance.iconTheme = string("gtk-icon-theme-name", of: settings) ?? appearance.iconTheme
    return appearance
  }

  @MainActor private static func scale(of display: OpaquePointer) -> Int {
    guard let monitors = gdk_display_get_monitors(display) else { return 1 }
    var largest = 1
    for index in 0..<g_list_model_get_n_items(monitors) {
      guard let monitor = g_list_model_get_item(monitors, index) else { continue }
      largest = max(largest, Int(gdk_monitor_get_scale_factor(OpaquePointer(monitor))))
      g_object_unref(monitor)
    }
    return largest
  }

  @MainActor private static func string(_ property: String, of settings: OpaquePointer) -> String? {
    var value = GValue()
    g_value_init(&value, GType(16 << 2))
    defer { g_value_unset(&value) }
    g_object_get_property(UnsafeMutablePointer<GObject>(settings), property, &value)
    return g_value_get_string(&value).map { String(cString: $0) }
  }

  private static func family(ofFontNamed name: String) -> String? {
    guard let description = pango_font_description_from_string(name) else { return nil }
    defer { pango_font_description_free(description) }
    return pango_font_description_get_family(description).map { String(cString: $0) }
  }
}
