/// A group of providers whose changes become animations; see `TableViewGroupProvider`.
public protocol AnimatableTableViewGroupProvider: GroupNodeProvider, AnimatableTableViewMultiNodeProvider {
  /// The providers of the group, in their order.
  ///
  /// The method runs again when `@Observable` state changes that it read. Return the same provider objects for the rows
  /// that stay, or providers with a `customIdentity`.
  func createProviders() -> [any AnimatableTableViewMultiNodeProvider]
}

extension AnimatableTableViewGroupProvider {
  /// A group has no rows of its own.
  public func configureCell(_ tableView: UITableView, indexPath: IndexPath, value: Never) -> UITableViewCell {}
}
