import Foundation

/// The selected rows or items of a list, in the order of their selection.
nonisolated struct ListSelection: Sendable {
  private(set) var indexPaths: [IndexPath] = []
  private var members: Set<IndexPath> = []

  var isEmpty: Bool { indexPaths.isEmpty }
  var first: IndexPath? { indexPaths.first }

  func contains(_ indexPath: IndexPath) -> Bool { members.contains(indexPath) }

  mutating func insert(_ indexPath: IndexPath) {
    if members.insert(indexPath).inserted { indexPaths.append(indexPath) }
  }

  mutating func remove(_ indexPath: IndexPath) {
    if members.remove(indexPath) != nil { indexPaths.removeAll { $0 == indexPath } }
  }

  /// Follows a batch: what is deleted or gets another cell is no longer selected.
  mutating func apply(_ update: ListUpdate) {
    indexPaths = indexPaths.compactMap { update.isRenewed(.row($0)) ? nil : update.newIndexPath($0) }
    members = Set(indexPaths)
  }
}
