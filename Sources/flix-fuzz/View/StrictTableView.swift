import Flix
import FormTesting

/// A table view that notes what it is told.
final class StrictTableView: UITableView {
  let recorder = BatchRecorder()

  /// The numbers of rows of all sections.
  var counts: [Int] { (0..<numberOfSections).map { numberOfRows(inSection: $0) } }

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

  override func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    recorder.calls.sectionInserts += sections
    super.insertSections(sections, with: animation)
  }

  override func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    recorder.calls.sectionDeletes += sections
    super.deleteSections(sections, with: animation)
  }

  override func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    recorder.calls.sectionReloads += sections
    super.reloadSections(sections, with: animation)
  }

  override func moveSection(_ section: Int, toSection newSection: Int) {
    recorder.calls.sectionMoves.append(.init(from: section, to: newSection))
    super.moveSection(section, toSection: newSection)
  }

  override func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    recorder.calls.inserts += indexPaths.map(\.position)
    super.insertRows(at: indexPaths, with: animation)
  }

  override func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    recorder.calls.deletes += indexPaths.map(\.position)
    super.deleteRows(at: indexPaths, with: animation)
  }

  override func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    recorder.calls.reloads += indexPaths.map(\.position)
    super.reloadRows(at: indexPaths, with: animation)
  }

  override func reconfigureRows(at indexPaths: [IndexPath]) {
    recorder.calls.reconfigures += indexPaths.map(\.position)
    super.reconfigureRows(at: indexPaths)
  }

  override func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    recorder.calls.moves.append(.init(from: indexPath.position, to: newIndexPath.position))
    super.moveRow(at: indexPath, to: newIndexPath)
  }
}
