extension UIMenu {
  /// How a menu shows its elements.
  nonisolated public struct Options: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// They stand in the menu around it, between lines.
    public static let displayInline = Options(rawValue: 1 << 0)
    /// The menu is shown as something that destroys.
    public static let destructive = Options(rawValue: 1 << 1)
    /// One of the actions is marked as chosen at a time; choosing another moves the mark.
    public static let singleSelection = Options(rawValue: 1 << 5)
  }

  /// What a menu is known by.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier.
    ///
    /// - Parameter rawValue: A text that no other menu's identifier has.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
