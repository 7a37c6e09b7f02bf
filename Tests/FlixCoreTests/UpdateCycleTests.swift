import Observation
import FormTesting
import Testing

@testable import FlixCore

@MainActor @Suite("The update cycle")
struct UpdateCycleTests {
  fileprivate struct Tagged: Identifiable, Equatable {
    let id: Int
    let tag: String
    static func == (lhs: Tagged, rhs: Tagged) -> Bool { lhs.id == rhs.id }
  }

  @Observable @MainActor fileprivate final class Source: NodeProvider {
    var tag = "old"
    func createValues() -> [Tagged] { [Tagged(id: 1, tag: tag)] }
    var valueComparison: ValueComparison<Tagged> { .identity(\.id) }
  }

  @Observable @MainActor fileprivate final class Field { var isOn = true }

  @Observable @MainActor fileprivate final class Numbers: NodeProvider {
    var numbers = [1, 2]
    func createValues() -> [Int] { numbers }
  }

  /// Lets the main actor do what waits, until a condition holds.
  private func until(_ condition: () -> Bool) async {
    while !condition() { await Task.yield() }
  }

  @Test("one batch shows all changes of a main-loop turn")
  func coalescing() async {
    let providers = [TestProvider([1]), TestProvider([2])]
    let form = TestForm([TestSection(providers)])
    providers[0].ids = [1, 3]
    providers[1].ids = []
    providers[0].ids = [1, 4]
    providers[1].isHidden = true
    #expect(form.batches.isEmpty)
    await until { !form.batches.isEmpty }
    #expect(form.batches.count == 1)
    #expect(form.shown == [["1.0", "4.0"]] && form.isConsistent)
    #expect(providers.map(\.evaluations) == [2, 2])
  }

  @Test("changes made in different turns arrive without being asked for")
  func severalTurns() async {
    let provider = TestProvider([1])
    let form = TestForm([TestSection([provider])])
    for round in 2...5 {
      provider.ids.append(round)
      await until { form.batches.count == round - 1 }
    }
    #expect(form.shown == [["1.0", "2.0", "3.0", "4.0", "5.0"]] && form.isConsistent)
  }

  @Test("a change evaluates the providers that read the state, and no other")
  func onlyReaders() {
    let readers = [TestProvider([1]), TestProvider([2]), TestProvider([3])]
    let form = TestForm([TestSection(readers)])
    readers[1].ids = [5]
    form.update()
    #expect(readers.map(\.evaluations) == [1, 2, 1])
  }

  @Test("equal values make no batch, but the newest are kept")
  func equalValues() {
    let source = Source()
    let form = TestForm([TestSection([source])])
    source.tag = "new"
    #expect(form.update().isEmpty)
    let node = form.form.tree.node(at: NodePosition(section: 0, item: 0)).node
    #expect((node as? ValueNode<AnyObject, Tagged>)?.values.map(\.tag) == ["new"])
  }

  @Test("group updates nest, and hold the batch until the outermost ends")
  func groups() async {
    let provider = TestProvider([1])
    let form = TestForm([TestSection([provider])])
    form.form.beginGroupUpdates()
    provider.ids = [1, 2]
    form.form.beginGroupUpdates()
    provider.ids = [1, 2, 3]
    form.form.endGroupUpdates()
    form.form.updateIfNeeded()
    for _ in 0..<10 { await Task.yield() }
    #expect(form.batches.isEmpty)
    provider.ids = [2, 3]
    form.form.endGroupUpdates()
    #expect(form.batches.count == 1)
    #expect(form.shown == [["2.0", "3.0"]] && form.isConsistent)
  }

  @Test("a presenter that holds updates gets them in one batch when it does not any more")
  func holding() async {
    let provider = TestProvider([1])
    let form = TestForm([TestSection([provider])])
    form.isHoldingUpdates = true
    provider.ids = [1, 2]
    form.form.updateIfNeeded()
    for _ in 0..<10 { await Task.yield() }
    form.form.beginGroupUpdates()
    provider.ids = [1, 2, 3]
    form.form.endGroupUpdates()
    #expect(form.batches.isEmpty && provider.evaluations == 1)
    form.isHoldingUpdates = false
    await until { !form.batches.isEmpty }
    #expect(form.batches.count == 1)
    #expect(form.shown == [["1.0", "2.0", "3.0"]] && form.isConsistent)
  }

