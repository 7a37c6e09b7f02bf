import Flix
import FormTesting

/// A collection view that notes what it is told.
final class StrictCollectionView: UICollectionView {
  let recorder = BatchRecorder()

  /// The numbers of items of all sections.
  var counts: [Int] { (0..<numberOfSections).map { numberOfItems(inSection: $0) } }

  override func setNeedsLayout() {
    super.setNeedsLayout()
    recorder.isLayoutPending = true
  }

  override func layoutSubviews() {
    recorder.isLayoutPending = false
    super.layoutSubviews()
  }

  override func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    recorder.record(in: self, counts: { counts }, { super.performBatchUpdates(updates, completion: completion) })
  }

  override func insertSections(_ sections: IndexSet) {
    recorder.calls.sectionInserts += sections
    super.insertSections(sections)
  }

  override func deleteSections(_ sections: IndexSet) {
    recorder.calls.sectionDeletes += sections
    super.deleteSections(sections)
  }

  override func reloadSections(_ sections: IndexSet) {
    recorder.calls.sectionReloads += sections
    super.reloadSections(sections)
  }

  override func moveSection(_ section: Int, toSection newSection: Int) {
    recorder.calls.sectionMoves.append(.init(from: section, to: newSection))
    super.moveSection(section, toSection: newSection)
  }

  override func insertItems(at indexPaths: [IndexPath]) {
    recorder.calls.inserts += indexPaths.map(\.position)
    super.insertItems(at: indexPaths)
  }

  override func deleteItems(at indexPaths: [IndexPath]) {
    recorder.calls.deletes += indexPaths.map(\.position)
    super.deleteItems(at: indexPaths)
  }

  override func reloadItems(at indexPaths: [IndexPath]) {
    recorder.calls.reloads += indexPaths.map(\.position)
    super.reloadItems(at: indexPaths)
  }

  override func reconfigureItems(at indexPaths: [IndexPath]) {
    recorder.calls.reconfigures += indexPaths.map(\.position)
    super.reconfigureItems(at: indexPaths)
  }

  override func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    recorder.calls.moves.append(.init(from: indexPath.position, to: newIndexPath.position))
    super.moveItem(at: indexPath, to: newIndexPath)
  }
}
