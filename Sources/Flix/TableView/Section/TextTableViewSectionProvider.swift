import Observation

/// A header or footer that is a text in the style of the table view.
@MainActor
public final class TextTableViewSectionProvider: SectionPartitionTableViewProvider {
  @Observable
  final class Content {
    var text: String?
    init(_ text: String?) { self.text = text }
  }

  /// Whether this is a header or a footer.
  public let tableElementKindSection: TableElementKindSection

  private let content: Content

  /// Creates a header or footer.
  ///
  /// - Parameters:
  ///   - tableElementKindSection: Whether this is a header or a footer.
  ///   - text: The text; `nil` takes no space.
  public init(tableElementKindSection: TableElementKindSection, text: String?) {
    self.tableElementKindSection = tableElementKindSection
    content = Content(text)
  }

  /// The text. A change is shown in place; `nil` takes no space.
  public var text: String? {
    get { content.text }
    set {
      if newValue != content.text { content.text = newValue }
    }
  }

  /// The text.
  public func createSectionPartition() -> String? { content.text }

  /// Shows the text.
  public func configureSection(
    _ tableView: UITableView,
    view: UITableViewHeaderFooterView,
    viewInSection section: Int,
    value: String
  ) {
    view.textLabel?.text = value
    view.textLabel?.numberOfLines = 0
  }
}
