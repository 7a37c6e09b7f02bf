import Flix
import MainLoopTesting
import Observation
import Testing

/// Values that `==` does not tell apart.
@Observable
final class LooseEntries: FormRows {
  nonisolated struct Entry: Equatable, Identifiable {
    let id: Int
    var text: String
    static func == (lhs: Entry, rhs: Entry) -> Bool { lhs.id == rhs.id }
  }

  var entries: [Entry]
  @ObservationIgnored var selected: [String] = []
  @ObservationIgnored private weak var madeRowProvider: LooseEntriesProvider?

  init(count: Int) {
    entries = (0..<count).map { Entry(id: $0, text: "old \($0)") }
  }

  var rowProvider: any TableViewMultiNodeProvider { provider }
  var itemProvider: any CollectionViewMultiNodeProvider { provider }

  private var provider: LooseEntriesProvider {
    let provider = madeRowProvider ?? LooseEntriesProvider(self)
    madeRowProvider = provider
    return provider
  }
}

private final class LooseEntriesProvider: AnimatableTableViewProvider, AnimatableCollectionViewProvider {
  private let model: LooseEntries

  init(_ model: LooseEntries) { self.model = model }

  func createValues() -> [LooseEntries.Entry] { model.entries }

  func configureCell(_ tableView: UITableView, cell: UITableViewCell, indexPath: IndexPath, value: LooseEntries.Entry) {
    cell.textLabel?.text = value.text
  }

  func itemSelected(_ tableView: UITableView, indexPath: IndexPath, value: LooseEntries.Entry) {
    model.selected.append(value.text)
  }

  func configureCell(
    _ collectionView: UICollectionView,
    cell: LabelCell,
    indexPath: IndexPath,
    value: LooseEntries.Entry
  ) {
    cell.label.text = value.text
  }

  func collectionView(
    _ collectionView: UICollectionView,
    layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath,
    value: LooseEntries.Entry
  ) -> CGSize? {
    CGSize(width: collectionView.bounds.width, height: 44)
  }

  func itemSelected(_ collectionView: UICollectionView, indexPath: IndexPath, value: LooseEntries.Entry) {
    model.selected.append(value.text)
  }
}

@MainActor @Suite("Values that `==` says are equal", .serialized)
struct NewestValuesTests {
  @Test("the newest are stored, and a recycled cell shows them", arguments: FormKind.allCases)
  func recycled(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = LooseEntries(count: 200)
    stage.show(list)
    for index in list.entries.indices { list.entries[index].text = "new \(index)" }
    stage.update()
    stage.scroll(to: 150)
    try await stage.frame()
    #expect(!stage.texts.isEmpty && stage.texts.allSatisfy { $0.hasPrefix("new") })
    stage.scroll(to: 0)
    #expect(stage.texts.first == "new 0")
    stage.host.select([0, 3])
    #expect(list.selected == ["new 3"])
  }

  @Test("also when other rows come, go and move in the same batch", arguments: FormKind.allCases)
  func amongChanges(kind: FormKind) async throws {
    let stage = FormStage(kind)
    defer { stage.close() }
    let list = LooseEntries(count: 100)
    stage.show(list)
    list.entries.removeFirst()
    list.entries.swapAt(0, 60)
    list.entries.append(.init(id: 1000, text: "old"))
    for index in list.entries.indices { list.entries[index].text = "new \(index)" }
    stage.update()
    for row in [80, 40, 0] {
      stage.scroll(to: row)
      try await stage.frame()
      #expect(stage.cell(row)?.shownText == "new \(row)")
      stage.host.select([0, row])
    }
    #expect(list.selected == ["new 80", "new 40", "new 0"])
  }
}
