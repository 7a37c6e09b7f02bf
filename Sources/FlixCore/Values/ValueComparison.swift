/// How an update tells which of a provider's values are new, gone, moved or changed.
public nonisolated struct ValueComparison<Value> {
  private let changesBetween: ([Value], [Value]) -> ListChanges
  private let repeatedIdentity: ([Value], [Int]?) -> String?

  /// Values without identity: the value at a place replaces the one that was there, and always counts as changed.
  public static var position: ValueComparison {
    ValueComparison(
      changesBetween: { old, new in
        var changes = ListChanges()
        let common = min(old.count, new.count)
        changes.reconfigures = Array(0..<common)
        changes.deletes = Array(common..<old.count)
        changes.inserts = Array(common..<new.count)
        return changes
      },
      repeatedIdentity: { _, _ in nil }
    )
  }

  /// Values with an identity of their own, which changed if they are not equal.
  ///
  /// For values that are `Identifiable` or have a string for an identity, `identifiable` and `stringIdentifiable` do the
  /// same and are faster.
  ///
  /// - Parameter identity: The identity of a value, the same each time it is asked for.
  @inlinable
  public static func identity<ID: Hashable>(_ identity: @escaping (Value) -> ID) -> ValueComparison
  where Value: Equatable {
    ValueComparison(CustomComparison(identity: identity, isEqual: { $0 == $1 }))
  }

  @inlinable
  init<Comparison: ElementComparison>(_ comparison: Comparison) where Comparison.Element == Value {
    self.init(
      changesBetween: { difference(from: $0, to: $1, by: comparison) },
      repeatedIdentity: { values, inserted in
        firstRepetition(in: values, among: inserted, by: comparison).map { "\($0)" }
      }
    )
  }

  @usableFromInline
  init(
    changesBetween: @escaping ([Value], [Value]) -> ListChanges,
    repeatedIdentity: @escaping ([Value], [Int]?) -> String?
  ) {
    self.changesBetween = changesBetween
    self.repeatedIdentity = repeatedIdentity
  }

  /// The changes from one list of values to the next.
  func changes(from old: [Value], to new: [Value]) -> ListChanges {
    changesBetween(old, new)
  }

  /// The first identity that occurs twice in a list of values, as text.
  ///
  /// - Parameter inserted: The indices of the values that are new since the list was last looked at, or `nil` for all.
  func repeatedIdentity(in values: [Value], inserted: [Int]? = nil) -> String? {
    repeatedIdentity(values, inserted)
  }
}

nonisolated extension ValueComparison where Value: Identifiable & Equatable {
  /// Values that are told apart by their `id`, and changed if they are not equal.
  ///
  /// It is compiled for the type of the values wherever that is known: what is generic and uses it should be
  /// `@inlinable`, too.
  @inlinable
  public static var identifiable: ValueComparison { ValueComparison(IdentifiableComparison()) }
}

nonisolated extension ValueComparison where Value: StringIdentifiableType & Equatable {
  /// Values that are told apart by their `identity`, and changed if they are not equal.
  ///
  /// It is compiled for the type of the values wherever that is known: what is generic and uses it should be
  /// `@inlinable`, too.
  @inlinable
  public static var stringIdentifiable: ValueComparison { ValueComparison(StringIdentityComparison()) }
}
