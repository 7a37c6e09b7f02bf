/// Finds the indices of elements by their identity: open addressing with linear probing over 64-bit keys.
///
/// A slot is one word: half of the key, which tells nearly all others apart, and an index. The elements stay where they
/// are; who uses the table compares the identities where half the key agrees.
@usableFromInline
nonisolated struct IdentityTable {
  /// A slot without an index.
  @inlinable static var empty: UInt64 { .max }

  @usableFromInline let slots: UnsafeMutablePointer<UInt64>
  @usableFromInline let mask: Int

  /// Creates an empty table in memory of as many words as `capacity(for:)` says.
  @inlinable
  init(in memory: UnsafeMutableBufferPointer<UInt64>) {
    memory.initialize(repeating: Self.empty)
    // Never empty: the capacity is at least 4.
    slots = memory.baseAddress.unsafelyUnwrapped
    mask = memory.count - 1
  }

  /// The number of slots for a number of elements, of which at most half are in use.
  @inlinable
  static func capacity(for count: Int) -> Int {
    var capacity = 4
    while capacity < count * 2 { capacity *= 2 }
    return capacity
  }

  /// Puts an element in, in the place of one with the same identity.
  ///
  /// - Parameter isSame: Whether the element with an index has the same identity.
  /// - Returns: The index of the element that was there.
  @inlinable @inline(__always)
  func insert(_ index: Int, key: UInt64, isSame: (Int) -> Bool) -> Int? {
    let slot = key & 0xFFFF_FFFF_0000_0000 | UInt64(UInt32(truncatingIfNeeded: index))
    var position = Int(truncatingIfNeeded: key) & mask
    while true {
      let other = slots[position]
      if other == Self.empty {
        slots[position] = slot
        return nil
      }
      if other ^ slot < 1 << 32, isSame(Int(other & 0xFFFF_FFFF)) {
        slots[position] = slot
        return Int(other & 0xFFFF_FFFF)
      }
      position = (position + 1) & mask
    }
  }

  /// Finds the index of the element with an identity.
  ///
  /// - Parameter isSame: Whether the element with an index has the identity that is looked for.
  @inlinable @inline(__always)
  func index(forKey key: UInt64, isSame: (Int) -> Bool) -> Int? {
    var position = Int(truncatingIfNeeded: key) & mask
    while true {
      let other = slots[position]
      if other == Self.empty { return nil }
      if other ^ key < 1 << 32, isSame(Int(other & 0xFFFF_FFFF)) { return Int(other & 0xFFFF_FFFF) }
      position = (position + 1) & mask
    }
  }
}
