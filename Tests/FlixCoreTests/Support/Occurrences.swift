import FlixCore

/// The rule for lists in which identities repeat, by its definition.
enum Occurrences {
  private struct Key: Hashable {
    let identity: Int
    let occurrence: Int
  }

  /// Whether the difference of two lists pairs the n-th occurrence of each identity with the n-th, says which of them
  /// changed, and moves the fewest.
  static func areRight(from old: [Int], to new: [Int]) -> Bool {
    let before = old.enumerated().map { Element(id: $1, content: $0 % 2) }
    let after = new.enumerated().map { Element(id: $1, content: $0 % 3) }
    let changes = keyedDifference(from: before, to: after, identifiedBy: { $0.id }, isEqual: ==)
    let places = Dictionary(uniqueKeysWithValues: keys(of: old).enumerated().map { ($1, $0) })
    let sources = keys(of: new).map { places[$0] }
    guard Self.sources(in: changes, old.count, new.count) == sources else { return false }

    let changed = new.indices.filter { place in sources[place].map { before[$0] != after[place] } ?? false }
    let moved = Set(changes.moves.map(\.to))
    let survivors = sources.compactMap { $0 }
    return changes.reconfigures == changed.filter { !moved.contains($0) }.compactMap { sources[$0] }
      && changes.reconfiguresAfterMove == changed.filter(moved.contains)
      && changes.moves.count == survivors.count - longestIncrease(survivors)
  }

  private struct Element: Equatable {
    let id: Int
    let content: Int
  }

  private static func keys(of list: [Int]) -> [Key] {
    var counts: [Int: Int] = [:]
    return list.map { identity in
      counts[identity, default: 0] += 1
      return Key(identity: identity, occurrence: counts[identity, default: 0])
    }
  }

  /// For each place after, the place before of what stands there.
  private static func sources(in changes: ListChanges, _ before: Int, _ after: Int) -> [Int?] {
    var sources = [Int?](repeating: nil, count: after)
    for move in changes.moves { sources[move.to] = move.from }
    let left = Set(changes.deletes + changes.moves.map(\.from))
    let come = Set(changes.inserts + changes.moves.map(\.to))
    let kept = (0..<before).filter { !left.contains($0) }
    for (source, place) in zip(kept, (0..<after).filter { !come.contains($0) }) { sources[place] = source }
    return sources
  }

  private static func longestIncrease(_ numbers: [Int]) -> Int {
    var best: [Int] = []
    for (index, number) in numbers.enumerated() {
      best.append(1 + ((0..<index).filter { numbers[$0] < number }.map { best[$0] }.max() ?? 0))
    }
    return best.max() ?? 0
  }
}
