import CGTK
import Foundation

extension UITableView {
  final func canSwipe(_ cell: UITableViewCell) -> Bool {
    guard let indexPath = indexPath(for: cell) else { return false }
    return dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
  }

  /// The actions that a row shows at its trailing end: those of the delegate, or one that deletes where it can be deleted.
  final func trailingActions(at indexPath: IndexPath) -> UISwipeActionsConfiguration? {
    if let configuration = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: indexPath) {
      return configuration
    }
    guard isDeletable(indexPath) else { return nil }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath) ?? SystemText.delete
    let action = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, completion in
      guard let self, let row = swipe.current, let cell = row.cell as? UITableViewCell,
        let indexPath = self.indexPath(for: cell)
      else { return completion(false) }
      commit(.delete, at: indexPath)
      completion(true)
    }
    return UISwipeActionsConfiguration(actions: [action])
  }

  private func isDeletable(_ indexPath: IndexPath) -> Bool {
    guard let dataSource, isInEditMode || dataSource.implementsCommit,
      dataSource.tableView(self, canEditRowAt: indexPath)
    else { return false }
    return delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete == .delete
  }

  /// Whether a row shows actions by itself, outside the edit mode.
  final var isRowEditedAlone: Bool { swipe.isOpen && !isInEditMode }

  // MARK: SwipeHost

  final func swipeableCell(at point: CGPoint) -> (any SwipeableCell)? {
    guard !isInEditMode, let indexPath = row(at: point), let cell = rows[indexPath], cell.frame.contains(point),
      canSwipe(cell)
    else { return nil }
    return cell
  }

  final func swipeConfiguration(of cell: any SwipeableCell, at edge: SwipeEdge) -> UISwipeActionsConfiguration? {
    guard let cell = cell as? UITableViewCell, let indexPath = indexPath(for: cell) else { return nil }
    switch edge {
    case .leading: return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
    case .trailing: return trailingActions(at: indexPath)
    }
  }

  final func swipeFrame(of cell: any SwipeableCell) -> CGRect {
    guard let cell = cell as? UITableViewCell, let indexPath = indexPath(for: cell) else {
      return cell.frame.offsetBy(dx: -cell.swipeShift, dy: 0)
    }
    return placedFrame(of: .row(indexPath))
  }

  final func showsRow(of cell: any SwipeableCell) -> Bool {
    (cell as? UITableViewCell).flatMap(indexPath(for:)) != nil
  }

  final func swipeWillBegin(on cell: any SwipeableCell) {
    guard !isInEditMode, let cell = cell as? UITableViewCell, let indexPath = indexPath(for: cell) else { return }
    rowsEditedAlone += 1
    delegate?.tableView(self, willBeginEditingRowAt: indexPath)
  }

  final func swipeDidEnd(on cell: any SwipeableCell) {
    guard rowsEditedAlone > 0, let cell = cell as? UITableViewCell else { return }
    rowsEditedAlone -= 1
    delegate?.tableView(self, didEndEditingRowAt: indexPath(for: cell))
  }
}

extension UITableViewCell: SwipeableCell {
  final func swipeActionsWillShow(_ isShowing: Bool) {
    guard isShowing != editing.showsActions else { return }
    var mask = stateMask
    if isShowing { mask.insert(.showingDeleteConfirmation) } else { mask.remove(.showingDeleteConfirmation) }
    willTransition(to: mask)
    editing.showsActions = isShowing
    setNeedsUpdateConfiguration()
  }

  final func swipeActionsDidShow(_ isShowing: Bool) {
    guard isShowing == editing.showsActions else { return }
    didTransition(to: stateMask)
  }
}
