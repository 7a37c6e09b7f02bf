import Foundation

/// A data source with sections that are outlines.
@MainActor
protocol OutlineDataSource: AnyObject {
  /// How many items an item is below; nil where its section is no outline.
  func outlineLevel(at indexPath: IndexPath) -> Int?

  /// Whether the items below an item are seen.
  func isExpanded(at indexPath: IndexPath) -> Bool

  /// Shows the items below an item, or hides them, as a person asks for.
  func toggleExpansion(at indexPath: IndexPath)
}
