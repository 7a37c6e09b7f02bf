/// Finds an identity that occurs twice, given that only the inserted values can repeat one.
///
/// - Complexity: O(*n*) expected, and without hashing where few values were inserted.
@inlinable
nonisolated func firstRepetition<Comparison: ElementComparison>(
  in values: [Comparison.Element],
  among inserted: [Int]?,
  by comparison: Comparison
) -> Comparison.ID? {
  values.withUnsafeBufferPointer { values in
    if let inserted, inserted.count <= 4 {
      for index in inserted {
        let candidate = values[index]
        for other in values.indices {
          if comparison.areSame(values[other], candidate), other != index { return comparison.identity(of: candidate) }
        }
      }
      return nil
    }
    if values.count < 2 { return nil }
    return withUnsafeTemporaryAllocation(of: UInt64.self, capacity: IdentityTable.capacity(for: values.count)) {
      let table = IdentityTable(in: $0)
      for index in values.indices {
        let candidate = values[index]
        let other = table.insert(index, key: comparison.key(of: candidate)) {
          comparison.areSame(values[$0], candidate)
        }
        if other != nil { return comparison.identity(of: candidate) }
      }
      return nil
    }
  }
}
