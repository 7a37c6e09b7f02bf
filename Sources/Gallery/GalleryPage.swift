import Flix

/// A screen of the gallery. The raw value is the name by which a command line opens it.
public enum GalleryPage: String, CaseIterable, Identifiable {
  case settings

  public nonisolated var id: String { rawValue }

  /// What the list of screens calls it.
  public var title: String {
    switch self {
    case .settings: "Settings"
    }
  }

  /// What it shows, in a few words.
  public var summary: String {
    switch self {
    case .settings: "Rows made on the spot, rows that hide, a list"
    }
  }

  /// The screen, made anew.
  public func makeViewController() -> UIViewController {
    switch self {
    case .settings: SettingsViewController()
    }
  }
}
