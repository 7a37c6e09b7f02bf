nonisolated extension ListChanges {
  /// For each element before, its index after, or `nil` if it is gone.
  ///
  /// - Parameter count: The number of elements before.
  /// - Complexity: O(*n* + *k*) for *n* elements and *k* changes, but for hashing.
  func newIndices(count: Int) -> [Int?] {
    var indices = [Int?](repeating: nil, count: count)
    let leaving = Set(deletes).union(moves.map(\.from))
    let coming = Set(inserts).union(moves.map(\.to))
    var next = 0
    for index in 0..<count where !leaving.contains(index) {
      while coming.contains(next) { next += 1 }
      indices[index] = next
      next += 1
    }
    for move in moves { indices[move.from] = move.to }
    return indices
  }
}

nonisolated extension ListChanges.Move {
  /// The same move made after changes that it was made without, or `nil` if its element is gone.
  ///
  /// The element comes to stand behind the one that it was put behind: the nearest of those before it that are left, or
  /// else before the nearest of those after it.
  ///
  /// - Parameters:
  ///   - changes: What happened to the list.
  ///   - before: The number of elements before the changes.
  ///   - after: The number of elements after the changes.
  func carried(over changes: ListChanges, from before: Int, to after: Int) -> ListChanges.Move? {
    let indices = changes.newIndices(count: before)
    guard let from = indices[self.from] else { return nil }
    // The others, before and after, are counted without the element that moves.
    func newPlace(of place: Int) -> Int? {
      indices[place < self.from ? place : place + 1].map { $0 > from ? $0 - 1 : $0 }
    }
    for place in (0..<self.to).reversed() {
      if let found = newPlace(of: place) { return ListChanges.Move(from: from, to: found + 1) }
    }
    for place in self.to..<(before - 1) {
      if let found = newPlace(of: place) { return ListChanges.Move(from: from, to: found) }
    }
    return ListChanges.Move(from: from, to: min(self.to, after - 1))
  }
}
