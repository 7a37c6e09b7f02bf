/// Compares two lists of elements that have an identity and a content.
///
///     let changes = keyedDifference(from: old, to: new, identifiedBy: { $0.id }, isEqual: ==)
///
/// Elements with the same identity are the same element. Where an identity occurs more than once, the equal ends of
/// the lists are paired with each other first, and between them the n-th occurrence before is the n-th one after.
///
/// The equal ends are skipped without hashing; what lies between them is matched through a dictionary (after Paul
/// Heckel, "A technique for isolating differences between files", CACM 21(4), 1978), and the elements that move are
/// the survivors outside a longest increasing subsequence.
///
/// - Parameters:
///   - old: The list before.
///   - new: The list after.
///   - identity: The identity of an element, the same each time it is asked for.
///   - isEqual: Whether two elements with the same identity have the same content.
/// - Returns: The changes from `old` to `new`.
/// - Complexity: O(*n*) expected for the matching and O(*k* log *k*) for the moves, where *n* is the length of the
///   lists and *k* the number of survivors between their equal ends.
public nonisolated func keyedDifference<Element, ID: Hashable>(
  from old: [Element],
  to new: [Element],
  identifiedBy identity: (Element) -> ID,
  isEqual: (Element, Element) -> Bool
) -> ListChanges {
  var changes = ListChanges()
  let shorter = min(old.count, new.count)

  var head = 0
  while head < shorter, identity(old[head]) == identity(new[head]) {
    if !isEqual(old[head], new[head]) { changes.reconfigures.append(head) }
    head += 1
  }
  var tail = 0
  var changedInTail: [Int] = []
  while tail < shorter - head {
    let before = old.count - 1 - tail
    let after = new.count - 1 - tail
    guard identity(old[before]) == identity(new[after]) else { break }
    if !isEqual(old[before], new[after]) { changedInTail.append(before) }
    tail += 1
  }

  let oldMiddle = head..<(old.count - tail)
  let newMiddle = head..<(new.count - tail)
  if oldMiddle.isEmpty {
    changes.inserts = Array(newMiddle)
  } else if newMiddle.isEmpty {
    changes.deletes = Array(oldMiddle)
  } else {
    matchMiddle(old, oldMiddle, new, newMiddle, identity, isEqual, into: &changes)
  }
  changes.reconfigures.append(contentsOf: changedInTail.reversed())
  return changes
}

/// Compares two lists of identifiable elements by their `id` and their equality.
///
/// - Complexity: As `keyedDifference(from:to:identifiedBy:isEqual:)`.
public nonisolated func keyedDifference<Element: Identifiable & Equatable>(
  from old: [Element],
  to new: [Element]
) -> ListChanges {
  keyedDifference(from: old, to: new, identifiedBy: { $0.id }, isEqual: ==)
}

private nonisolated func matchMiddle<Element, ID: Hashable>(
  _ old: [Element],
  _ oldRange: Range<Int>,
  _ new: [Element],
  _ newRange: Range<Int>,
  _ identity: (Element) -> ID,
  _ isEqual: (Element, Element) -> Bool,
  into changes: inout ListChanges
) {
  // The first unmatched occurrence of each identity, and behind each occurrence the next one.
  var firstOccurrence: [ID: Int] = Dictionary(minimumCapacity: oldRange.count)
  var nextOccurrence = [Int](repeating: -1, count: oldRange.count)
  for index in oldRange.reversed() {
    if let later = firstOccurrence.updateValue(index, forKey: identity(old[index])) {
      nextOccurrence[index - oldRange.lowerBound] = later
    }
  }

  var isMatched = [Bool](repeating: false, count: oldRange.count)
  var sources: [Int] = []
  var destinations: [Int] = []
  for index in newRange {
    guard let slot = firstOccurrence.index(forKey: identity(new[index])), firstOccurrence.values[slot] >= 0 else {
      changes.inserts.append(index)
      continue
    }
    let source = firstOccurrence.values[slot]
    firstOccurrence.values[slot] = nextOccurrence[source - oldRange.lowerBound]
    isMatched[source - oldRange.lowerBound] = true
    sources.append(source)
    destinations.append(index)
  }
  for index in oldRange where !isMatched[index - oldRange.lowerBound] {
    changes.deletes.append(index)
  }

  let stays = longestIncreasingSubsequence(of: sources)
  for (position, source) in sources.enumerated() {
    let isChanged = !isEqual(old[source], new[destinations[position]])
    if stays[position] {
      if isChanged { changes.reconfigures.append(source) }
    } else {
      changes.moves.append(.init(from: source, to: destinations[position]))
      if isChanged { changes.reconfiguresAfterMove.append(destinations[position]) }
    }
  }
}
