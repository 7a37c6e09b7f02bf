import CGTK

/// Follows the desktop's light and dark setting and tells every window when it changes.
@MainActor
enum ThemeObserver {
  static func start() {
    guard let manager = adw_style_manager_get_default() else { return }
    Signal.connect(UnsafeMutableRawPointer(manager), "notify::dark") {
      UITraitCollection.current = ThemeObserver.traits
      for window in UIApplication.shared.windows { window.themeDidChange() }
    }
    UITraitCollection.current = traits
  }

  private static var traits: UITraitCollection {
    let isDark = adw_style_manager_get_default().map { adw_style_manager_get_dark($0) != 0 } ?? false
    return UITraitCollection(userInterfaceStyle: isDark ? .dark : .light)
  }
}
