import CGTK
import Foundation
import Synchronization

/// The named colours of libadwaita's style sheet that the semantic colours are made of.
nonisolated enum ThemeColor: String, Sendable {
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
  /// A style sheet defines the colours of one appearance at a time, and only the main thread may ask it: until the main
  /// thread has asked in an appearance, the colours are libadwaita's defaults.
  func value(isDark: Bool) -> RGBA {
    let key = Key(color: self, isDark: isDark)
    if let color = Self.seen.withLock({ $0[key] }) { return color }
    guard Thread.isMainThread, let color = MainActor.assumeIsolated({ lookUp(isDark: isDark) }) else {
      return fallback(isDark: isDark)
    }
    Self.seen.withLock { $0[key] = color }
    return color
  }

  /// Has the colours looked up anew.
  static func forgetColors() {
    seen.withLock { $0.removeAll() }
  }

  private struct Key: Hashable {
    var color: ThemeColor
    var isDark: Bool
  }

  private static let seen = Mutex<[Key: RGBA]>([:])

  /// The style of a widget that is never shown: colours can only be looked up in that of a widget.
  @MainActor private static let style: UnsafeMutablePointer<GtkStyleContext>? = {
    guard let widget = gtk_label_new(nil) else { return nil }
    g_object_ref_sink(widget)
    if let manager = adw_style_manager_get_default() {
      Signal.connect(UnsafeMutableRawPointer(manager), "notify::high-contrast") { forgetColors() }
    }
    return gtk_widget_get_style_context(widget)
  }()

  @MainActor private func lookUp(isDark: Bool) -> RGBA? {
    guard gdk_display_get_default() != nil, let manager = adw_style_manager_get_default(),
      (adw_style_manager_get_dark(manager) != 0) == isDark
    else { return nil }
    var rgba = GdkRGBA()
    return gtk_style_context_lookup_color(Self.style, rawValue, &rgba) != 0 ? RGBA(rgba) : nil
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
