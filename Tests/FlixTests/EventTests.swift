import MainLoopTesting
import Testing

@testable import Flix

@MainActor @Suite("A provider's events", .serialized)
struct EventTests {
  /// Selects a row as a person does: the table view's delegate is told.
  private func select(_ row: Int, in table: UITableView) {
    let indexPath = IndexPath(row: row, section: 0)
    table.selectRow(at: indexPath, animated: false, scrollPosition: .none)
    table.delegate?.tableView(table, didSelectRowAt: indexPath)
  }

  @Test("reach every listener, with the value and the index path")
  func selection() {
    let stage = Stage()
    defer { stage.close() }
    let cities = CityProvider(["Rome", "Oslo"])
    stage.tableView.flix.build([UniqueTextTableViewProvider(), cities])
    var names: [String] = []
    var rows: [Int] = []
    var count = 0
    var tokens: Set<EventToken> = []
    cities.event.modelSelected.sink { names.append($0.name) }.store(in: &tokens)
    cities.event.itemSelected.sink { rows.append($0.row) }.store(in: &tokens)
    cities.event.selectedEvent.sink { count += 1 }.store(in: &tokens)
    cities.event.selectedEvent.sink { count += 1 }.store(in: &tokens)
    select(2, in: stage.tableView)
    #expect(names == ["Oslo"] && rows == [2] && count == 2)
    #expect(stage.tableView.indexPathForSelectedRow == IndexPath(row: 2, section: 0))
    tokens = []
    select(1, in: stage.tableView)
    #expect(names == ["Oslo"])
  }

  @Test("a row that acts when it is tapped fires once and is deselected, where it then is")
  func selfDeselecting() {
    let stage = Stage()
    defer { stage.close() }
    let above = UniqueTextTableViewProvider(title: "above")
    let row = UniqueTextTableViewProvider(title: "row")
    let builder = stage.tableView.flix.animatable.build([above, row])
    var count = 0
    let token = row.event.selectedEvent.sink {
      count += 1
      above.isHidden = true
      builder.updateIfNeeded()
    }
    defer { token.cancel() }
    select(1, in: stage.tableView)
    #expect(count == 1)
    #expect(stage.counts == [1])
    #expect(stage.tableView.indexPathForSelectedRow == nil)

    row.deselectsAfterSelection = false
    select(0, in: stage.tableView)
    #expect(count == 2)
    #expect(stage.tableView.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
  }

  @Test("are a sequence that ends with the provider")
  func sequence() async throws {
    let stage = Stage()
    defer { stage.close() }
    var row: UniqueTextTableViewProvider? = UniqueTextTableViewProvider(title: "row")
    stage.tableView.flix.build([try #require(row)])
    var count = 0
    var hasEnded = false
    let events = try #require(row?.event.selectedEvent.makeAsyncIterator())
    let task = Task {
      let events = events
      while await events.next() != nil { count += 1 }
      hasEnded = true
    }
    select(0, in: stage.tableView)
    select(0, in: stage.tableView)
    try await waitFor("two events") { count == 2 }
    stage.tableView.flix.build([])
    row = nil
    try await waitFor("the end") { hasEnded }
    await task.value
  }

  @Test("a stream that is kept keeps no provider, and gives nothing after it")
  func keptStream() async {
    var row: UniqueTextTableViewProvider? = UniqueTextTableViewProvider()
    weak let trace = row
    let kept = row?.event.selectedEvent
    row = nil
    #expect(trace == nil)
    guard let kept else { return }
    for await _ in kept { Issue.record("an event of a provider that is gone") }
    kept.sink { Issue.record("an event of a provider that is gone") }.cancel()
  }

  @Test("a loop over events ends when its task is cancelled")
  func cancellation() async throws {
    let row = UniqueTextTableViewProvider()
    let task = Task {
      var count = 0
      for await _ in row.event.selectedEvent { count += 1 }
      return count
    }
    await Task.yield()
    task.cancel()
    #expect(await task.value == 0)
  }
}
