extension Array: ValueSource {
  /// Delivers the array, at once and once.
  @MainActor
  public func start(_ receive: @escaping @MainActor ([Element]) -> Void) -> ValueSubscription? {
    receive(self)
    return nil
  }
}
