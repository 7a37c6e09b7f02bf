nonisolated extension Changeset {
  /// Adds the changes of the nodes of one section.
  mutating func append(_ items: ListChanges, sectionBefore before: Int, sectionAfter after: Int) {
    deletes.reserveCapacity(deletes.count + items.deletes.count)
    inserts.reserveCapacity(inserts.count + items.inserts.count)
    for item in items.deletes { deletes.append(NodePosition(section: before, item: item)) }
    for item in items.inserts { inserts.append(NodePosition(section: after, item: item)) }
    for move in items.moves {
      moves.append(
        Move(
          from: NodePosition(section: before, item: move.from),
          to: NodePosition(section: after, item: move.to)
        )
      )
    }
    for item in items.reconfigures { reconfigures.append(NodePosition(section: before, item: item)) }
  }
}
