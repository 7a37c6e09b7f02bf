extension UIMenuElement {
  /// How an element is offered.
  nonisolated public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// It cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// It destroys something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// It is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays when it is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// Whether an element is marked as chosen.
  nonisolated public enum State: Int, Sendable {
    /// It is not chosen.
    case off = 0
    /// It is chosen.
    case on = 1
    /// It is chosen in part.
    case mixed = 2
  }
}
