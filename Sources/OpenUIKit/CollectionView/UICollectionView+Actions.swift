import CGTK
import Foundation

extension UICollectionView {
  /// What assistive technologies can have an item do.
  final func widgetActions(of cell: UICollectionViewCell) -> [WidgetActions.Action] {
    guard updateDepth == 0, !isTiling, allowsSelectionNow, gtk_widget_get_focusable(cell.gtkWidget) != 0,
      indexPath(for: cell) != nil
    else { return [] }
    return [
      WidgetActions.Action(name: "activate") { [weak self, weak cell] in
        guard let self, let indexPath = cell.flatMap(indexPath), shouldHighlight(indexPath) else { return }
        choose(indexPath)
      }
    ]
  }
}
