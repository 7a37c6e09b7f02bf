import Foundation

/// The changes recorded between the begin and the end of a batch, as they were asked for.
///
/// Deletes, reloads, reconfigures and the sources of moves count in the state before the batch, inserts and the targets
/// of moves in the state after it, whatever order they were recorded in.
nonisolated struct ListBatch: Sendable {
  struct Move<Index: Hashable & Sendable>: Hashable, Sendable {
    var from: Index
    var to: Index
  }

  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [Move<Int>] = []
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var reconfiguredRows: [IndexPath] = []
  var movedRows: [Move<IndexPath>] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && reconfiguredRows.isEmpty
      && movedRows.isEmpty
  }
}
