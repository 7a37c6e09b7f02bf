/// Menus are the delegate's.
extension TableViewAdapter {
  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? {
    delegateMethod { $0.tableView(_:contextMenuConfigurationForRowAt:point:) }?(tableView, indexPath, point) ?? nil
  }

  func tableView(
    _ tableView: UITableView,
    willDisplayContextMenuWith configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegateMethod { $0.tableView(_:willDisplayContextMenuWith:animator:) }?(tableView, configuration, animator)
  }

  func tableView(
    _ tableView: UITableView,
    willEndContextMenuInteractionWith configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    delegateMethod { $0.tableView(_:willEndContextMenuInteractionWith:animator:) }?(tableView, configuration, animator)
  }
}
