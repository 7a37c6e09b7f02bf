import Flix

/// A screen of the gallery. The raw value is the name by which a command line opens it.
public enum GalleryPage: String, CaseIterable, Identifiable {
  case settings
  case nested
  case customize
  case tags
  case large

  public nonisolated var id: String { rawValue }

  /// What the list of screens calls it.
  public var title: String {
    switch self {
    case .settings: "Settings"
    case .nested: "Nested"
    case .customize: "Customize"
    case .tags: "Tags"
    case .large: "Large"
    }
  }

  /// What it shows, in a few words.
  public var summary: String {
    switch self {
    case .settings: "Rows made on the spot, rows that hide, a list"
    case .nested: "Groups of text fields that come and go"
    case .customize: "Rows to delete, insert and put in order"
    case .tags: "Text fields to swipe away, and one to add"
    case .large: "100,000 rows, unique ones among them, and a filter"
    }
  }

  /// The screen, made anew.
  public func makeViewController() -> UIViewController {
    switch self {
    case .settings: SettingsViewController()
    case .nested: NestedViewController()
    case .customize: CustomizeViewController()
    case .tags: TagsViewController()
    case .large: LargeViewController()
    }
  }
}
