import Foundation

/// A batch of a table view while it is recorded: the changes, how they are to look, and who waits for the end.
struct TableUpdates: ListUpdates {
  typealias Animation = UITableView.RowAnimation

  var batch = ListBatch()
  var completions: [(Bool) -> Void] = []
  /// `reloadData` was called inside the batch and takes its place.
  var isReplacedByReload = false
  /// The batch ended during a layout and is carried out after it.
  var isCommitPending = false
  private(set) var deletedSections: [Int: Animation] = [:]
  private(set) var insertedSections: [Int: Animation] = [:]
  private(set) var reloadedSections: [Int: Animation] = [:]
  private(set) var deletedRows: [IndexPath: Animation] = [:]
  private(set) var insertedRows: [IndexPath: Animation] = [:]
  private(set) var reloadedRows: [IndexPath: Animation] = [:]

  mutating func insertSections(_ sections: IndexSet, _ animation: Animation) {
    batch.insertedSections += sections
    for section in sections { insertedSections[section] = animation }
  }

  mutating func deleteSections(_ sections: IndexSet, _ animation: Animation) {
    batch.deletedSections += sections
    for section in sections { deletedSections[section] = animation }
  }

  mutating func reloadSections(_ sections: IndexSet, _ animation: Animation) {
    batch.reloadedSections += sections
    for section in sections { reloadedSections[section] = animation }
  }

  mutating func insertRows(_ rows: [IndexPath], _ animation: Animation) {
    batch.insertedRows += rows
    for row in rows { insertedRows[row] = animation }
  }

  mutating func deleteRows(_ rows: [IndexPath], _ animation: Animation) {
    batch.deletedRows += rows
    for row in rows { deletedRows[row] = animation }
  }

  mutating func reloadRows(_ rows: [IndexPath], _ animation: Animation) {
    batch.reloadedRows += rows
    for row in rows { reloadedRows[row] = animation }
  }

  /// Whether every change asked for none.
  var isWithoutAnimation: Bool {
    let wanted = [deletedSections.values, insertedSections.values, reloadedSections.values].flatMap { $0 }
    let rows = [deletedRows.values, insertedRows.values, reloadedRows.values].flatMap { $0 }
    let all = wanted + rows
    return !all.isEmpty && all.allSatisfy { $0 == .none }
  }

  /// How a part that is there before the batch goes.
  func departure(of part: ListPart) -> Animation {
    if let animation = deletedSections[part.section] ?? reloadedSections[part.section] { return animation }
    guard case .row(let indexPath) = part else { return .automatic }
    return deletedRows[indexPath] ?? reloadedRows[indexPath] ?? .automatic
  }

  /// How a part that is there after the batch comes.
  func arrival(of part: ListPart, in update: ListUpdate) -> Animation {
    if let animation = insertedSections[part.section] { return animation }
    if let old = update.sections.old(part.section), let animation = reloadedSections[old] { return animation }
    guard case .row(let indexPath) = part else { return .automatic }
    if let animation = insertedRows[indexPath] { return animation }
    return update.oldIndexPath(indexPath).flatMap { reloadedRows[$0] } ?? .automatic
  }
}
