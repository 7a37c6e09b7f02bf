import Foundation

extension UICollectionView: SnapshotView {
  final func takeMovedRow() -> ListBatch.Move<IndexPath>? { nil }

  final func record(_ changes: ListBatch, animation: UITableView.RowAnimation) {
    deleteSections(IndexSet(changes.deletedSections))
    insertSections(IndexSet(changes.insertedSections))
    reloadSections(IndexSet(changes.reloadedSections))
    for move in changes.movedSections { moveSection(move.from, toSection: move.to) }
    deleteItems(at: changes.deletedRows)
    insertItems(at: changes.insertedRows)
    reloadItems(at: changes.reloadedRows)
    reconfigureItems(at: changes.reconfiguredRows)
    for move in changes.movedRows { moveItem(at: move.from, to: move.to) }
  }
}
