import Foundation

/// What the lists of the benchmark are made of.
struct BenchElement: Identifiable, Hashable, Sendable {
  let id: UUID
  var payload: Int
}

extension BenchElement {
  /// A new element with an identity from a generator.
  init(using generator: inout some RandomNumberGenerator) {
    var bytes = uuid_t(0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    withUnsafeMutableBytes(of: &bytes) { bytes in
      for offset in stride(from: 0, to: 16, by: 8) {
        bytes.storeBytes(of: generator.next(), toByteOffset: offset, as: UInt64.self)
      }
    }
    self.init(id: UUID(uuid: bytes), payload: Int.random(in: 0..<1000, using: &generator))
  }
}
