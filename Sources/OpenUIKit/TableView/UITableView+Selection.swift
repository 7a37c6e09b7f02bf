import Foundation

extension UITableView: ListPressing {
  /// Whether a person can select rows at present.
  final var allowsSelectionNow: Bool {
    isInEditMode
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  /// Whether a person can select several rows at present.
  final var allowsMultipleSelectionNow: Bool {
    isInEditMode ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  final func multipleEditingDidChange() {
    guard isInEditMode else { return }
    clearSelection()
    for (indexPath, cell) in rows { updateEditing(of: cell, at: indexPath, animated: false) }
    selectionRulesDidChange()
  }

  final func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let indexPath else { return clearSelection() }
    checkRow(indexPath, verb: "select")
    if !allowsMultipleSelectionNow {
      for other in selection.indexPaths where other != indexPath { setSelected(false, other, animated: animated) }
    }
    setSelected(true, indexPath, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  final func clearSelection() {
    for indexPath in selection.indexPaths { setSelected(false, indexPath, animated: false) }
  }

  final func selectionRulesDidChange() {
    if !allowsSelectionNow { clearSelection() }
    for cell in rows.values { cell.updateFocusability() }
  }

  final func setSelected(_ selected: Bool, _ indexPath: IndexPath, animated: Bool) {
    if selected { selection.insert(indexPath) } else { selection.remove(indexPath) }
    rows[indexPath]?.setSelected(selected, animated: animated)
  }

  // MARK: Choosing

  /// Does what choosing a row by hand does, in UIKit's order of calls.
  func choose(_ indexPath: IndexPath) {
    guard allowsSelectionNow, extents.contains(.row(indexPath)) else { return }
    if allowsMultipleSelectionNow, selection.contains(indexPath) {
      deselectByHand(indexPath)
      return post()
    }
    guard let target = delegate.map({ $0.tableView(self, willSelectRowAt: indexPath) }) ?? indexPath else { return }
    if !allowsMultipleSelectionNow {
      for old in selection.indexPaths where old != target { deselectByHand(old) }
    }
    guard extents.contains(.row(target)) else { return }
    setSelected(true, target, animated: false)
    delegate?.tableView(self, didSelectRowAt: target)
    post()
  }

  private func deselectByHand(_ indexPath: IndexPath) {
    guard let target = delegate.map({ $0.tableView(self, willDeselectRowAt: indexPath) }) ?? indexPath else { return }
    setSelected(false, target, animated: false)
    delegate?.tableView(self, didDeselectRowAt: target)
  }

  private func post() {
    NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
  }

  // MARK: Pressing

  var unhighlightsBeforeChoosing: Bool { true }

  func shouldHighlight(_ indexPath: IndexPath) -> Bool {
    delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
  }

  func didHighlight(_ indexPath: IndexPath) {
    delegate?.tableView(self, didHighlightRowAt: indexPath)
  }

  func didUnhighlight(_ indexPath: IndexPath) {
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
  }

  final func accessoryButtonWasPressed(on cell: UITableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }

  final func checkSection(_ section: Int, verb: String) {
    precondition(
      section >= 0 && section < extents.numberOfSections,
      "Attempted to \(verb) the table view to an out-of-bounds section (\(section)) when there are only "
        + "\(extents.numberOfSections) sections."
    )
  }

  final func checkRow(_ indexPath: IndexPath, verb: String) {
    checkSection(indexPath.section, verb: verb)
    let count = extents.numberOfRows(in: indexPath.section)
    guard indexPath.row >= 0, indexPath.row < count else {
      preconditionFailure(
        "Attempted to \(verb) the table view to an out-of-bounds row (\(indexPath.row)) when there are only "
          + "\(count) rows in section \(indexPath.section)."
      )
    }
  }
}
