/// A value that a person moved among the values of its provider.
public struct MoveEvent<Value> {
  /// The index among the provider's values before.
  public let sourceIndex: Int
  /// The index among the provider's values after.
  public let destinationIndex: Int
  /// The value.
  public let value: Value
}
