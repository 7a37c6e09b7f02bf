import CGTK
import Foundation

extension UITableView {
  /// What assistive technologies can have a row do: what a person does by keys, a swipe or the handle.
  final func widgetActions(of cell: UITableViewCell) -> [WidgetActions.Action] {
    guard updateDepth == 0, !isTiling, let indexPath = indexPath(for: cell) else { return [] }
    var actions: [WidgetActions.Action] = []
    if allowsSelectionNow, gtk_widget_get_focusable(cell.gtkWidget) != 0 {
      actions.append(action("activate", of: cell) { if $0.shouldHighlight($1) { $0.choose($1) } })
    }
    if !isInEditMode {
      actions += canSwipe(cell) ? swipeActions(of: cell, at: .trailing, .leading) : []
      return actions
    }
    switch cell.editingStyle {
    case .delete: actions += swipeActions(of: cell, at: .trailing)
    case .insert: actions.append(action("insert", of: cell) { $0.commit(.insert, at: $1) })
    case .none: break
    }
    guard canMove(indexPath) else { return actions }
    let ordinal = extents.ordinal(of: indexPath)
    for (name, down) in [("move-up", false), ("move-down", true)]
    where extents.numberOfSections > 1 || (down ? ordinal + 1 < extents.numberOfRows : ordinal > 0) {
      actions.append(
        WidgetActions.Action(name: name) { [weak self, weak cell] in
          if let cell { _ = self?.moveKeyWasPressed(on: cell, down: down) }
        }
      )
    }
    return actions
  }

  private func action(
    _ name: String,
    of cell: UITableViewCell,
    perform: @escaping (UITableView, IndexPath) -> Void
  ) -> WidgetActions.Action {
    WidgetActions.Action(name: name) { [weak self, weak cell] in
      guard let self, let indexPath = cell.flatMap(indexPath) else { return }
      perform(self, indexPath)
    }
  }
}
