/// The actions of a control with the events they are performed at, in the order they were added.
@MainActor
struct ActionRegistrations {
  private var entries: [(action: UIAction, events: UIControl.Event)] = []

  /// The events that some action is performed at.
  var events: UIControl.Event { entries.reduce(into: []) { $0.formUnion($1.events) } }

  mutating func add(_ action: UIAction, for events: UIControl.Event) {
    for index in entries.indices where entries[index].action.identifier == action.identifier {
      if entries[index].action === action {
        entries[index].events.formUnion(events)
        return
      }
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
    entries.append((action, events))
  }

  mutating func remove(_ identifier: UIAction.Identifier, for events: UIControl.Event) {
    for index in entries.indices where entries[index].action.identifier == identifier {
      entries[index].events.subtract(events)
    }
    entries.removeAll { $0.events.isEmpty }
  }

  /// The actions that are performed at any of the events.
  func actions(for events: UIControl.Event) -> [UIAction] {
    entries.filter { !$0.events.isDisjoint(with: events) }.map(\.action)
  }
}
