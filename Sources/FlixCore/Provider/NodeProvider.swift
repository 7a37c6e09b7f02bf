/// What gives a form a run of nodes: one for each of its values.
///
/// This is the part that table and collection views share; adopt one of the protocols made for them.
@MainActor
public protocol NodeProvider: AnyObject {
  /// The type of a value. Each value is one row or item.
  associatedtype Value
  /// Where the values come from, an array unless said otherwise. It delivers values of the type `Value`.
  associatedtype Values: ValueSource = [Value]

  /// The values, in the order in which they are shown.
  ///
  /// The method runs again when `@Observable` state changes that it read. The state is to be changed on the main actor:
  /// a change on another thread is announced before it is made, and may be overlooked.
  func createValues() -> Values

  /// Makes the values and begins to deliver them.
  ///
  /// There is nothing to implement: the default delivers what `createValues()` makes. It stands here, and not as a
  /// constraint of `Values`, because the compiler can then find out `Value` by itself.
  func deliverValues(to receive: @escaping @MainActor ([Value]) -> Void) -> ValueSubscription?

  /// How one list of values is compared with the next, by position unless said otherwise.
  var valueComparison: ValueComparison<Value> { get }

  /// Whether the cell that shows a value can show what the value changes to.
  ///
  /// If not, as when values are shown by cells of different classes, a changed value gets a new cell. The default is
  /// `true`.
  var reconfiguresCells: Bool { get }

  /// The provider's identity: unique in the process, the same for the provider's life, and never that of another.
  ///
  /// Serves as the reuse identifier of the provider's cells.
  var _flix_identity: String { get }
}

extension NodeProvider where Values.Value == Value {
  /// Delivers what `createValues()` makes.
  public func deliverValues(to receive: @escaping @MainActor ([Value]) -> Void) -> ValueSubscription? {
    createValues().start(receive)
  }
}

extension NodeProvider {
  /// Compares values by position.
  public var valueComparison: ValueComparison<Value> { .position }

  /// Changed values keep their cells.
  public var reconfiguresCells: Bool { true }

  /// The identity given on first use, or the type and its custom identity.
  public var _flix_identity: String { ProviderIdentity.of(self) }
}
