public import Foundation

/// One change of a batch, as a layout is told of it.
@MainActor
open class UICollectionViewUpdateItem: NSObject {
  /// What happens to an item or section.
  public nonisolated enum Action: Int, Sendable {
    /// It is new.
    case insert = 0
    /// It goes.
    case delete = 1
    /// It gets another cell.
    case reload = 2
    /// It changes its place.
    case move = 3
    /// Nothing.
    case none = 4
  }

  /// The place before the batch; nil for what is inserted. The item is `NSNotFound` where a whole section changes.
  open private(set) var indexPathBeforeUpdate: IndexPath?

  /// The place after the batch; nil for what is deleted. The item is `NSNotFound` where a whole section changes.
  open private(set) var indexPathAfterUpdate: IndexPath?

  /// What happens.
  open private(set) var updateAction: Action

  init(_ action: Action, before: IndexPath?, after: IndexPath?) {
    updateAction = action
    indexPathBeforeUpdate = before
    indexPathAfterUpdate = after
    super.init()
  }
}
