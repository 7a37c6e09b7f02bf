/// Input that a form can handle but that is hardly meant.
public nonisolated enum FormProblem: Hashable, Sendable, CustomStringConvertible {
  /// Two values of a provider have the same identity. Each occurrence is a node of its own.
  case duplicateIdentity(provider: String, identity: String)
  /// A provider stands at two places of one form. Only the first place shows it.
  case providerUsedTwice(provider: String)
  /// A group gives a provider that is not among those which it lists. It is shown all the same.
  case unlistedProvider(group: String, provider: String)
  /// A source of values failed. The last values stay.
  case valueSourceFailed(error: String)

  /// The problem as a sentence.
  public var description: String {
    switch self {
    case .duplicateIdentity(let provider, let identity):
      "Provider \(provider) has more than one value with the identity \"\(identity)\"; "
        + "each occurrence is treated as a value of its own, in order of appearance."
    case .providerUsedTwice(let provider):
      "Provider \(provider) is used more than once in a form; only its first place is shown."
    case .unlistedProvider(let group, let provider):
      "Group \(group) gives the provider \(provider), which is not one of its providers; it is shown all the same."
    case .valueSourceFailed(let error):
      "A source of values failed, and its last values stay: \(error)"
    }
  }
}
