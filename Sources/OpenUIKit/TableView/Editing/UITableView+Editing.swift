import CGTK
import Foundation

extension UITableView {
  final func editingDidChange(animated: Bool) {
    swipe.close(animated: animated)
    reordering.cancel(animated: false)
    // Indented content may need more lines.
    extents.forgetMeasurements()
    if animated { resizesAnimated = true }
    for (indexPath, cell) in rows { updateEditing(of: cell, at: indexPath, animated: animated) }
    if allowsMultipleSelectionDuringEditing { clearSelection() }
    selectionRulesDidChange()
    setNeedsLayout()
  }

  /// Asks how a row is edited, and shows its cell so.
  final func updateEditing(of cell: UITableViewCell, at indexPath: IndexPath, animated: Bool) {
    cell.showEditing(editingRules(at: indexPath), animated: animated)
  }

  private func editingRules(at indexPath: IndexPath) -> UITableViewCell.EditingRules {
    var rules = UITableViewCell.EditingRules()
    guard isInEditMode else { return rules }
    rules.isMovable = canMove(indexPath)
    guard dataSource?.tableView(self, canEditRowAt: indexPath) ?? true else {
      // A row that can be moved has its handle all the same.
      rules.isEdited = rules.isMovable
      return rules
    }
    rules.isEdited = true
    if allowsMultipleSelectionDuringEditing {
      // UIKit does not ask for styles then.
      rules.isSelecting = true
      rules.isIndented = true
    } else {
      rules.style = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete
      rules.isIndented = delegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true
    }
    return rules
  }

  final func editControlWasPressed(on cell: UITableViewCell) {
    switch cell.editingStyle {
    case .delete: swipe.toggle(cell)
    case .insert:
      swipe.close(animated: true)
      guard let indexPath = indexPath(for: cell) else { return }
      commit(.insert, at: indexPath)
    case .none: break
    }
  }

  final func commit(_ style: UITableViewCell.EditingStyle, at indexPath: IndexPath) {
    dataSource?.tableView(self, commit: style, forRowAt: indexPath)
  }

  // MARK: Keys

  /// Shows the action that deletes a row, with the focus on it.
  final func deleteKeyWasPressed(on cell: UITableViewCell, _ indexPath: IndexPath) -> Bool {
    if isInEditMode {
      guard cell.editingStyle == .delete else { return false }
    } else {
      let actions = canSwipe(cell) ? trailingActions(at: indexPath)?.actions ?? [] : []
      guard actions.contains(where: { $0.style == .destructive }) else { return false }
    }
    return swipe.open(cell, at: .trailing, animated: true, takesFocus: true)
  }

  /// Shows the actions of a row, with the focus on them.
  final func menuKeyWasPressed(on cell: UITableViewCell) -> Bool {
    !isInEditMode && canSwipe(cell) && swipe.openByKey(cell)
  }
}
