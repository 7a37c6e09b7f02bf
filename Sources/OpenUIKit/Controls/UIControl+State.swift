extension UIControl {
  /// The state of a control.
  nonisolated public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// Nothing special.
    public static let normal: State = []
    /// A touch is on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It cannot be operated.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the keyboard.
    public static let focused = State(rawValue: 1 << 3)
    /// States that an app may define.
    public static let application = State(rawValue: 0x00ff_0000)
    /// States that the system keeps for itself.
    public static let reserved = State(rawValue: 0xff00_0000)
  }
}
