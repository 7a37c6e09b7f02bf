import Foundation

extension UITableView: SnapshotView {
  final func takeMovedRow() -> ListBatch.Move<IndexPath>? {
    defer { movedRow = nil }
    return movedRow
  }

  final func record(_ changes: ListBatch, animation: RowAnimation) {
    deleteSections(IndexSet(changes.deletedSections), with: animation)
    insertSections(IndexSet(changes.insertedSections), with: animation)
    reloadSections(IndexSet(changes.reloadedSections), with: animation)
    for move in changes.movedSections { moveSection(move.from, toSection: move.to) }
    deleteRows(at: changes.deletedRows, with: animation)
    insertRows(at: changes.insertedRows, with: animation)
    reloadRows(at: changes.reloadedRows, with: animation)
    reconfigureRows(at: changes.reconfiguredRows)
    for move in changes.movedRows { moveRow(at: move.from, to: move.to) }
  }
}
