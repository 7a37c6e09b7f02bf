/// Shows a form in a table view, and animates its changes.
@MainActor
public class AnimatableTableViewBuilder: TableViewBuilder {
  /// Shows a form of sections in a table view.
  public convenience init(tableView: UITableView, sectionProviders: [AnimatableTableViewSectionProvider]) {
    self.init(tableView: tableView, sections: sectionProviders, isAnimated: true)
  }

  /// Shows a form of one section in a table view.
  public convenience init(tableView: UITableView, providers: [any AnimatableTableViewMultiNodeProvider]) {
    self.init(
      tableView: tableView,
      sections: [AnimatableTableViewSectionProvider(providers: providers)],
      isAnimated: true
    )
  }

  /// The node shown at an index path, with its identity.
  public func identifiableNode(at indexPath: IndexPath) -> IdentifiableNode {
    makeIdentifiableNode(at: indexPath)
  }
}
