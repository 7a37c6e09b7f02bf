extension Array: ValueSource {
  /// The type of one value.
  public typealias Value = Element

  /// Delivers the array, at once and once.
  @MainActor
  public func start(_ receive: @escaping @MainActor ([Element]) -> Void) -> ValueSubscription? {
    receive(self)
    return nil
  }
}
