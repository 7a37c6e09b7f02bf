extension SwipeHost {
  /// The actions that a swipe uncovers, by their titles, for assistive technologies.
  func swipeActions(of cell: any SwipeableCell, at edges: SwipeEdge...) -> [WidgetActions.Action] {
    edges.flatMap { edge in
      (swipeConfiguration(of: cell, at: edge)?.actions ?? []).compactMap(\.title).map { title in
        WidgetActions.Action(name: title) { [weak self, weak cell] in
          if let cell { self?.perform(title, at: edge, of: cell) }
        }
      }
    }
  }

  private func perform(_ title: String, at edge: SwipeEdge, of cell: any SwipeableCell) {
    swipe.close(animated: true)
    guard swipe.open(cell, at: edge, animated: true), let row = swipe.current,
      let button = row.actions.buttons.first(where: { $0.action.title == title })
    else { return }
    swipe.perform(button, of: row)
  }
}
