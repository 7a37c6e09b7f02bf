import Foundation

extension UICollectionLayoutListConfiguration {
  /// How the cell of an item looks.
  ///
  /// - Parameters:
  ///   - indexPath: The item.
  ///   - count: The items of its section.
  func row(at indexPath: IndexPath, of count: Int) -> ListRow {
    let firstRow = headerMode == .firstItemInSection ? 1 : 0
    guard indexPath.item >= firstRow else { return ListRow() }
    let isLast = indexPath.item == count - 1
    var row = ListRow()
    row.edges = TableSectionEdges(
      isInset: appearance == .insetGrouped,
      isGrouped: appearance != .plain,
      isFirst: indexPath.item == firstRow,
      isLast: isLast,
      hasSeparator: appearance == .plain || !isLast
    )
    row.background = appearance == .plain ? .systemBackground : .secondarySystemGroupedBackground
    guard showsSeparators else {
      row.edges.hasSeparator = false
      return row
    }
    let lines = itemSeparatorHandler?(indexPath, separatorConfiguration) ?? separatorConfiguration
    if lines.topSeparatorVisibility == .visible { row.top = line(lines, lines.topSeparatorInsets) }
    let hasBottom =
      switch lines.bottomSeparatorVisibility {
      case .automatic: row.edges.hasSeparator
      case .visible: true
      case .hidden: false
      }
    if hasBottom { row.bottom = line(lines, lines.bottomSeparatorInsets) }
    return row
  }

  private func line(_ lines: UIListSeparatorConfiguration, _ insets: NSDirectionalEdgeInsets) -> ListRow.Line {
    let automatic = UIListSeparatorConfiguration.automaticInsets
    return ListRow.Line(
      color: lines.color,
      insets: NSDirectionalEdgeInsets(
        top: 0,
        leading: insets.leading == automatic.leading ? 0 : insets.leading,
        bottom: 0,
        trailing: insets.trailing == automatic.trailing ? 0 : insets.trailing
      ),
      followsGuide: insets.leading == automatic.leading
    )
  }
}
