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
  /// - Parameter identity: The identity of a value, the same each time it is asked for.
  public static func identity<ID: Hashable>(_ identity: @escaping (Value) -> ID) -> ValueComparison
  where Value: Equatable {
    ValueComparison(
      changesBetween: { keyedDifference(from: $0, to: $1, identifiedBy: identity, isEqual: ==) },
      repeatedIdentity: { values, inserted in
        firstRepetition(in: values, among: inserted, identity: identity).map { "\($0)" }
      }
    )
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

/// Finds an identity that occurs twice, given that only the inserted values can repeat one.
///
/// - Complexity: O(*n*) expected, and without hashing where few values were inserted.
private nonisolated func firstRepetition<Value, ID: Hashable>(
  in values: [Value],
  among inserted: [Int]?,
  identity: (Value) -> ID
) -> ID? {
  if let inserted, inserted.count <= 4 {
    for index in inserted {
      let candidate = identity(values[index])
      for other in values.indices where other != index && identity(values[other]) == candidate { return candidate }
    }
    return nil
  }
  var seen: Set<ID> = Set(minimumCapacity: values.count)
  for value in values {
    let candidate = identity(value)
    if !seen.insert(candidate).inserted { return candidate }
  }
  return nil
}
