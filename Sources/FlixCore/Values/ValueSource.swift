/// Where a provider's values come from: an array, or something that delivers arrays over time.
///
/// An array is the natural source. What `createValues()` reads from `@Observable` state while it makes the array is
/// tracked, and the method runs again when that state changes.
@MainActor
public protocol ValueSource<Value> {
  /// The type of one value.
  associatedtype Value

  /// Begins to deliver values.
  ///
  /// A source that has values now delivers them before this method returns, so that a form's first appearance shows
  /// them. A source that has none yet holds nobody back: its provider has no values until it delivers some.
  ///
  /// - Parameter receive: Takes the values, the whole list each time.
  /// - Returns: What keeps the delivery going until it is released, or `nil` if everything is delivered.
  func start(_ receive: @escaping @MainActor ([Value]) -> Void) -> ValueSubscription?
}
