import MainLoopTesting
import Observation
import Testing

@testable import Flix

@MainActor @Suite("Every stream of a provider's events", .serialized)
struct EventStreamTests {
  nonisolated enum Stream: String, CaseIterable, CustomTestStringConvertible {
    case selectedEvent, modelSelected, itemSelected, modelDeselected, itemDeselected
    case modelDeleted, itemDeleted, modelInserted, itemInserted, moveItem

    var testDescription: String { rawValue }

    /// Whether views of a kind have what the stream tells of.
    func exists(in kind: FormKind) -> Bool {
      switch self {
      case .modelDeleted, .itemDeleted, .modelInserted, .itemInserted: kind == .table
      default: true
      }
    }
  }

  /// Rows with which everything can be done.
  @Observable
  fileprivate final class Rows: AnimatableTableViewProvider, AnimatableCollectionViewProvider, TableViewDeleteable,
    TableViewInsertable, TableViewMoveable, CollectionViewMoveable
  {
    var cities = CityProvider(["Rome", "Oslo", "Bern"]).cities

    func createValues() -> [City] { cities }

    func configureCell(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath, value: City) {}

    func configureCell(_ collectionView: UICollectionView, cell: LabelCell, indexPath: IndexPath, value: City) {}

    func collectionView(
      _ collectionView: UICollectionView,
      layout collectionViewLayout: UICollectionViewLayout,
      sizeForItemAt indexPath: IndexPath,
      value: City
    ) -> CGSize? {
      CGSize(width: collectionView.bounds.width, height: 44)
    }

    func tableView(_ tableView: UITableView, itemDeletedForRowAt indexPath: IndexPath, value: City) {}

    func tableView(_ tableView: UITableView, itemInsertedForRowAt indexPath: IndexPath, value: City) {}

    func tableView(_ tableView: UITableView, moveRowAt sourceIndex: Int, to destinationIndex: Int, value: City) {}

    func collectionView(
      _ collectionView: UICollectionView,
      moveItemAt sourceIndex: Int,
      to destinationIndex: Int,
      value: City
    ) {}
  }

  /// Two sinks and a loop on one stream.
  @MainActor
  private final class Listener {
    var sunk: [[String]] = [[], []]
    var looped: [String] = []
    var hasEnded = false
    private var tokens: [EventToken] = []

    init<Element>(_ stream: EventStream<Element>, _ text: @escaping (Element) -> String) {
      for index in sunk.indices {
        tokens.append(stream.sink { [unowned self] in sunk[index].append(text($0)) })
      }
      let events = stream.makeAsyncIterator()
      Task {
        while let event = await events.next() { looped.append(text(event)) }
        hasEnded = true
      }
    }

    convenience init(_ stream: Stream, of event: ProviderEvent<City>) {
      switch stream {
      case .selectedEvent: self.init(event.selectedEvent) { "()" }
      case .modelSelected: self.init(event.modelSelected) { $0.name }
      case .itemSelected: self.init(event.itemSelected) { "\($0.section).\($0.row)" }
      case .modelDeselected: self.init(event.modelDeselected) { $0.name }
      case .itemDeselected: self.init(event.itemDeselected) { "\($0.section).\($0.row)" }
      case .modelDeleted: self.init(event.modelDeleted) { $0.name }
      case .itemDeleted: self.init(event.itemDeleted) { "\($0.section).\($0.row)" }
      case .modelInserted: self.init(event.modelInserted) { $0.name }
      case .itemInserted: self.init(event.itemInserted) { "\($0.section).\($0.row)" }
      case .moveItem: self.init(event.moveItem) { "\($0.value.name) \($0.sourceIndex) to \($0.destinationIndex)" }
      }
    }
  }

  /// Does everything that can be done with the second of three rows, below a row of another provider.
  private func actOnRows(of stage: FormStage) throws {
    stage.host.select([0, 2])
    stage.host.deselect([0, 2])
    if let table = stage.host.view as? UITableView {
      let source = try #require(table.dataSource)
      source.tableView(table, commit: .delete, forRowAt: [0, 2])
      source.tableView(table, commit: .insert, forRowAt: [0, 2])
    }
    #expect(stage.drag(2, over: 3))
    stage.host.drop()
  }

  private func expectation(_ stream: Stream) -> String {
    switch stream {
    case .selectedEvent: "()"
    case .modelSelected, .modelDeselected, .modelDeleted, .modelInserted: "Oslo"
    case .itemSelected, .itemDeselected, .itemDeleted, .itemInserted: "0.2"
    case .moveItem: "Oslo 1 to 2"
    }
  }

  @Test(
    "tells each of several sinks and loops of its own events, and ends with the provider",
    arguments: FormKind.allCases,
    Stream.allCases
  )
  func stream(kind: FormKind, stream: Stream) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    weak var trace: Rows?
    let listener: Listener
    do {
      let rows = Rows()
      trace = rows
      listener = Listener(stream, of: rows.event)
      stage.show(FormField("above"), MadeRows(rows))
      try actOnRows(of: stage)
    }
    let expected = stream.exists(in: kind) ? [expectation(stream)] : []
    try await waitFor("the loop") { listener.looped == expected }
    #expect(listener.sunk == [expected, expected])
    #expect(!listener.hasEnded)
    stage.show([])
    try await waitFor("the provider to go, and the loop to end") { trace == nil && listener.hasEnded }
    #expect(listener.looped == expected)
    #expect(listener.sunk == [expected, expected])
  }
}
