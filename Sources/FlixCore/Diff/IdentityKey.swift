import Foundation

/// Identities as 64 well-mixed bits. Equal identities have equal bits; others hardly ever.
///
/// Integers and UUIDs are mixed in a few instructions, all others are hashed by the standard library's `Hasher`. The
/// tests of the type vanish where the code is specialised.
@usableFromInline
nonisolated enum IdentityKey {
  /// The bits of an identity.
  @inlinable @inline(__always)
  static func bits<ID: Hashable>(of identity: ID) -> UInt64 {
    if ID.self == Int.self, let integer = identity as? Int { return mix(UInt64(bitPattern: Int64(integer))) }
    if ID.self == UUID.self, let uuid = identity as? UUID {
      let words = words(of: uuid)
      return mix(words.low &+ words.high &* 0x9FB2_1C65_1E98_DF25)
    }
    if ID.self == UInt.self, let integer = identity as? UInt { return mix(UInt64(integer)) }
    if ID.self == Int64.self, let integer = identity as? Int64 { return mix(UInt64(bitPattern: integer)) }
    if ID.self == UInt64.self, let integer = identity as? UInt64 { return mix(integer) }
    if ID.self == Int32.self, let integer = identity as? Int32 { return mix(UInt64(UInt32(bitPattern: integer))) }
    if ID.self == UInt32.self, let integer = identity as? UInt32 { return mix(UInt64(integer)) }
    return UInt64(bitPattern: Int64(identity.hashValue))
  }

  /// Whether two identities are the same.
  @inlinable @inline(__always)
  static func areSame<ID: Hashable>(_ lhs: ID, _ rhs: ID) -> Bool {
    if ID.self == UUID.self, let lhs = lhs as? UUID, let rhs = rhs as? UUID {
      return words(of: lhs) == words(of: rhs)
    }
    return lhs == rhs
  }

  @inlinable @inline(__always)
  static func words(of uuid: UUID) -> (low: UInt64, high: UInt64) {
    withUnsafeBytes(of: uuid.uuid) { bytes in
      (bytes.loadUnaligned(as: UInt64.self), bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
    }
  }

  /// Lets each bit depend on all others: the finaliser of MurmurHash3 (A. Appleby).
  @inlinable @inline(__always)
  static func mix(_ bits: UInt64) -> UInt64 {
    var bits = bits
    bits = (bits ^ (bits >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    bits = (bits ^ (bits >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return bits ^ (bits >> 33)
  }
}
