/// One axis of a plane, both, or neither.
nonisolated public struct UIAxis: OptionSet, Hashable, Sendable {
  public let rawValue: UInt

  /// Creates a set of axes.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// No axis.
  public static let neither = UIAxis([])
  /// From side to side.
  public static let horizontal = UIAxis(rawValue: 1)
  /// From top to bottom.
  public static let vertical = UIAxis(rawValue: 2)
  /// Both axes.
  public static let both: UIAxis = [.horizontal, .vertical]
}
