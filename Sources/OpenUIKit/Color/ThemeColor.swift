import CGTK
import Foundation
import Synchronization

/// The named colours of libadwaita's style sheet that the semantic colours are made of.
nonisolated enum ThemeColor: String, Sendable, CaseIterable {
  case accent = "accent_color"
  case accentBackground = "accent_bg_color"
  case accentForeground = "accent_fg_color"
  case destructive = "destructive_color"
  case windowBackground = "window_bg_color"
  case windowForeground = "window_fg_color"
  case viewBackground = "view_bg_color"
  case cardBackground = "card_bg_color"
  case cardShade = "card_shade_color"
  case headerBarBackground = "headerbar_bg_color"
  case popoverBackground = "popover_bg_color"

  /// The colour as the theme defines it, with what the user's own style sheet makes of it.
  ///
  /// A style sheet defines the colours of one appearance at a time; those of the other are libadwaita's defaults until
  /// the desktop has been seen in it.
  func value(isDark: Bool) -> RGBA {
    let known = Self.seen.withLock { isDark ? $0.dark : $0.light }
    if let known { return known[self] ?? fallback(isDark: isDark) }
    guard Thread.isMainThread, let colors = MainActor.assumeIsolated({ Self.lookUp(isDark: isDark) }) else {
      return fallback(isDark: isDark)
    }
    Self.seen.withLock {
      if isDark { $0.dark = colors } else { $0.light = colors }
    }
    return colors[self] ?? fallback(isDark: isDark)
  }

  private struct Seen {
    var light: [ThemeColor: RGBA]?
    var dark: [ThemeColor: RGBA]?
  }

  private static let seen = Mutex(Seen())

  /// A widget that is never shown: colours can only be looked up in the style of a widget.
  @MainActor private static var probe: UnsafeMutablePointer<GtkWidget>?

  @MainActor private static func lookUp(isDark: Bool) -> [ThemeColor: RGBA]? {
    guard gdk_display_get_default() != nil, let manager = adw_style_manager_get_default(),
      (adw_style_manager_get_dark(manager) != 0) == isDark
    else { return nil }
    if probe == nil {
      probe = gtk_label_new(nil)
      g_object_ref_sink(probe)
    }
    guard let style = gtk_widget_get_style_context(probe) else { return nil }
    var colors: [ThemeColor: RGBA] = [:]
    for color in allCases {
      var rgba = GdkRGBA()
      if gtk_style_context_lookup_color(style, color.rawValue, &rgba) != 0 { colors[color] = RGBA(rgba) }
    }
    return colors
  }

  private func fallback(isDark: Bool) -> RGBA {
    switch self {
    case .accent: RGBA(isDark ? 0x78aeed : 0x1c71d8)
    case .accentBackground: RGBA(0x3584e4)
    case .accentForeground: RGBA(0xffffff)
    case .destructive: RGBA(isDark ? 0xff7b63 : 0xc01c28)
    case .windowBackground: RGBA(isDark ? 0x242424 : 0xfafafa)
    case .windowForeground: isDark ? RGBA(0xffffff) : RGBA(0x000000, alpha: 0.8)
    case .viewBackground: RGBA(isDark ? 0x1e1e1e : 0xffffff)
    case .cardBackground: RGBA(0xffffff, alpha: isDark ? 0.08 : 1)
    case .cardShade: RGBA(0x000000, alpha: isDark ? 0.36 : 0.07)
    case .headerBarBackground: RGBA(isDark ? 0x303030 : 0xebebeb)
    case .popoverBackground: RGBA(isDark ? 0x383838 : 0xffffff)
    }
  }
}
