import CGTK
import Foundation

extension UICollectionView {
  /// Whether a person can select items at present.
  final var allowsSelectionNow: Bool {
    isEditing
      ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
      : allowsSelection || allowsMultipleSelection
  }

  /// Whether a person can select several items at present.
  final var allowsSeveralNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  final func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    loadIfNeeded()
    guard let indexPath else { return clearSelection() }
    guard allowsSelection || allowsMultipleSelection || isEditing else { return }
    checkItem(indexPath, verb: "select")
    if !allowsSeveralNow {
      for other in selection.indexPaths where other != indexPath { setSelected(false, other) }
    }
    setSelected(true, indexPath)
    if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
  }

  final func clearSelection() {
    for indexPath in selection.indexPaths { setSelected(false, indexPath) }
  }

  final func selectionRulesDidChange() {
    if !allowsSelectionNow { clearSelection() }
    for case let cell as UICollectionViewCell in views.values { updateFocusability(of: cell) }
  }

  final func setSelected(_ selected: Bool, _ indexPath: IndexPath) {
    if selected { selection.insert(indexPath) } else { selection.remove(indexPath) }
    (views[.cell(indexPath)] as? UICollectionViewCell)?.isSelected = selected
  }

  private func deselectByHand(_ indexPath: IndexPath) {
    setSelected(false, indexPath)
    delegate?.collectionView(self, didDeselectItemAt: indexPath)
  }

  final func checkItem(_ indexPath: IndexPath, verb: String) {
    guard data.contains(indexPath) else {
      preconditionFailure(
        "attempt to \(verb) invalid index path: \(indexPath.listDescription), when there are only "
          + "\(data.numberOfSections) sections"
          + (data.counts.indices.contains(indexPath.section)
            ? " and \(data.counts[indexPath.section]) items in section \(indexPath.section)" : "")
      )
    }
  }
}

extension UICollectionView: ListPressing {
  var unhighlightsBeforeChoosing: Bool { false }

  func shouldHighlight(_ indexPath: IndexPath) -> Bool {
    delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
  }

  func didHighlight(_ indexPath: IndexPath) {
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
  }

  func didUnhighlight(_ indexPath: IndexPath) {
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
  }

  func choose(_ indexPath: IndexPath) {
    guard allowsSelectionNow, data.contains(indexPath) else { return }
    if !isEditing, (views[.cell(indexPath)] as? UICollectionViewListCell)?.toggleByChoice() == true { return }
    if selection.contains(indexPath) {
      guard allowsSeveralNow else {
        // Choosing the one selected item again tells so again, as UIKit does.
        guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
        delegate?.collectionView(self, didSelectItemAt: indexPath)
        return
      }
      if delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true { deselectByHand(indexPath) }
      return
    }
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true, data.contains(indexPath) else {
      return
    }
    if !allowsSeveralNow {
      for old in selection.indexPaths { deselectByHand(old) }
      guard data.contains(indexPath) else { return }
    }
    setSelected(true, indexPath)
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }
}
