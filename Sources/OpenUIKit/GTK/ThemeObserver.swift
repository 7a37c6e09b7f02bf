import CGTK

/// Follows the desktop's light and dark setting and tells every window when it changes.
@MainActor
enum ThemeObserver {
  private static var lastTraits = UITraitCollection.system

  static func start() {
    guard let manager = adw_style_manager_get_default() else { return }
    lastTraits = .system
    Signal.connect(UnsafeMutableRawPointer(manager), "notify::dark") {
      let previous = lastTraits
      lastTraits = .system
      for window in UIApplication.shared.windows { window.themeDidChange(from: previous) }
    }
  }
}
