import Foundation

extension UITableView {
  /// Takes note that the content of a cell in sight may ask for another height.
  ///
  /// - Parameters:
  ///   - cell: The cell.
  ///   - mode: The least mode of `selfSizingInvalidation` in which that matters.
  final func contentSizeDidChange(of cell: UITableViewCell, since mode: SelfSizingInvalidation) {
    // What changes while cells are made and measured is measured anyway.
    guard selfSizingInvalidation.rawValue >= mode.rawValue, !isTiling, let indexPath = cell.tableIndexPath,
      rows[indexPath] === cell
    else { return }
    outdatedCells[ObjectIdentifier(cell)] = WeakReference(cell)
    contentWasResized()
  }

  /// Has the rows measured again whose content asks for another height; the other rows keep theirs.
  final func forgetOutdatedHeights() {
    let outdated = outdatedCells.values
    outdatedCells = [:]
    for cell in outdated.lazy.compactMap(\.value) {
      guard let indexPath = indexPath(for: cell), extents.contains(.row(indexPath)) else { continue }
      extents[.row(indexPath)].isMeasured = false
    }
  }
}
