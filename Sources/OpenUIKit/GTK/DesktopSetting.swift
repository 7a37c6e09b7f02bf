import CGTK
import Foundation

/// What a person has set on the desktop.
@MainActor
enum DesktopSetting {
  /// The longest time between two presses that belong together, in seconds.
  static var doubleClickTime: TimeInterval { Double(value("gtk-double-click-time") ?? 400) / 1000 }

  /// The greatest distance between two presses that belong together, in points.
  static var doubleClickDistance: Int { value("gtk-double-click-distance") ?? 5 }

  private static func value(_ property: String) -> Int? {
    gtk_settings_get_default().map { Int(cgtk_object_get_int(UnsafeMutableRawPointer($0), property)) }
  }
}
