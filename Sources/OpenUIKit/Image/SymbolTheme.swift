import CGTK
import Foundation
import Synchronization

/// The icon theme of the desktop, asked for the symbolic icons that stand for symbols.
nonisolated enum SymbolTheme {
  /// The size of an icon at the size of running text, in points: the desktop's own, for which icons are drawn.
  static let standardSize: CGFloat = 16

  /// The picture for a symbol, or `nil` if the symbol is unknown or the theme has no icon for it.
  static func asset(for symbol: String) -> ImageAsset? {
    let icons = SymbolName.icons(for: symbol)
    guard !icons.isEmpty else { return nil }
    let themeName = SystemAppearance.current.iconTheme
    let key = ImageCache.Key(light: "symbol:\(themeName):\(symbol)", scale: 1)
    return ImageCache.asset(for: key) {
      for icon in icons {
        let data = theme.withLock { $0.data(icon: "\(icon)-symbolic", themeName: themeName) }
        if let data, let content = ImageContent(data: data, scale: 1) { return ImageAsset(light: content) }
      }
      return nil
    }
  }

  /// The size to look icons up in, in pixels: one that no theme has bitmaps for, so that the drawing is found.
  private static let lookupSize: Int32 = 200

  private static let theme = Mutex(Theme())

  /// A theme object of its own, which needs no display and is used by one thread at a time.
  private struct Theme: ~Copyable {
    private var pointer: OpaquePointer?
    private var name = ""

    mutating func data(icon: String, themeName: String) -> Data? {
      if pointer == nil { pointer = gtk_icon_theme_new() }
      guard let pointer else { return nil }
      if name != themeName {
        gtk_icon_theme_set_theme_name(pointer, themeName)
        name = themeName
      }
      guard gtk_icon_theme_has_icon(pointer, icon) != 0,
        let paintable = gtk_icon_theme_lookup_icon(
          pointer,
          icon,
          nil,
          SymbolTheme.lookupSize,
          1,
          GTK_TEXT_DIR_LTR,
          GtkIconLookupFlags(rawValue: 0)
        )
      else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
      guard let file = gtk_icon_paintable_get_file(paintable) else { return nil }
      defer { g_object_unref(UnsafeMutableRawPointer(file)) }
      guard let bytes = g_file_load_bytes(file, nil, nil, nil) else { return nil }
      defer { g_bytes_unref(bytes) }
      var size: gsize = 0
      guard let start = g_bytes_get_data(bytes, &size) else { return nil }
      return Data(bytes: start, count: Int(size))
    }
  }
}
