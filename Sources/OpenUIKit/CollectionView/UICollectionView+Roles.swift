import CGTK

// What assistive technologies are told that the items are: a list from top to bottom, or else a grid.
extension UICollectionView {
  /// Gives a new cell its role, before an assistive technology sees it.
  final func setAccessibleRole(of cell: UICollectionReusableView) {
    cgtk_accessible_set_role(
      cell.gtkWidget,
      announcesList ? GTK_ACCESSIBLE_ROLE_LIST_ITEM : GTK_ACCESSIBLE_ROLE_GRID_CELL
    )
  }

  /// Follows the layout, when that turned out to be a list or none, in a turn of the main loop in which nothing is laid
  /// out.
  final func layoutMayBeList() {
    guard collectionViewLayout.isList != announcesList else { return }
    MainLoop.beforeNextFrame { [weak self] in self?.updateRoles() }
  }

  private func updateRoles() {
    // Who types goes on to type; the next layout pass looks again.
    guard collectionViewLayout.isList != announcesList, !isTiling,
      (window?.firstResponder as? UIView)?.isDescendant(of: self) != true
    else { return }
    announcesList.toggle()
    setContentRole(announcesList ? GTK_ACCESSIBLE_ROLE_LIST : GTK_ACCESSIBLE_ROLE_GRID) {
      let shown = views.values.filter { $0 is UICollectionViewCell }
      for cell in shown + cellRegistry.pool.all { setAccessibleRole(of: cell) }
    }
  }
}
