import Foundation

/// How many items each section of a list has, and how many lie before each item.
nonisolated struct SectionCounts: Sendable {
  let counts: [Int]
  /// The number of items before each section, and of all at the end.
  private let starts: [Int]

  init(_ counts: [Int] = []) {
    self.counts = counts
    var starts = [0]
    starts.reserveCapacity(counts.count + 1)
    for count in counts { starts.append(starts[starts.count - 1] + count) }
    self.starts = starts
  }

  var numberOfSections: Int { counts.count }
  var numberOfItems: Int { starts[starts.count - 1] }

  func contains(_ indexPath: IndexPath) -> Bool {
    indexPath.count == 2 && counts.indices.contains(indexPath.section) && indexPath.item >= 0
      && indexPath.item < counts[indexPath.section]
  }

  /// How many items lie before this one in all sections.
  func ordinal(of indexPath: IndexPath) -> Int { starts[indexPath.section] + indexPath.item }

  /// The item with a number of items before it; nil when there are not so many. O(log sections)
  func indexPath(ordinal: Int) -> IndexPath? {
    guard ordinal >= 0, ordinal < numberOfItems else { return nil }
    let section = starts.partitionPoint { $0 <= ordinal } - 1
    return IndexPath(item: ordinal - starts[section], section: section)
  }
}
