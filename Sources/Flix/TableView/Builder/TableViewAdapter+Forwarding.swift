/// Calls that the form has no use for go to the delegates of the builder.
extension TableViewAdapter {
  /// What the delegate has for a call. Naming the method, not calling it, reads the same whether or not UIKit declares it
  /// optional.
  func delegateMethod<Method>(_ method: (any UITableViewDelegate) -> Method?) -> Method? {
    builder?.forwardingDelegate.flatMap(method)
  }

  /// What the delegate has for a call as a data source, where it is one, too.
  func dataSourceMethod<Method>(_ method: (any UITableViewDataSource) -> Method?) -> Method? {
    (builder?.forwardingDelegate as? any UITableViewDataSource).flatMap(method)
  }

  // MARK: Section index

  func sectionIndexTitles(for tableView: UITableView) -> [String]? {
    dataSourceMethod { $0.sectionIndexTitles(for:) }?(tableView) ?? nil
  }

  func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int {
    dataSourceMethod { $0.tableView(_:sectionForSectionIndexTitle:at:) }?(tableView, title, index) ?? index
  }

  // MARK: Displaying

  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    delegateMethod { $0.tableView(_:willDisplay:forRowAt:) }?(tableView, cell, indexPath)
  }

  func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    delegateMethod { $0.tableView(_:didEndDisplaying:forRowAt:) }?(tableView, cell, indexPath)
  }

  func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
    delegateMethod { $0.tableView(_:willDisplayHeaderView:forSection:) }?(tableView, view, section)
  }

  func tableView(_ tableView: UITableView, didEndDisplayingHeaderView view: UIView, forSection section: Int) {
    delegateMethod { $0.tableView(_:didEndDisplayingHeaderView:forSection:) }?(tableView, view, section)
  }

  func tableView(_ tableView: UITableView, willDisplayFooterView view: UIView, forSection section: Int) {
    delegateMethod { $0.tableView(_:willDisplayFooterView:forSection:) }?(tableView, view, section)
  }

  func tableView(_ tableView: UITableView, didEndDisplayingFooterView view: UIView, forSection section: Int) {
    delegateMethod { $0.tableView(_:didEndDisplayingFooterView:forSection:) }?(tableView, view, section)
  }

  // MARK: Highlighting and choosing

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    guard form.isEnabled(at: indexPath) else { return false }
    return delegateMethod { $0.tableView(_:shouldHighlightRowAt:) }?(tableView, indexPath) ?? true
  }

  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    delegateMethod { $0.tableView(_:didHighlightRowAt:) }?(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    delegateMethod { $0.tableView(_:didUnhighlightRowAt:) }?(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
    delegateMethod { $0.tableView(_:accessoryButtonTappedForRowWith:) }?(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    guard form.isEnabled(at: indexPath) else { return nil }
    guard let method = delegateMethod({ $0.tableView(_:willSelectRowAt:) }) else { return indexPath }
    return method(tableView, indexPath)
  }

  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    guard let method = delegateMethod({ $0.tableView(_:willDeselectRowAt:) }) else { return indexPath }
    return method(tableView, indexPath)
  }

  /// Hands the selection of a row on.
  func forwardSelection(_ tableView: UITableView, at indexPath: IndexPath) {
    delegateMethod { $0.tableView(_:didSelectRowAt:) }?(tableView, indexPath)
  }

  /// Hands the deselection of a row on.
  func forwardDeselection(_ tableView: UITableView, at indexPath: IndexPath) {
    delegateMethod { $0.tableView(_:didDeselectRowAt:) }?(tableView, indexPath)
  }
}
