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
      actions += canSwipe(cell) ? swipeActions(at: .trailing, of: cell) + swipeActions(at: .leading, of: cell) : []
      return actions
    }
    switch cell.editingStyle {
    case .delete: actions += swipeActions(at: .trailing, of: cell)
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

  /// The actions that a swipe uncovers, by their titles.
  private func swipeActions(at edge: SwipeEdge, of cell: UITableViewCell) -> [WidgetActions.Action] {
    (swipeConfiguration(of: cell, at: edge)?.actions ?? []).compactMap(\.title).map { title in
      WidgetActions.Action(name: title) { [weak self, weak cell] in
        guard let self, let cell else { return }
        swipe.close(animated: true)
        guard swipe.open(cell, at: edge, animated: true), let row = swipe.current,
          let button = row.actions.buttons.first(where: { $0.action.title == title })
        else { return }
        swipe.perform(button, of: row)
      }
    }
  }
}
