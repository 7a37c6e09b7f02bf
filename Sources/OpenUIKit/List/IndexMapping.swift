/// How indices before a batch become indices after it.
///
/// Both directions cost O(log changes).
nonisolated struct IndexMapping: Sendable {
  /// Indices before the batch that are deleted or moved away, ascending.
  let removed: [Int]
  /// Indices after the batch that are inserted or moved to, ascending.
  let inserted: [Int]
  /// From the index before to the index after.
  let moves: [Int: Int]
  private let origins: [Int: Int]

  init(deleted: some Sequence<Int> = [], inserted: some Sequence<Int> = [], moves: [Int: Int] = [:]) {
    removed = (Array(deleted) + moves.keys).sorted()
    self.inserted = (Array(inserted) + moves.values).sorted()
    self.moves = moves
    origins = Dictionary(moves.map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
  }

  /// The index after the batch; nil when it was deleted.
  func new(_ old: Int) -> Int? {
    moves[old] ?? Self.map(old, removing: removed, inserting: inserted)
  }

  /// The index before the batch; nil when it was inserted.
  func old(_ new: Int) -> Int? {
    origins[new] ?? Self.map(new, removing: inserted, inserting: removed)
  }

  /// Where an index goes when `removed` leave and `inserted` then stand where they say; nil when it is among the
  /// removed. Both lists are ascending without duplicates.
  static func map(_ index: Int, removing removed: [Int], inserting inserted: [Int]) -> Int? {
    let before = removed.partitionPoint { $0 < index }
    if before < removed.count, removed[before] == index { return nil }
    let rank = index - before
    // inserted[k] - k survivors stand before inserted[k], and that never falls.
    var low = 0
    var high = inserted.count
    while low < high {
      let middle = (low + high) / 2
      if inserted[middle] - middle <= rank { low = middle + 1 } else { high = middle }
    }
    return rank + low
  }
}

nonisolated extension Array {
  /// How many elements at the start satisfy a predicate that, once false, stays false. O(log n)
  func partitionPoint(while predicate: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if predicate(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
