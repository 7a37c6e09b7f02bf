import Foundation

/// The order of all rows or items of a list, across sections.
nonisolated protocol ListOrder {
  /// How many rows or items lie before this one in all sections.
  func ordinal(of indexPath: IndexPath) -> Int
  /// The row or item with a number of others before it; nil when there are not so many.
  func indexPath(ordinal: Int) -> IndexPath?
}

nonisolated extension ListExtents: ListOrder {}
nonisolated extension SectionCounts: ListOrder {}

nonisolated extension ListUpdate {
  /// What gets the keyboard focus when the one that shows it goes: the next that stays, else the one before.
  ///
  /// - Parameters:
  ///   - old: What shows the focus, before the batch.
  ///   - order: The order before the batch.
  ///   - reach: How far to look.
  /// - Returns: The place after the batch; nil when what shows the focus stays, or nothing does.
  func heir(of old: IndexPath, in order: some ListOrder, reach: Int) -> IndexPath? {
    if let new = newIndexPath(old) { return isRenewed(.row(old)) ? new : nil }
    let ordinal = order.ordinal(of: old)
    for distance in 1...reach {
      if let next = order.indexPath(ordinal: ordinal + distance).flatMap(newIndexPath) { return next }
    }
    for distance in 1...reach {
      if let previous = order.indexPath(ordinal: ordinal - distance).flatMap(newIndexPath) { return previous }
    }
    return nil
  }
}
