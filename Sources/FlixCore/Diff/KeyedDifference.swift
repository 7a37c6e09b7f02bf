/// Compares two lists of elements that have an identity and a content.
///
///     let changes = keyedDifference(from: old, to: new, identifiedBy: { $0.id }, isEqual: ==)
///
/// Elements with the same identity are the same element. Where an identity occurs more than once, its n-th occurrence
/// before and its n-th occurrence after are the same element: what counts is the pair of identity and occurrence.
///
/// The equal ends are skipped, and elements between them that are met in order are paired, by looking at identities
/// alone. Only what is left is hashed, once for each element (after Paul Heckel, "A technique for isolating differences
/// between files", CACM 21(4), 1978); integers and UUIDs are hashed in a few instructions. If more than a few elements
/// are left, those behind that were paired without hashing are looked up, too, so that no repeated identity is missed:
/// where one is found, everything behind the equal beginning is hashed and paired by its occurrence. The elements that
/// move are the survivors outside a longest increasing subsequence, and so the fewest.
///
/// - Parameters:
///   - old: The list before.
///   - new: The list after. Neither list may have 2^30 elements or more.
///   - identity: The identity of an element, the same each time it is asked for.
///   - isEqual: Whether two elements with the same identity have the same content.
/// - Returns: The changes from `old` to `new`.
/// - Complexity: O(*n*) expected for the matching and O(*k* log *k*) for the moves, where *n* is the length of the
///   lists and *k* the number of survivors between their equal ends; O(*n* - *k*) memory beside it.
@inlinable
public nonisolated func keyedDifference<Element, ID: Hashable>(
  from old: [Element],
  to new: [Element],
  identifiedBy identity: (Element) -> ID,
  isEqual: (Element, Element) -> Bool
) -> ListChanges {
  withoutActuallyEscaping(identity) { identity in
    withoutActuallyEscaping(isEqual) { isEqual in
      difference(from: old, to: new, by: CustomComparison(identity: identity, isEqual: isEqual))
    }
  }
}

/// Compares two lists of identifiable elements by their `id` and their equality.
///
/// - Complexity: As `keyedDifference(from:to:identifiedBy:isEqual:)`.
@inlinable
public nonisolated func keyedDifference<Element: Identifiable & Equatable>(
  from old: [Element],
  to new: [Element]
) -> ListChanges {
  difference(from: old, to: new, by: IdentifiableComparison())
}

@inlinable
nonisolated func difference<Comparison: ElementComparison>(
  from old: [Comparison.Element],
  to new: [Comparison.Element],
  by comparison: Comparison
) -> ListChanges {
  old.withUnsafeBufferPointer { old in
    new.withUnsafeBufferPointer { new in
      difference(from: old, to: new, by: comparison)
    }
  }
}

@inlinable @inline(__always)
nonisolated func difference<Comparison: ElementComparison>(
  from old: UnsafeBufferPointer<Comparison.Element>,
  to new: UnsafeBufferPointer<Comparison.Element>,
  by comparison: Comparison
) -> ListChanges {
  var changes = ListChanges()
  let shorter = min(old.count, new.count)

  var head = 0
  while head < shorter, comparison.areSame(old[head], new[head]) {
    if !comparison.hasSameContent(old[head], new[head]) { changes.reconfigures.append(head) }
    head += 1
  }
  // Where the lists are equal, or one goes on where the other ends, there is nothing more to compare.
  if head == shorter {
    if old.count > head { changes.deletes = Array(head..<old.count) }
    if new.count > head { changes.inserts = Array(head..<new.count) }
    return changes
  }

  var tail = 0
  var changedInTail: [Int] = []
  while tail < shorter - head {
    let before = old.count - 1 - tail
    let after = new.count - 1 - tail
    guard comparison.areSame(old[before], new[after]) else { break }
    if !comparison.hasSameContent(old[before], new[after]) { changedInTail.append(before) }
    tail += 1
  }

  let ends = (old: old.count - tail, new: new.count - tail)
  let isMatched = match(
    UnsafeBufferPointer(rebasing: old[head..<ends.old]),
    UnsafeBufferPointer(rebasing: new[head..<ends.new]),
    tail: UnsafeBufferPointer(rebasing: new[ends.new...]),
    by: comparison,
    head: head,
    into: &changes
  )
  if isMatched {
    changes.reconfigures.append(contentsOf: changedInTail.reversed())
  } else {
    matchByOccurrence(
      UnsafeBufferPointer(rebasing: old[head...]),
      UnsafeBufferPointer(rebasing: new[head...]),
      by: comparison,
      head: head,
      into: &changes
    )
  }
  return changes
}

/// Matches what lies between the equal ends of two lists.
///
/// - Returns: Whether that could be done with the ends as they are. If not, because identities repeat, nothing is added
///   to the changes.
@inlinable
nonisolated func match<Comparison: ElementComparison>(
  _ old: UnsafeBufferPointer<Comparison.Element>,
  _ new: UnsafeBufferPointer<Comparison.Element>,
  tail: UnsafeBufferPointer<Comparison.Element>,
  by comparison: Comparison,
  head: Int,
  into changes: inout ListChanges
) -> Bool {
  withMatching(of: old.count, with: new.count) { matching in
    if !old.isEmpty, !new.isEmpty { matching.pairInOrder(old, new, by: comparison) }
    if matching.pairRest(old, new, tail: tail, by: comparison) { return false }
    if !matching.isOrdered { matching.markMoves() }
    matching.append(to: &changes, head: head)
    return true
  }
}

/// Matches the n-th occurrence of each identity in one list with the n-th in the other.
@inlinable
nonisolated func matchByOccurrence<Comparison: ElementComparison>(
  _ old: UnsafeBufferPointer<Comparison.Element>,
  _ new: UnsafeBufferPointer<Comparison.Element>,
  by comparison: Comparison,
  head: Int,
  into changes: inout ListChanges
) {
  withMatching(of: old.count, with: new.count) { matching in
    let nothing = UnsafeBufferPointer<Comparison.Element>(start: nil, count: 0)
    _ = matching.pairByHashing(old, new, tail: nothing, by: comparison, rest: (old.count, new.count))
    matching.markMoves()
    matching.append(to: &changes, head: head)
  }
}

@inlinable @inline(__always)
nonisolated func withMatching<Result>(of before: Int, with after: Int, _ body: (inout ListMatching) -> Result) -> Result
{
  precondition(max(before, after) < 1 << 30, "a list of \(max(before, after)) elements is too long")
  return withUnsafeTemporaryAllocation(of: UInt32.self, capacity: after) { sources in
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: before) { survives in
      var matching = ListMatching(sources: sources, survives: survives)
      return body(&matching)
    }
  }
}
