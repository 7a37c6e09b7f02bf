nonisolated extension Changeset {
  /// Where a node is after the batch that is at a position before it, or `nil` if it is gone.
  ///
  /// - Complexity: O(*k* log *k*) for *k* changes.
  public func newPosition(of position: NodePosition) -> NodePosition? {
    guard let section = newSection(of: position.section) else { return nil }
    var leaving = deletes.filter { $0.section == position.section }.map(\.item)
    if leaving.contains(position.item) { return nil }
    for move in moves where move.from.section == position.section {
      if move.from == position { return move.to }
      leaving.append(move.from.item)
    }
    let coming = (inserts + moves.map(\.to)).filter { $0.section == section }.map(\.item)
    return NodePosition(section: section, item: Self.place(of: position.item, leaving: leaving, coming: coming))
  }

  private func newSection(of section: Int) -> Int? {
    if let move = sectionMoves.first(where: { $0.from == section }) { return move.to }
    if sectionDeletes.contains(section) { return nil }
    return Self.place(
      of: section,
      leaving: sectionDeletes + sectionMoves.map(\.from),
      coming: sectionInserts + sectionMoves.map(\.to)
    )
  }

  /// The index after of what stays, when others leave their indices before and come to theirs after.
  private static func place(of index: Int, leaving: [Int], coming: [Int]) -> Int {
    var place = index - leaving.count { $0 < index }
    for taken in coming.sorted() where taken <= place { place += 1 }
    return place
  }
}
