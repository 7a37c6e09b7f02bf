/// What gives a form a run of nodes: one for each of its values.
///
/// This is the part that table and collection views share; adopt one of the protocols made for them.
@MainActor
public protocol NodeProvider: AnyObject {
  /// The type of a value. Each value is one row or item.
  associatedtype Value
  /// Where the values come from, an array unless said otherwise.
  associatedtype Values: ValueSource = [Value] where Values.Element == Value

  /// The values, in the order in which they are shown.
  ///
  /// The method runs again when `@Observable` state changes that it read. The state is to be changed on the main actor:
  /// a change on another thread is announced before it is made, and may be overlooked.
  func createValues() -> Values

  /// How one list of values is compared with the next, by position unless said otherwise.
  var valueComparison: ValueComparison<Value> { get }

  /// The provider's identity: unique in the process, the same for the provider's life, and never that of another.
  ///
  /// Serves as the reuse identifier of the provider's cells.
  var _flix_identity: String { get }
}

extension NodeProvider {
  /// Compares values by position.
  public var valueComparison: ValueComparison<Value> { .position }

  /// The identity given on first use, or the type and its custom identity.
  public var _flix_identity: String { ProviderIdentity.of(self) }
}
