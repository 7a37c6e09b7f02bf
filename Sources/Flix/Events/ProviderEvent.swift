/// What people do with the rows or items of a provider, in each view that shows them.
///
/// Index paths are those of the view at the time of the event.
public final class ProviderEvent<Value> {
  private let selectedSubject = EventSubject<Void>()
  private let modelSelectedSubject = EventSubject<Value>()
  private let itemSelectedSubject = EventSubject<IndexPath>()
  private let modelDeselectedSubject = EventSubject<Value>()
  private let itemDeselectedSubject = EventSubject<IndexPath>()
  private let modelDeletedSubject = EventSubject<Value>()
  private let itemDeletedSubject = EventSubject<IndexPath>()
  private let modelInsertedSubject = EventSubject<Value>()
  private let itemInsertedSubject = EventSubject<IndexPath>()
  private let moveItemSubject = EventSubject<MoveEvent<Value>>()

  /// Creates the events of a provider.
  public init() {}

  /// A row or item was selected.
  public var selectedEvent: EventStream<Void> { EventStream(selectedSubject) }
  /// The value of a row or item that was selected.
  public var modelSelected: EventStream<Value> { EventStream(modelSelectedSubject) }
  /// The index path of a row or item that was selected.
  public var itemSelected: EventStream<IndexPath> { EventStream(itemSelectedSubject) }
  /// The value of a row or item that was deselected.
  public var modelDeselected: EventStream<Value> { EventStream(modelDeselectedSubject) }
  /// The index path of a row or item that was deselected.
  public var itemDeselected: EventStream<IndexPath> { EventStream(itemDeselectedSubject) }
  /// The value of a row that was deleted, from a provider that is `TableViewDeleteable`.
  public var modelDeleted: EventStream<Value> { EventStream(modelDeletedSubject) }
  /// The index path of a row that was deleted, from a provider that is `TableViewDeleteable`.
  public var itemDeleted: EventStream<IndexPath> { EventStream(itemDeletedSubject) }
  /// The value of a row that inserts another, from a provider that is `TableViewInsertable`.
  public var modelInserted: EventStream<Value> { EventStream(modelInsertedSubject) }
  /// The index path of a row that inserts another, from a provider that is `TableViewInsertable`.
  public var itemInserted: EventStream<IndexPath> { EventStream(itemInsertedSubject) }
  /// A row or item that was moved, from a provider that is moveable. Indices are those among the provider's values.
  public var moveItem: EventStream<MoveEvent<Value>> { EventStream(moveItemSubject) }

  func sendSelected(_ value: Value, at indexPath: IndexPath) {
    itemSelectedSubject.send(indexPath)
    modelSelectedSubject.send(value)
    selectedSubject.send(())
  }

  func sendDeselected(_ value: Value, at indexPath: IndexPath) {
    itemDeselectedSubject.send(indexPath)
    modelDeselectedSubject.send(value)
  }

  func sendDeleted(_ value: Value, at indexPath: IndexPath) {
    itemDeletedSubject.send(indexPath)
    modelDeletedSubject.send(value)
  }

  func sendInserted(_ value: Value, at indexPath: IndexPath) {
    itemInsertedSubject.send(indexPath)
    modelInsertedSubject.send(value)
  }

  func sendMoved(_ value: Value, from source: Int, to destination: Int) {
    moveItemSubject.send(MoveEvent(sourceIndex: source, destinationIndex: destination, value: value))
  }
}

/// What people do with the rows of a provider of a table view.
public typealias TableViewEvent<Value> = ProviderEvent<Value>
/// What people do with the items of a provider of a collection view.
public typealias CollectionViewEvent<Value> = ProviderEvent<Value>
