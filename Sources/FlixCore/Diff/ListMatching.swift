/// Which element of one list is which element of another, between the equal ends of the two.
///
/// Indices count from the first element behind the equal beginning. The memory is borrowed.
@usableFromInline
nonisolated struct ListMatching {
  /// For each element after: its index before, shifted by two; bit 0 says that its content changed, bit 1 that it moves.
  /// `unmatched` for new elements.
  @usableFromInline let sources: UnsafeMutableBufferPointer<UInt32>
  /// For each element before, 1 if it survives, else 0.
  @usableFromInline let survives: UnsafeMutableBufferPointer<UInt8>
  /// The number of pairs.
  @usableFromInline var count = 0
  /// The place after of the last pair that was not met in order.
  @usableFromInline var lastPlace = 0
  /// Whether nothing but what is marked already moves.
  @usableFromInline var isOrdered = true

  @inlinable static var unmatched: UInt32 { .max }
  @inlinable static var changedBit: UInt32 { 1 }
  @inlinable static var movedBit: UInt32 { 2 }

  /// Creates a matching without pairs.
  @inlinable
  init(sources: UnsafeMutableBufferPointer<UInt32>, survives: UnsafeMutableBufferPointer<UInt8>) {
    sources.initialize(repeating: Self.unmatched)
    survives.initialize(repeating: 0)
    self.sources = sources
    self.survives = survives
  }

  @inlinable @inline(__always)
  mutating func pair(_ before: Int, _ after: Int, isChanged: Bool) {
    sources[after] = UInt32(truncatingIfNeeded: before) << 2 | (isChanged ? Self.changedBit : 0)
    survives[before] = 1
    count += 1
  }

  /// Marks the one pair that was not met in order as moving, unless it keeps the order after all.
  ///
  /// All others keep the order among each other, so there is no better choice.
  @usableFromInline
  func markOnlyMove() {
    let source = sources[lastPlace]
    let previous = sources[..<lastPlace].last { $0 != Self.unmatched }
    let next = sources[(lastPlace + 1)...].first { $0 != Self.unmatched }
    let keepsOrder = previous.map { $0 < source } ?? true && next.map { source < $0 } ?? true
    if !keepsOrder { sources[lastPlace] |= Self.movedBit }
  }

  /// Marks the pairs that move: the fewest, those outside a longest increasing subsequence.
  ///
  /// - Complexity: O(*k* log *k*) for *k* pairs.
  @usableFromInline
  func markMoves() {
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: count) { numbers in
      var next = 0
      for source in sources where source != Self.unmatched {
        numbers[next] = source >> 2
        next += 1
      }
      // The positions come in descending order, so the places of their pairs are found on one way back.
      var place = sources.count
      var pair = count
      forEachOutsideLongestIncreasingSubsequence(of: UnsafeBufferPointer(numbers)) { position in
        while pair > position {
          place -= 1
          if sources[place] != Self.unmatched { pair -= 1 }
        }
        sources[place] |= Self.movedBit
      }
    }
  }

  /// Adds the changes that the matching means.
  ///
  /// - Parameter head: The number of elements before the first one that is matched here.
  @usableFromInline
  func append(to changes: inout ListChanges, head: Int) {
    var moveCount = 0
    var changeCount = 0
    var lateCount = 0
    for source in sources where source != Self.unmatched {
      let isMoved = Int(source >> 1 & 1)
      let isChanged = Int(source & 1)
      moveCount += isMoved
      lateCount += isMoved & isChanged
      changeCount += isChanged
    }
    changes.deletes = Self.array(of: survives.count - count) { add in
      for (index, survives) in survives.enumerated() where survives == 0 { add(head + index) }
    }
    changes.inserts = Self.array(of: sources.count - count) { add in
      for (index, source) in sources.enumerated() where source == Self.unmatched { add(head + index) }
    }
    if moveCount > 0 {
      changes.moves = Self.array(of: moveCount) { add in
        for (index, source) in sources.enumerated() where source != Self.unmatched && source & Self.movedBit != 0 {
          add(ListChanges.Move(from: head + Int(source >> 2), to: head + index))
        }
      }
      changes.reconfiguresAfterMove = Self.array(of: lateCount) { add in
        for (index, source) in sources.enumerated() where source != Self.unmatched && source & 3 == 3 {
          add(head + index)
        }
      }
    }
    guard changeCount > lateCount else { return }
    changes.reconfigures.reserveCapacity(changes.reconfigures.count + changeCount - lateCount)
    for source in sources where source != Self.unmatched && source & 3 == 1 {
      changes.reconfigures.append(head + Int(source >> 2))
    }
  }

  /// An array of a known length, filled by a body.
  private static func array<Element>(of count: Int, fill: ((Element) -> Void) -> Void) -> [Element] {
    if count == 0 { return [] }
    return Array(unsafeUninitializedCapacity: count) { buffer, initializedCount in
      var next = 0
      fill { element in
        buffer.initializeElement(at: next, to: element)
        next += 1
      }
      initializedCount = next
    }
  }
}
