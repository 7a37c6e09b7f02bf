import CGTK
import Foundation

extension UICollectionView {
  /// What assistive technologies can have an item do: what a person does by keys, a swipe or a drag.
  final func widgetActions(of cell: UICollectionViewCell) -> [WidgetActions.Action] {
    guard updateDepth == 0, !isTiling, let indexPath = indexPath(for: cell) else { return [] }
    var actions: [WidgetActions.Action] = []
    if allowsSelectionNow, gtk_widget_get_focusable(cell.gtkWidget) != 0 {
      actions.append(action("activate", of: cell) { if $0.shouldHighlight($1) { $0.choose($1) } })
    }
    if canSwipe(indexPath) {
      actions += swipeActions(of: cell, at: .trailing, .leading)
    } else if isEditing, (cell as? UICollectionViewListCell)?.showsDeletion == true {
      actions += swipeActions(of: cell, at: .trailing)
    }
    guard canMove(indexPath) else { return actions }
    let directions: [(String, CollectionDirection)] = [
      ("move-up", .up), ("move-down", .down), ("move-left", .left), ("move-right", .right),
    ]
    for (name, direction) in directions where neighbour(of: indexPath, direction) != nil {
      actions.append(
        action(name, of: cell) { view, indexPath in
          if let target = view.neighbour(of: indexPath, direction) { _ = view.moveByKeyboard(indexPath, to: target) }
        }
      )
    }
    return actions
  }

  private func action(
    _ name: String,
    of cell: UICollectionViewCell,
    perform: @escaping (UICollectionView, IndexPath) -> Void
  ) -> WidgetActions.Action {
    WidgetActions.Action(name: name) { [weak self, weak cell] in
      guard let self, let indexPath = cell.flatMap(indexPath) else { return }
      perform(self, indexPath)
    }
  }
}
