nonisolated extension ListMatching {
  /// How far ahead, in both lists together, an element is looked for that stands in both.
  @inlinable static var reach: Int { 6 }
  /// The comparisons that may be in vain before the first success.
  @inlinable static var initialCredit: Int { 96 }
  /// The comparisons that may be in vain for each success; hashing two elements takes about as long.
  @inlinable static var creditPerPair: Int { 8 }
  /// So many elements are compared with all others sooner than all are hashed.
  @inlinable static var fewElements: Int { 4 }

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
  ///
  /// - Parameter tail: The elements after that stand behind `new` and are paired with the equal end of the list before.
  /// - Returns: Whether an identity may repeat in such a way that what was paired in order is not the same occurrence.
  ///   The matching is of no use then.
  @inlinable
  mutating func pairRest<Comparison: ElementComparison>(
    _ old: UnsafeBufferPointer<Comparison.Element>,
    _ new: UnsafeBufferPointer<Comparison.Element>,
    tail: UnsafeBufferPointer<Comparison.Element>,
    by comparison: Comparison
  ) -> Bool {
    let oldRest = old.count - count
    let newRest = new.count - count
    if oldRest + newRest == 0 { return false }
    let pairedInOrder = count
    let repeats =
      oldRest + newRest <= Self.fewElements
      ? pairByComparing(old, new, tail: tail, by: comparison)
      : pairByHashing(old, new, tail: tail, by: comparison, rest: (oldRest, newRest))
    switch count - pairedInOrder {
    case 0: break
    case 1: markOnlyMove()
    default: isOrdered = false
    }
    return repeats
  }

  @inlinable
  mutating func pairByComparing<Comparison: ElementComparison>(
    _ old: UnsafeBufferPointer<Comparison.Element>,
    _ new: UnsafeBufferPointer<Comparison.Element>,
    tail: UnsafeBufferPointer<Comparison.Element>,
    by comparison: Comparison
  ) -> Bool {
    for after in new.indices where sources[after] == Self.unmatched {
      let element = new[after]
      for other in new.indices where comparison.areSame(new[other], element) && other != after { return true }
      for other in tail.indices where comparison.areSame(tail[other], element) { return true }
      for before in old.indices where survives[before] == 0 {
        guard comparison.areSame(old[before], element) else { continue }
        pair(before, after, isChanged: !comparison.hasSameContent(old[before], element))
        lastPlace = after
        break
      }
    }
    for before in old.indices where survives[before] == 0 {
      let element = old[before]
      for other in new.indices where comparison.areSame(new[other], element) { return true }
      for other in tail.indices where comparison.areSame(tail[other], element) { return true }
    }
    return false
  }

  @inlinable
  mutating func pairByHashing<Comparison: ElementComparison>(
    _ old: UnsafeBufferPointer<Comparison.Element>,
    _ new: UnsafeBufferPointer<Comparison.Element>,
    tail: UnsafeBufferPointer<Comparison.Element>,
    by comparison: Comparison,
    rest: (old: Int, new: Int)
  ) -> Bool {
    // An element of the rest can only be taken for one that was paired in order, if there are such.
    let checksOrder = count > 0 || !tail.isEmpty
    let all = checksOrder ? rest.old + rest.new : rest.old
    // Where a few elements are looked up among many, nearly all are to meet an empty slot at once.
    let capacity = IdentityTable.capacity(for: max(all, min(16 * all, count + tail.count, 1024)))
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: capacity) { memory in
      // Holds the first occurrence of each identity of the rest; elements after count from the end of those before.
      let table = IdentityTable(in: memory)
      let firstAfter = old.count
      // Behind each occurrence before the next one, or -1; only there if an identity repeats in the rest.
      var nextOccurrence: [Int] = []
      for before in old.indices.reversed() where survives[before] == 0 {
        let element = old[before]
        let later = table.insert(before, key: comparison.key(of: element)) { comparison.areSame(old[$0], element) }
        if let later {
          if nextOccurrence.isEmpty { nextOccurrence = Array(repeating: -1, count: old.count) }
          nextOccurrence[before] = later
        }
      }
      // For the first occurrence of an identity, the one that is to be paired next, or -1.
      var unpaired = nextOccurrence.isEmpty ? [] : Array(old.indices)

      for after in new.indices {
        let element = new[after]
        if sources[after] != Self.unmatched {
          let found = table.index(forKey: comparison.key(of: element)) {
            comparison.areSame($0 < firstAfter ? old[$0] : new[$0 - firstAfter], element)
          }
          if found != nil { return true }
          continue
        }
        let key = comparison.key(of: element)
        let found = table.index(forKey: key) {
          comparison.areSame($0 < firstAfter ? old[$0] : new[$0 - firstAfter], element)
        }
        guard let found else {
          if checksOrder { _ = table.insert(firstAfter + after, key: key) { _ in false } }
          continue
        }
        if found >= firstAfter { continue }
        var before = found
        if unpaired.isEmpty {
          if survives[found] != 0 { continue }
        } else {
          before = unpaired[found]
          if before < 0 { continue }
          unpaired[found] = nextOccurrence[before]
        }
        pair(before, after, isChanged: !comparison.hasSameContent(old[before], element))
        lastPlace = after
      }
      for after in tail.indices {
        let element = tail[after]
        let found = table.index(forKey: comparison.key(of: element)) {
          comparison.areSame($0 < firstAfter ? old[$0] : new[$0 - firstAfter], element)
        }
        if found != nil { return true }
      }
      return false
    }
  }
}
