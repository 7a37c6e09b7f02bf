import FlixCore
import Foundation
import FormTesting
import Testing

@Suite("The keyed difference of longer lists")
struct KeyedDifferenceScaleTests {
  /// An identity that tells how often it was hashed.
  private struct CountedID: Hashable {
    final class Counter { var value = 0 }

    let number: Int
    let counter: Counter

    static func == (lhs: CountedID, rhs: CountedID) -> Bool { lhs.number == rhs.number }

    func hash(into hasher: inout Hasher) {
      counter.value += 1
      hasher.combine(number)
    }
  }

  /// An identity whose hash says nothing.
  private struct CollidingID: Hashable {
    let number: Int

    func hash(into hasher: inout Hasher) {}
  }

  /// The list after changes of all kinds; identities repeat where `alphabet` is small.
  private func list(
    after old: [Int],
    alphabet: Int,
    using generator: inout SeededGenerator
  ) -> [Int] {
    var new = old
    for _ in 0..<Int.random(in: 0...8, using: &generator) where !new.isEmpty {
      let place = Int.random(in: 0..<new.count, using: &generator)
      let length = min(Int.random(in: 1...12, using: &generator), new.count - place)
      let run = Array(new[place..<(place + length)])
      switch Int.random(in: 0..<4, using: &generator) {
      case 0: new.removeSubrange(place..<(place + length))
      case 1: new.insert(contentsOf: run.map { _ in Int.random(in: 0..<alphabet, using: &generator) }, at: place)
      case 2:
        new.removeSubrange(place..<(place + length))
        new.insert(contentsOf: run, at: Int.random(in: 0...new.count, using: &generator))
      default: new.replaceSubrange(place..<(place + length), with: run.shuffled(using: &generator))
      }
    }
    return new
  }

  private func replay(_ changes: ListChanges, from old: [Int], to new: [Int]) -> [Int] {
    var result = [Int?](repeating: nil, count: old.count - changes.deletes.count + changes.inserts.count)
    var left = Set(changes.deletes)
    for move in changes.moves {
      result[move.to] = old[move.from]
      left.insert(move.from)
    }
    for place in changes.inserts { result[place] = new[place] }
    var kept = old.indices.filter { !left.contains($0) }.makeIterator()
    return result.map { $0 ?? kept.next().map { old[$0] } ?? -1 }
  }

  /// The length of a longest increasing subsequence, by its definition.
  private func longestIncrease(_ numbers: [Int]) -> Int {
    var best: [Int] = []
    for (index, number) in numbers.enumerated() {
      best.append(1 + ((0..<index).filter { numbers[$0] < number }.map { best[$0] }.max() ?? 0))
    }
    return best.max() ?? 0
  }

  @Test("leads from one list to the other, whatever changes and repeats", arguments: [30, 1_000_000])
  func anyChange(alphabet: Int) {
    var generator = SeededGenerator(seed: UInt64(alphabet))
    for round in 0..<400 {
      let length = Int.random(in: 0...120, using: &generator)
      let old = (0..<length).map { _ in Int.random(in: 0..<alphabet, using: &generator) }
      let new = list(after: old, alphabet: alphabet, using: &generator)
      let changes = keyedDifference(from: old, to: new, identifiedBy: { $0 }, isEqual: ==)
      guard replay(changes, from: old, to: new) == new else {
        Issue.record("round \(round): \(old) to \(new) by \(changes)")
        return
      }
      #expect(changes.deletes == changes.deletes.sorted() && changes.inserts == changes.inserts.sorted())
      #expect(changes.moves.map(\.to) == changes.moves.map(\.to).sorted())
    }
  }

  @Test("keeps every element that stands in both lists, and moves the fewest")
  func minimality() {
    var generator = SeededGenerator(seed: 2)
    for _ in 0..<200 {
      let old = Array(0..<Int.random(in: 0...100, using: &generator)).shuffled(using: &generator)
      let new = list(after: old, alphabet: 1_000_000, using: &generator)
      guard Set(new).count == new.count else { continue }
      let changes = keyedDifference(from: old, to: new, identifiedBy: { $0 }, isEqual: ==)
      let places = Dictionary(uniqueKeysWithValues: old.enumerated().map { ($1, $0) })
      let survivors = new.compactMap { places[$0] }
      #expect(changes.deletes.count == old.count - survivors.count)
      #expect(changes.inserts.count == new.count - survivors.count)
      #expect(changes.moves.count == survivors.count - longestIncrease(survivors))
    }
  }

  @Test("says the same for integers, UUIDs, strings and identities that all collide")
  func kindsOfIdentity() {
    var generator = SeededGenerator(seed: 3)
    func uuid(_ number: Int) -> UUID {
      UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, UInt8(number >> 8 & 255), UInt8(number & 255)))
    }
    for _ in 0..<100 {
      let old = (0..<80).map { _ in Int.random(in: 0..<150, using: &generator) }
      let new = list(after: old, alphabet: 150, using: &generator).shuffled(using: &generator)
      func changes<ID: Hashable>(_ identity: (Int) -> ID) -> ListChanges {
        keyedDifference(from: old, to: new, identifiedBy: identity) { lhs, _ in lhs % 3 != 0 }
      }
      let expected = changes { $0 }
      #expect(changes(uuid) == expected)
      #expect(changes { "\($0)" } == expected)
      #expect(changes { CollidingID(number: $0) } == expected)
      #expect(changes { UInt8($0) } == expected)
      #expect(changes { Int32($0) } == expected)
    }
  }

  @Test("hashes an element once at most, and none where few were not met in order")
  func hashesOnce() {
    let counter = CountedID.Counter()
    func hashes(from old: [Int], to new: [Int]) -> Int {
      counter.value = 0
      _ = keyedDifference(from: old, to: new, identifiedBy: { CountedID(number: $0, counter: counter) }, isEqual: ==)
      return counter.value
    }
    var generator = SeededGenerator(seed: 4)
    let old = Array(0..<1000)
    #expect(hashes(from: old, to: old.reversed()) <= 2000)
    #expect(hashes(from: old, to: old.shuffled(using: &generator)) <= 2000)
    #expect(hashes(from: old, to: old.reversed()) > 1900)

    // Elements that were met in order are looked up behind others that were not, as they might repeat them.
    let thinned = old.filter { $0 % 10 != 3 }
    #expect(hashes(from: old, to: thinned) <= 1000)
    let interspersed = old.flatMap { $0 % 10 == 3 ? [$0 + 5000] : $0 % 10 == 7 ? [$0, $0 + 5000] : [$0] }
    #expect(hashes(from: old, to: interspersed) <= 1200)
    #expect(hashes(from: old, to: old + [1000, 1001, 1002, 1003, 1004, 1005]) == 0)
    #expect(hashes(from: old, to: old.filter { $0 != 3 && $0 != 500 && $0 != 900 } + [3]) == 0)
    #expect(hashes(from: old, to: Array(old.dropFirst()) + [0]) == 0)
    #expect(hashes(from: old, to: [999] + old.dropLast()) == 0)
  }
}
