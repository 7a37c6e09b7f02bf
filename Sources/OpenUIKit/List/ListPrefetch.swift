import Foundation

/// The rows or items ahead of what is in sight whose data was asked for.
nonisolated struct ListPrefetch: Sendable {
  /// What was announced and has not been in sight since.
  private(set) var announced: Set<IndexPath> = []
  private var lastFirst: Int?
  private var isForward = true

  /// What to announce and what to take back, both in the order of the list.
  struct Change: Equatable, Sendable {
    var coming: [IndexPath] = []
    var cancelled: [IndexPath] = []
  }

  /// Follows what is in sight: as much again is announced in the direction of scrolling.
  ///
  /// - Parameters:
  ///   - shown: What is in sight.
  ///   - order: The order of the list.
  mutating func follow(_ shown: [IndexPath], in order: some ListOrder) -> Change {
    let ordinals = shown.map(order.ordinal)
    guard let first = ordinals.min(), let last = ordinals.max() else {
      return Change(cancelled: takeBack { _ in false })
    }
    if let lastFirst, lastFirst != first { isForward = first > lastFirst }
    lastFirst = first
    let ahead = isForward ? last + 1..<last + 1 + shown.count : first - shown.count..<first
    let coming = ahead.compactMap(order.indexPath)
    let wanted = Set(coming)
    announced.subtract(shown)
    let cancelled = takeBack { wanted.contains($0) }
    let new = coming.filter { !announced.contains($0) }
    announced.formUnion(new)
    return Change(coming: new, cancelled: cancelled)
  }

  /// Forgets everything, for example because the places mean something else now.
  mutating func reset() {
    announced = []
    lastFirst = nil
    isForward = true
  }

  private mutating func takeBack(unless isWanted: (IndexPath) -> Bool) -> [IndexPath] {
    let cancelled = announced.filter { !isWanted($0) }
    announced.subtract(cancelled)
    return cancelled.sorted()
  }
}
