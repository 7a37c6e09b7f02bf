/// The space above a section without a title, while the section has providers.
final class SpacingTableViewSectionProvider: SectionPartitionTableViewProvider {
  /// The space in points.
  private static let height: CGFloat = 24

  let tableElementKindSection = TableElementKindSection.header
  private let isShown: () -> Bool

  init(isShown: @escaping () -> Bool) {
    self.isShown = isShown
  }

  func createSectionPartition() -> CGFloat? { isShown() ? Self.height : nil }

  func configureSection(
    _ tableView: UITableView,
    view: UITableViewHeaderFooterView,
    viewInSection section: Int,
    value: CGFloat
  ) {}

  func tableView(_ tableView: UITableView, heightInSection section: Int, value: CGFloat) -> CGFloat? { value }
}
