/// One of the options that a radio provider shows.
public nonisolated struct RadioOption<Option: Hashable & Sendable>: Hashable, Identifiable, Sendable {
  /// The option.
  public let option: Option
  /// Whether it is the one that is chosen.
  public let isChecked: Bool

  /// The option, of which there is one among those of a provider.
  public var id: Option { option }
}
