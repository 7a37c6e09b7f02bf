nonisolated extension ListMatching {
  /// How far ahead, in both lists together, an element is looked for that stands in both.
  @inlinable static var reach: Int { 6 }
  /// The comparisons that may be in vain before the first success.
  @inlinable static var initialCredit: Int { 96 }
  /// The comparisons that may be in vain for each success; hashing two elements takes about as long.
  @inlinable static var creditPerPair: Int { 8 }

  /// Pairs elements that are met in order, walking from the beginnings and then from the ends, as long as that pays.
  ///
  /// - Complexity: O(*n*): the comparisons in vain are a constant and a multiple of the pairs found.
  @inlinable
  mutating func pairInOrder<Comparison: ElementComparison>(
    _ old: UnsafeBufferPointer<Comparison.Element>,
    _ new: UnsafeBufferPointer<Comparison.Element>,
    by comparison: Comparison
  ) {
    let (before, after) = walk(old, new, by: comparison, length: (old.count, new.count), isForward: true)
    let rest = (old.count - before, new.count - after)
    if rest.0 > 0, rest.1 > 0 { _ = walk(old, new, by: comparison, length: rest, isForward: false) }
  }

  /// Walks along both lists, pairs what is the same, and steps over what has no counterpart near by.
  ///
  /// - Parameters:
  ///   - length: How far to go at most.
  ///   - isForward: Whether to walk from the beginnings, rather than from the ends.
  /// - Returns: How far it went, in each list.
  @inlinable @inline(__always)
  mutating func walk<Comparison: ElementComparison>(
    _ old: UnsafeBufferPointer<Comparison.Element>,
    _ new: UnsafeBufferPointer<Comparison.Element>,
    by comparison: Comparison,
    length: (before: Int, after: Int),
    isForward: Bool
  ) -> (before: Int, after: Int) {
    let firstBefore = isForward ? 0 : old.count - 1
    let firstAfter = isForward ? 0 : new.count - 1
    let direction = isForward ? 1 : -1
    var before = 0
    var after = 0
    var credit = Self.initialCredit
    while before < length.before, after < length.after {
      let source = firstBefore + direction * before
      let place = firstAfter + direction * after
      if comparison.areSame(old[source], new[place]) {
        pair(source, place, isChanged: !comparison.hasSameContent(old[source], new[place]))
        before += 1
        after += 1
        credit += Self.creditPerPair
        continue
      }
      if credit <= 0 { break }

      // The nearest pair ahead: one step in one of the lists, then two steps in all ways, and so on.
      var stepBefore = 1
      var stepAfter = 1
      search: for distance in 1...Self.reach {
        for ahead in max(0, distance - (length.after - after - 1))...distance {
          if before + ahead >= length.before { break }
          credit -= 1
          if comparison.areSame(old[source + direction * ahead], new[place + direction * (distance - ahead)]) {
            stepBefore = ahead
            stepAfter = distance - ahead
            break search
          }
        }
      }
      before += stepBefore
      after += stepAfter
    }
    return (before, after)
  }

  /// Pairs what is left, by the order of its occurrence.
  @inlinable
  mutating func pairRest<Comparison: ElementComparison>(
    _ old: UnsafeBufferPointer<Comparison.Element>,
    _ new: UnsafeBufferPointer<Comparison.Element>,
    by comparison: Comparison
  ) {
    let oldRest = old.count - count
    let newRest = new.count - count
    if oldRest == 0 || newRest == 0 { return }
    let pairedInOrder = count
    if oldRest * newRest <= 16, max(old.count, new.count) < 1 << 20 {
      pairByComparing(old, new, by: comparison)
    } else {
      pairByHashing(old, new, by: comparison, oldRest: oldRest)
    }
    switch count - pairedInOrder {
    case 0: break
    case 1: markOnlyMove()
    default: isOrdered = false
    }
  }

  @inlinable
  mutating func pairByComparing<Comparison: ElementComparison>(
    _ old: UnsafeBufferPointer<Comparison.Element>,
    _ new: UnsafeBufferPointer<Comparison.Element>,
    by comparison: Comparison
  ) {
    for after in new.indices where sources[after] == Self.unmatched {
      for before in old.indices where survives[before] == 0 {
        guard comparison.areSame(old[before], new[after]) else { continue }
        pair(before, after, isChanged: !comparison.hasSameContent(old[before], new[after]))
        lastPlace = after
        break
      }
    }
  }

  @inlinable
  mutating func pairByHashing<Comparison: ElementComparison>(
    _ old: UnsafeBufferPointer<Comparison.Element>,
    _ new: UnsafeBufferPointer<Comparison.Element>,
    by comparison: Comparison,
    oldRest: Int
  ) {
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: IdentityTable.capacity(for: oldRest)) { memory in
      let table = IdentityTable(in: memory)
      // Behind each occurrence of an identity the next one, or -1; only there if an identity occurs twice.
      var nextOccurrence: [Int] = []
      for before in old.indices.reversed() where survives[before] == 0 {
        let element = old[before]
        let later = table.insert(before, key: comparison.key(of: element)) { comparison.areSame(old[$0], element) }
        if let later {
          if nextOccurrence.isEmpty { nextOccurrence = Array(repeating: -1, count: old.count) }
          nextOccurrence[before] = later
        }
      }
      for after in new.indices where sources[after] == Self.unmatched {
        let element = new[after]
        let found = table.find(key: comparison.key(of: element)) { comparison.areSame(old[$0], element) }
        guard let found else { continue }
        let next = nextOccurrence.isEmpty ? -1 : nextOccurrence[found.index]
        table.replace(at: found.position, with: next < 0 ? nil : next)
        pair(found.index, after, isChanged: !comparison.hasSameContent(old[found.index], new[after]))
        lastPlace = after
      }
    }
  }
}
