import FlixCore
import FormTesting
import Testing

@Suite("The model of UIKit's batch rules")
struct BatchModelTests {
  private let before = [ShownSection(rows: ["1.0", "2.0", "3.0"]), ShownSection(rows: ["4.0"])]

  private func refusal(to data: [ShownSection], _ change: (inout Changeset) -> Void) -> String? {
    var changes = Changeset()
    change(&changes)
    var model = BatchModel(sections: before)
    do {
      try model.apply(changes, data: data)
      return model.sections == data ? nil : "shows \(model.sections)"
    } catch {
      return "\(error)"
    }
  }

  private func at(_ section: Int, _ item: Int) -> NodePosition { NodePosition(section: section, item: item) }

  @Test("takes a right batch and shows what it leads to")
  func right() {
    let data = [
      ShownSection(rows: ["9.0"]), ShownSection(rows: ["3.0", "1.1", "7.0"], header: "h.1"),
      ShownSection(rows: ["4.0"]),
    ]
    let refusal = refusal(to: data) { changes in
      changes.sectionInserts = [0]
      changes.headers = [1]
      changes.deletes = [at(0, 1)]
      changes.moves = [.init(from: at(0, 2), to: at(1, 0))]
      changes.reconfigures = [at(0, 0)]
      changes.inserts = [at(1, 2)]
    }
    #expect(refusal == nil)
  }

  @Test("refuses counts that do not add up")
  func counts() {
    let data = [ShownSection(rows: ["1.0", "2.0"]), ShownSection(rows: ["4.0"])]
    #expect(refusal(to: data) { _ in } == "section 0 has 3 rows after the batch, but the data has 2")
    #expect(refusal(to: [before[0]]) { _ in } == "2 sections after the batch, but the data has 1")
  }

  @Test("refuses a row that moves and is updated, and one that changes inside a section that moves")
  func knownFaults() {
    let moved = [ShownSection(rows: ["3.1", "1.0", "2.0"]), before[1]]
    let both = refusal(to: moved) {
      $0.moves = [.init(from: at(0, 2), to: at(0, 0))]
      $0.reconfigures = [at(0, 2)]
    }
    #expect(both?.contains("is moved and updated in one batch") == true)

    let swapped = [before[1], ShownSection(rows: ["1.0", "2.0"])]
    let inMoved = refusal(to: swapped) {
      $0.sectionMoves = [.init(from: 0, to: 1)]
      $0.deletes = [at(0, 2)]
    }
    #expect(inMoved?.contains("changes in a section that moves") == true)
  }

  @Test("refuses row inserts beside section inserts and section moves")
  func threeKinds() {
    let data = [before[1], ShownSection(rows: ["8.0"]), ShownSection(rows: before[0].rows + ["5.0"])]
    let refusal = refusal(to: data) {
      $0.sectionMoves = [.init(from: 1, to: 0)]
      $0.sectionInserts = [1]
      $0.inserts = [at(2, 3)]
    }
    #expect(refusal == "section inserts, section moves and row inserts in one batch")
  }

  @Test("refuses a section that moves to its own index while a row leaves it")
  func ownIndex() {
    let data = [ShownSection(rows: ["1.0", "2.0"]), before[1]]
    let refusal = refusal(to: data) {
      $0.sectionMoves = [.init(from: 0, to: 0)]
      $0.deletes = [at(0, 2)]
    }
    #expect(refusal == "section 0 moves to its own index and a row leaves it")
  }

  @Test("refuses two sections that are reloaded, one of them empty")
  func reloads() {
    var calls = BatchCalls()
    calls.sectionReloads = [0, 1]
    #expect(calls.knownFault(before: [3, 0], after: [3, 1]) == "two sections are reloaded, one of them empty")
    #expect(calls.knownFault(before: [3, 1], after: [0, 1]) == "two sections are reloaded, one of them empty")
    #expect(calls.knownFault(before: [3, 1], after: [3, 2]) == nil)
    calls.sectionReloads = [1]
    #expect(calls.knownFault(before: [3, 0], after: [3, 1]) == nil)
  }

  @Test("sees content that nobody updated, and rows updated as others")
  func content() {
    let stale = [ShownSection(rows: ["1.0", "2.5", "3.0"]), before[1]]
    #expect(refusal(to: stale) { _ in }?.hasPrefix("shows") == true)
    let other = [ShownSection(rows: ["1.0", "5.0", "3.0"]), before[1]]
    #expect(refusal(to: other) { $0.reconfigures = [at(0, 1)] }?.contains("as another one") == true)
  }
}
