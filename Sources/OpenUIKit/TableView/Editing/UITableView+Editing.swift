import CGTK
import Foundation

extension UITableView {
  /// The title of the button that confirms a deletion where the delegate has none.
  private static let deletionTitle = "Delete"

  final func editingDidChange(animated: Bool) {
    cancelDeletion()
    // Indented content may need more lines.
    extents.forgetMeasurements()
    for (indexPath, cell) in rows { updateEditing(of: cell, at: indexPath, animated: animated) }
    selectionRulesDidChange()
    setNeedsLayout()
  }

  /// Asks how a row is edited, and shows its cell so.
  final func updateEditing(of cell: UITableViewCell, at indexPath: IndexPath, animated: Bool) {
    guard isEditing else {
      return cell.showEditing(false, style: .none, isIndented: false, animated: animated)
    }
    let isEdited = dataSource?.tableView(self, canEditRowAt: indexPath) ?? true
    cell.showEditing(
      isEdited,
      style: isEdited ? delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? .delete : .none,
      isIndented: isEdited && delegate?.tableView(self, shouldIndentWhileEditingRowAt: indexPath) ?? true,
      animated: animated
    )
  }

  final func editControlWasPressed(on cell: UITableViewCell) {
    switch cell.editingStyle {
    case .delete: askForConfirmation(on: cell)
    case .insert:
      cancelDeletion()
      commit(.insert, on: cell)
    case .none: break
    }
  }

  // MARK: Deleting

  private func askForConfirmation(on cell: UITableViewCell) {
    guard confirmingCell !== cell else { return cancelDeletion() }
    cancelDeletion()
    guard let indexPath = indexPath(for: cell) else { return }
    cell.editing.isAlone = !isEditing
    if cell.editing.isAlone { delegate?.tableView(self, willBeginEditingRowAt: indexPath) }
    let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: indexPath)
    confirmingCell = cell
    cell.showConfirmation(title: title ?? UITableView.deletionTitle)
  }

  final func cancelDeletion() {
    guard let cell = confirmingCell else { return }
    confirmingCell = nil
    cell.hideConfirmation()
    endEditingAlone(cell)
  }

  final func deletionWasConfirmed(on cell: UITableViewCell) {
    guard confirmingCell === cell else { return }
    confirmingCell = nil
    cell.hideConfirmation()
    commit(.delete, on: cell)
    endEditingAlone(cell)
  }

  private func endEditingAlone(_ cell: UITableViewCell) {
    guard cell.editing.isAlone else { return }
    cell.editing.isAlone = false
    delegate?.tableView(self, didEndEditingRowAt: indexPath(for: cell))
  }

  private func commit(_ style: UITableViewCell.EditingStyle, on cell: UITableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    dataSource?.tableView(self, commit: style, forRowAt: indexPath)
  }

  // MARK: Keys

  /// Escape takes the question back, and Delete once more answers it.
  final func confirmationKeyWasPressed(_ key: UInt32) -> Bool {
    guard let cell = confirmingCell else { return false }
    switch Int32(bitPattern: key) {
    case GDK_KEY_Escape:
      cancelDeletion()
      return true
    case GDK_KEY_Delete, GDK_KEY_KP_Delete:
      guard cell.editing.confirmation?.isFocused == true else { return false }
      deletionWasConfirmed(on: cell)
      return true
    default: return false
    }
  }

  final func deleteKeyWasPressed(on cell: UITableViewCell, _ indexPath: IndexPath) -> Bool {
    guard isEditing ? cell.editingStyle == .delete : isDeletable(indexPath) else { return false }
    askForConfirmation(on: cell)
    return true
  }

  /// Whether a row can be deleted outside the edit mode: data source or delegate has to say so, as without a word from
  /// them every row of every table view could.
  private func isDeletable(_ indexPath: IndexPath) -> Bool {
    defaultAnswers.subtract([.canEditRow, .editingStyle])
    let canEdit = dataSource?.tableView(self, canEditRowAt: indexPath) ?? defaultCanEdit
    let style = delegate?.tableView(self, editingStyleForRowAt: indexPath) ?? defaultEditingStyle
    return canEdit && style == .delete && !defaultAnswers.isSuperset(of: [.canEditRow, .editingStyle])
  }
}
