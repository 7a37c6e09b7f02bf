/// The name of what an app adds to the state of its cells and views.
nonisolated public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String

  /// Creates a key.
  ///
  /// - Parameter rawValue: A name that no other part of the program uses.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// Creates a key.
  ///
  /// - Parameter rawValue: A name that no other part of the program uses.
  public init(_ rawValue: String) {
    self.rawValue = rawValue
  }
}
