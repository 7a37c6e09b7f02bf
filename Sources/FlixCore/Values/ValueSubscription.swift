/// A running delivery of values, which ends when the subscription is released.
public nonisolated final class ValueSubscription: Sendable {
  private let end: @Sendable () -> Void

  /// Creates a subscription.
  ///
  /// - Parameter end: Ends the delivery. Called once, on the thread that releases the subscription.
  public init(end: @escaping @Sendable () -> Void) {
    self.end = end
  }

  deinit {
    end()
  }
}
