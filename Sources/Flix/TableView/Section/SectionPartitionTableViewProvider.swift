/// A provider of a header or footer, shown by reusable views of one class.
public protocol SectionPartitionTableViewProvider: SectionPartitionProvider {
  // Stated again, so that the compiler finds both out whichever protocol it looks at first.
  associatedtype Value
  associatedtype Values: ValueSource = [Value]

  /// The class of the views.
  associatedtype View: UITableViewHeaderFooterView

  /// Whether this is a header or a footer.
  var tableElementKindSection: TableElementKindSection { get }

  /// Makes a view show a value. The view may have shown another value before.
  func configureSection(_ tableView: UITableView, view: View, viewInSection section: Int, value: Value)

  /// The height in points, or `nil` to fit the content.
  func tableView(_ tableView: UITableView, heightInSection section: Int, value: Value) -> CGFloat?

  /// Makes the views known to the table view. Called once, before the first view is asked for.
  func register(_ tableView: UITableView)
}

extension SectionPartitionTableViewProvider {
  /// Fits the content.
  public func tableView(_ tableView: UITableView, heightInSection section: Int, value: Value) -> CGFloat? { nil }

  /// Registers the class of the views under the provider's identity.
  public func register(_ tableView: UITableView) {
    tableView.register(View.self, forHeaderFooterViewReuseIdentifier: _flix_identity)
  }
}
