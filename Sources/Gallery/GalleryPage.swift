import Flix

/// A screen of the gallery. The raw value is the name by which a command line opens it.
public enum GalleryPage: String, CaseIterable, Identifiable {
  case settings
  case nested
  case customize
  case doNotDisturb = "do-not-disturb"
  case tags
  case palette
  case large

  public nonisolated var id: String { rawValue }

  /// What the list of screens calls it.
  public var title: String {
    switch self {
    case .settings: "Settings"
    case .nested: "Nested"
    case .customize: "Customize"
    case .doNotDisturb: "Do Not Disturb"
    case .tags: "Tags"
    case .palette: "Palette"
    case .large: "Large"
    }
  }

  /// What it shows, in a few words.
  public var summary: String {
    switch self {
    case .settings: "Rows made on the spot, rows that hide, a list"
    case .nested: "Groups of text fields that come and go"
    case .customize: "Rows to delete, insert and put in order"
    case .doNotDisturb: "Options to choose from, in a list of a collection view"
    case .tags: "Text fields to swipe away, and one to add"
    case .palette: "Tiles to put in order, in a grid"
    case .large: "100,000 rows, unique ones among them, and a filter"
    }
  }

  /// The screen, made anew.
  public func makeViewController() -> UIViewController {
    switch self {
    case .settings: SettingsViewController()
    case .nested: NestedViewController()
    case .customize: CustomizeViewController()
    case .doNotDisturb: DoNotDisturbViewController()
    case .tags: TagsViewController()
    case .palette: PaletteViewController()
    case .large: LargeViewController()
    }
  }
}
