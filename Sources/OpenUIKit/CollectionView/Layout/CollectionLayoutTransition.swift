import Foundation

/// What of a collection view was where before a batch, and where it is after it.
@MainActor
struct CollectionLayoutTransition {
  let update: ListUpdate
  /// The attributes of what was in sight before the batch, and around it.
  let old: [CollectionElement: UICollectionViewLayoutAttributes]
  private(set) weak var layout: UICollectionViewLayout?

  init(_ update: ListUpdate, old: [CollectionElement: UICollectionViewLayoutAttributes], layout: UICollectionViewLayout)
  {
    self.update = update
    self.old = old
    self.layout = layout
  }

  /// The element before the batch of one after it; nil for what is new. What stands beside all items has a path of one
  /// index, and stays.
  func oldElement(_ new: CollectionElement) -> CollectionElement? {
    switch new {
    case .cell(let indexPath): return update.oldIndexPath(indexPath).map(CollectionElement.cell)
    case .supplementary(let kind, let indexPath), .decoration(let kind, let indexPath):
      guard indexPath.count == 2 else { return new }
      if layout?.belongsToItems(kind: kind) == true { return update.oldIndexPath(indexPath).map(new.at) }
      return update.sections.old(indexPath.section).map { new.at(IndexPath(item: indexPath.item, section: $0)) }
    }
  }

  /// The element after the batch of one before it; nil for what is gone.
  func newElement(_ old: CollectionElement) -> CollectionElement? {
    switch old {
    case .cell(let indexPath): return update.newIndexPath(indexPath).map(CollectionElement.cell)
    case .supplementary(let kind, let indexPath), .decoration(let kind, let indexPath):
      guard indexPath.count == 2 else { return old }
      if layout?.belongsToItems(kind: kind) == true { return update.newIndexPath(indexPath).map(old.at) }
      return update.sections.new(indexPath.section).map { old.at(IndexPath(item: indexPath.item, section: $0)) }
    }
  }

  /// Whether an element before the batch gets another view although its place goes on.
  func isRenewed(_ old: CollectionElement) -> Bool {
    switch old {
    case .cell(let indexPath): update.isRenewed(.row(indexPath))
    case .supplementary(_, let indexPath): indexPath.count == 2 && update.isReloaded(section: indexPath.section)
    case .decoration: false
    }
  }

  /// Where an element that goes on was; nil for what is new, renewed or was far out of sight.
  func before(_ new: CollectionElement) -> UICollectionViewLayoutAttributes? {
    oldElement(new).flatMap { isRenewed($0) ? nil : old[$0] }
  }

  /// Where an element that goes on is now; nil for what is gone or renewed.
  func after(_ old: CollectionElement) -> UICollectionViewLayoutAttributes? {
    guard !isRenewed(old), let new = newElement(old) else { return nil }
    return layout?.attributes(of: new)
  }
}
