nonisolated extension ListChanges {
  /// Adds the changes of a part of the list.
  ///
  /// - Parameters:
  ///   - part: The changes, counted from the first element of the part.
  ///   - before: The index before of the part's first element.
  ///   - after: The index after of the part's first element.
  mutating func append(_ part: ListChanges, before: Int, after: Int) {
    for index in part.deletes { deletes.append(before + index) }
    for index in part.inserts { inserts.append(after + index) }
    for move in part.moves { moves.append(Move(from: before + move.from, to: after + move.to)) }
    for index in part.reconfigures { reconfigures.append(before + index) }
    for index in part.reconfiguresAfterMove { reconfiguresAfterMove.append(after + index) }
  }

  /// Deletes and inserts each changed element, instead of keeping it and changing its content.
  ///
  /// - Parameter count: The number of elements before.
  mutating func replaceChanged(count: Int) {
    guard !reconfigures.isEmpty || !reconfiguresAfterMove.isEmpty else { return }
    let changedAfterMove = Set(reconfiguresAfterMove)
    let replaced = moves.filter { changedAfterMove.contains($0.to) }
    moves.removeAll { changedAfterMove.contains($0.to) }

    var isGone = [Bool](repeating: false, count: count)
    var isTaken = [Bool](repeating: false, count: count - deletes.count + inserts.count)
    for index in deletes { isGone[index] = true }
    for index in inserts { isTaken[index] = true }
    for move in moves + replaced {
      isGone[move.from] = true
      isTaken[move.to] = true
    }
    let changed = Set(reconfigures)
    var to = 0
    for from in 0..<count where !isGone[from] {
      while isTaken[to] { to += 1 }
      if changed.contains(from) {
        deletes.append(from)
        inserts.append(to)
      }
      to += 1
    }
    deletes += replaced.map(\.from)
    inserts += replaced.map(\.to)
    reconfigures = []
    reconfiguresAfterMove = []
    sort()
  }

  /// Adds the changes of a part that moves as a whole, so that each of its survivors moves.
  ///
  /// - Parameter count: The number of elements of the part before.
  mutating func appendMoving(_ part: ListChanges, count: Int, before: Int, after: Int) {
    let newCount = count - part.deletes.count + part.inserts.count
    var isGone = [Bool](repeating: false, count: count)
    var isTaken = [Bool](repeating: false, count: newCount)
    for index in part.deletes { isGone[index] = true }
    for index in part.inserts { isTaken[index] = true }
    for move in part.moves {
      isGone[move.from] = true
      isTaken[move.to] = true
    }

    var moved = part
    var isChanged = [Bool](repeating: false, count: count)
    for index in part.reconfigures { isChanged[index] = true }
    moved.reconfigures = []
    var to = 0
    for from in 0..<count where !isGone[from] {
      while isTaken[to] { to += 1 }
      moved.moves.append(Move(from: from, to: to))
      if isChanged[from] { moved.reconfiguresAfterMove.append(to) }
      to += 1
    }
    append(moved, before: before, after: after)
  }

  /// Puts every array into its order.
  mutating func sort() {
    deletes.sort()
    inserts.sort()
    moves.sort { $0.to < $1.to }
    reconfigures.sort()
    reconfiguresAfterMove.sort()
  }
}
