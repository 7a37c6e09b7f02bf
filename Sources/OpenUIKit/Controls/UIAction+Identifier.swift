extension UIAction {
  /// What an action is known by.
  nonisolated public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Creates an identifier.
    ///
    /// - Parameter rawValue: A text that no other action's identifier has.
    public init(_ rawValue: String) {
      self.rawValue = rawValue
    }
  }
}
