/// What a part of a form may have to look at again.
nonisolated struct ChangeSignals: OptionSet, Sendable {
  let rawValue: UInt8

  /// Whether the provider is hidden.
  static let hiding = ChangeSignals(rawValue: 1)
  /// What the part is made of: the values of a provider, the providers of a group, the sections of a form.
  static let content = ChangeSignals(rawValue: 2)
  /// Values that a source delivered later.
  static let arrival = ChangeSignals(rawValue: 4)
}
