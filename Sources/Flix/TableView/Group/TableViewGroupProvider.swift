/// A provider made of other providers, which may change over time and may be groups themselves.
///
///     final class AddressProvider: TableViewGroupProvider {
///       func createProviders() -> [any TableViewMultiNodeProvider] {
///         address.isForeign ? [street, city, country] : [street, city]
///       }
///     }
///
/// A group has no rows of its own, and shows those of its providers in their order. A group that is `ProviderHiddenable`
/// hides all of them at once. One that names all its `listedProviders` has the form report those that it gives besides.
public protocol TableViewGroupProvider: GroupNodeProvider, TableViewMultiNodeProvider {
  /// The providers of the group, in their order.
  ///
  /// The method runs again when `@Observable` state changes that it read. Return the same provider objects for the rows
  /// that stay, or providers with a `customIdentity`.
  func createProviders() -> [any TableViewMultiNodeProvider]
}

extension TableViewGroupProvider {
  /// A group has no rows of its own.
  public func configureCell(_ tableView: UITableView, indexPath: IndexPath, value: Never) -> UITableViewCell {}
}
