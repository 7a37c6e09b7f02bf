import FlixCore

/// What a view is told in one batch, in UIKit's terms.
package struct BatchCalls {
  package var sectionDeletes: [Int] = []
  package var sectionInserts: [Int] = []
  package var sectionReloads: [Int] = []
  package var sectionMoves: [ListChanges.Move] = []
  package var deletes: [NodePosition] = []
  package var inserts: [NodePosition] = []
  package var reloads: [NodePosition] = []
  package var reconfigures: [NodePosition] = []
  package var moves: [Changeset.Move] = []

  package init() {}

  /// What a batch of a form's changes tells a view.
  package init(_ changes: Changeset) {
    sectionDeletes = changes.sectionDeletes
    sectionInserts = changes.sectionInserts
    sectionMoves = changes.sectionMoves
    deletes = changes.deletes
    inserts = changes.inserts
    reconfigures = changes.reconfigures
    moves = changes.moves
  }

  /// The first thing in the batch that UIKit takes, or seems to take, and is known to do wrong.
  ///
  /// - Parameters:
  ///   - before: The numbers of rows of the sections before.
  ///   - after: The numbers of rows of the sections after.
  package func knownFault(before: [Int], after: [Int]) -> String? {
    let updated = Set(reloads + reconfigures)
    if let move = moves.first(where: { updated.contains($0.from) }) {
      return "row \(move.from) is moved and updated in one batch"
    }
    let leaving = Set((deletes + moves.map(\.from)).map(\.section))
    if let move = sectionMoves.first(where: { $0.from == $0.to && leaving.contains($0.from) }) {
      return "section \(move.from) moves to its own index and a row leaves it"
    }
    let sources = Set(sectionMoves.map(\.from))
    if let row = (deletes + reloads + reconfigures + moves.map(\.from)).first(where: { sources.contains($0.section) }) {
      return "row \(row) changes in a section that moves"
    }
    let targets = Set(sectionMoves.map(\.to))
    if let row = (inserts + moves.map(\.to)).first(where: { targets.contains($0.section) }) {
      return "row \(row) comes into a section that moves"
    }
    if !sectionMoves.isEmpty, !sectionInserts.isEmpty, !inserts.isEmpty {
      return "section inserts, section moves and row inserts in one batch"
    }
    // A reloaded section keeps its place among those that stay; without other changes of sections, its index.
    let isEmpty = sectionReloads.contains { before.indices.contains($0) && before[$0] == 0 }
    let becomesEmpty =
      before.count == after.count && sectionReloads.contains { after.indices.contains($0) && after[$0] == 0 }
    if sectionReloads.count > 1, isEmpty || becomesEmpty { return "two sections are reloaded, one of them empty" }
    return nil
  }
}
