/// The axes of a collection view.
nonisolated struct CollectionAxes: OptionSet, Sendable {
  let rawValue: UInt8
  static let horizontal = CollectionAxes(rawValue: 1 << 0)
  static let vertical = CollectionAxes(rawValue: 1 << 1)
}
