/// A listener that can be told to stop. Releasing the token stops it, too.
public final class EventToken: Hashable {
  private var onCancel: (() -> Void)?

  init(onCancel: @escaping () -> Void) {
    self.onCancel = onCancel
  }

  /// Ends the calls. A second call does nothing.
  public func cancel() {
    onCancel?()
    onCancel = nil
  }

  /// Keeps the token in a set.
  public func store(in tokens: inout Set<EventToken>) {
    tokens.insert(self)
  }

  /// Whether two tokens are one.
  public nonisolated static func == (lhs: EventToken, rhs: EventToken) -> Bool { lhs === rhs }

  /// Hashes the token's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
