/// A header or footer that is a text in the style of the table view.
@MainActor
public final class TextTableViewSectionProvider: TextSectionPartition, SectionPartitionTableViewProvider {
  /// Whether this is a header or a footer.
  public let tableElementKindSection: TableElementKindSection

  /// Creates a header or footer.
  ///
  /// - Parameters:
  ///   - tableElementKindSection: Whether this is a header or a footer.
  ///   - text: The text; `nil` takes no space.
  public init(tableElementKindSection: TableElementKindSection, text: String?) {
    self.tableElementKindSection = tableElementKindSection
    super.init(text: text)
  }

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