  @Test("signals that were raised before an update are not lost to it")
  func raisedSignals() {
    let provider = TestProvider([1])
    let form = TestForm([TestSection([provider])])
    provider.ids = [1, 2]
    form.form.raiseSignals()
    #expect(provider.evaluations == 1)
    #expect(form.update().count == 1)
    #expect(form.shown == [["1.0", "2.0"]] && form.isConsistent)
    #expect(form.update().isEmpty && provider.evaluations == 2)
  }

  @Test("state changed while a batch is applied follows in the next one, neither nested nor lost")
  func reentrancy() async {
    let provider = TestProvider([1])
    let other = TestProvider([10])
    let form = TestForm([TestSection([provider, other])])
    var isApplying = false
    var wasNested = false
    form.onApply = {
      if isApplying { wasNested = true }
      isApplying = true
      if other.ids.count == 1 { other.ids = [10, 11] }
      form.form.updateIfNeeded()
      isApplying = false
    }
    provider.ids = [1, 2]
    form.form.updateIfNeeded()
    #expect(form.batches.count == 1)
    await until { form.batches.count == 2 }
    #expect(!wasNested)
    #expect(form.shown == [["1.0", "2.0", "10.0", "11.0"]] && form.isConsistent)
  }

  @Test("state changed by a provider while it makes its values follows in the next update")
  func changeWhileEvaluating() async {
    let writer = TestProvider([1])
    let reader = TestProvider([2])
    let form = TestForm([TestSection([reader, writer])])
    writer.onCreateValues = { reader.ids = [2, 3] }
    writer.ids = [1, 4]
    form.update()
    #expect(form.shown == [["2.0", "1.0", "4.0"]])
    await until { form.shown == [["2.0", "3.0", "1.0", "4.0"]] }
    #expect(form.isConsistent)
  }

  @Test("a provider hidden from the start, then given values, then shown, shows the newest")
  func hiddenFromTheStart() {
    let provider = TestProvider()
    provider.isHidden = true
    let form = TestForm([TestSection([TestProvider([0]), provider])])
    provider.ids = [1, 2]
    #expect(form.update().isEmpty)
    provider.isHidden = false
    form.update()
    #expect(form.shown == [["0.0", "1.0", "2.0"]] && form.isConsistent)
  }

  @Test("ten thousand changes in one turn evaluate once and leave one observation")
  func manyChanges() {
    let provider = TestProvider([1])
    let form = TestForm([TestSection([provider])])
    for round in 0..<10_000 {
      provider.isHidden = round % 2 == 0
      provider.ids = [1, round]
    }
    form.update()
    #expect(provider.evaluations == 2 && form.isConsistent)
  }

  @Test("three hundred providers that hide by one field are each asked once when it changes")
  func manyConditions() {
    final class Row: NodeProvider, ProviderHiddenable {
      let field: Field
      var asked = 0
      init(_ field: Field) { self.field = field }
      var isHidden: Bool {
        asked += 1
        return !field.isOn
      }
      func createValues() -> [Int] { [1] }
    }
    let field = Field()
    let rows = (0..<300).map { _ in Row(field) }
    let form = TestForm([TestSection(rows)])
    field.isOn = false
    form.update()
    #expect(form.shown.isEmpty)
    #expect(rows.allSatisfy { $0.asked == 2 })
  }

  @Test("values without identity are replaced by position")
  func positions() {
    let numbers = Numbers()
    let form = TestForm([TestSection([numbers])])
    numbers.numbers = [5, 6, 7]
    var expected = Changeset()
    expected.reconfigures = [NodePosition(section: 0, item: 0), NodePosition(section: 0, item: 1)]
    expected.inserts = [NodePosition(section: 0, item: 2)]
    #expect(form.update() == [expected])
    #expect(form.shown == [["5", "6", "7"]] && form.isConsistent)
  }
}
