import CGTK
import Foundation

extension UICollectionViewListCell {
  private var outline: (source: any OutlineDataSource, indexPath: IndexPath, level: Int)? {
    guard case .cell(let indexPath)? = element, let source = collectionView?.dataSource as? any OutlineDataSource,
      let level = source.outlineLevel(at: indexPath)
    else { return nil }
    return (source, indexPath, level)
  }

  /// Shows at which level of an outline the item is, and whether the items below it are seen.
  final func outlineDidChange() {
    if let outline {
      indentationLevel = outline.level
      isExpanded = outline.source.isExpanded(at: outline.indexPath)
    } else if isInOutline {
      indentationLevel = 0
      isExpanded = false
    }
    let wasInOutline = isInOutline
    isInOutline = outline != nil
    if isInOutline, outlineDisclosure != nil {
      cgtk_accessible_set_expanded(gtkWidget, isExpanded ? 1 : 0)
    } else if wasInOutline {
      cgtk_accessible_reset_expanded(gtkWidget)
    }
  }

  private var outlineDisclosure: UICellAccessory? { accessories.first(where: \.isOutlineDisclosure) }

  /// Shows the items below, or hides them, where choosing the item does that.
  ///
  /// - Returns: Whether it does.
  final func toggleByChoice() -> Bool {
    guard let disclosure = outlineDisclosure else { return false }
    switch disclosure.outlineStyle {
    case .cell: return false
    case .automatic: guard isHeader else { return false }
    case .header: break
    }
    toggle(disclosure)
    return true
  }

  /// Shows the items below, or hides them.
  final func toggle(_ disclosure: UICellAccessory) {
    if let action = disclosure.action { return action() }
    guard let outline else { return }
    outline.source.toggleExpansion(at: outline.indexPath)
  }

  /// Shows the items below, or hides them, by an arrow key.
  ///
  /// - Returns: Whether there was something to do.
  final func outlineKeyWasPressed(expands: Bool) -> Bool {
    guard let disclosure = outlineDisclosure, outline != nil, isExpanded != expands else { return false }
    toggle(disclosure)
    return true
  }
}
