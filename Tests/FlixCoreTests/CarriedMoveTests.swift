import Testing

@testable import FlixCore

@Suite("A move that is made after changes")
struct CarriedMoveTests {
  /// All lists of some of the elements, in every order.
  private func lists(of elements: [Int]) -> [[Int]] {
    guard !elements.isEmpty else { return [[]] }
    var found: [[Int]] = [[]]
    for (index, element) in elements.enumerated() {
      var others = elements
      others.remove(at: index)
      found += lists(of: others).map { [element] + $0 }
    }
    return found
  }

  @Test("keeps the element behind the one that it was put behind, in every small list")
  func smallWorld() {
    let comparison = ValueComparison<Int>.identity { $0 }
    var count = 0
    for size in 1...4 {
      let old = Array(0..<size)
      for new in lists(of: Array(0...size)) {
        let changes = comparison.changes(from: old, to: new)
        #expect(changes.newIndices(count: size) == old.map(new.firstIndex(of:)))
        for from in 0..<size {
          for to in 0..<size {
            count += 1
            let move = ListChanges.Move(from: from, to: to).carried(over: changes, from: size, to: new.count)
            expect(move, of: from, to: to, in: old, after: new)
          }
        }
      }
    }
    #expect(count == 5_870)
  }

  private func expect(_ move: ListChanges.Move?, of from: Int, to: Int, in old: [Int], after new: [Int]) {
    let element = old[from]
    guard let move else {
      #expect(!new.contains(element))
      return
    }
    #expect(move.from == new.firstIndex(of: element))
    var wanted = old
    wanted.insert(wanted.remove(at: from), at: to)
    var moved = new
    moved.insert(moved.remove(at: move.from), at: move.to)
    if let above = wanted[..<to].last(where: new.contains) {
      #expect(move.to > 0 && moved[move.to - 1] == above, "\(element) in \(old) to \(to), after \(new)")
    } else if let below = wanted[(to + 1)...].first(where: new.contains) {
      #expect(move.to + 1 < moved.count && moved[move.to + 1] == below, "\(element) in \(old) to \(to), after \(new)")
    }
  }

  @Test("goes by places where the elements have no identity")
  func positions() {
    let comparison = ValueComparison<Int>.position
    func carried(_ from: Int, _ to: Int, _ new: [Int]) -> ListChanges.Move? {
      ListChanges.Move(from: from, to: to).carried(
        over: comparison.changes(from: [1, 2, 3], to: new),
        from: 3,
        to: new.count
      )
    }
    #expect(carried(0, 2, [4, 5, 6]) == ListChanges.Move(from: 0, to: 2))
    #expect(carried(0, 2, [4, 5]) == ListChanges.Move(from: 0, to: 1))
    #expect(carried(2, 0, [4, 5]) == nil)
  }
}
