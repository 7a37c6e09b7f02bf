import Foundation

/// One element that stands at another place of a list than its data source has it.
nonisolated struct ListRelocation: Equatable, Sendable {
  /// Where the data source has it.
  let original: IndexPath
  /// Where it stands.
  var current: IndexPath

  /// Where the data source has the element that stands at a place.
  func original(of shown: IndexPath) -> IndexPath {
    shown == current ? original : ListRelocation.shift(shown, removing: current, inserting: original)
  }

  /// The numbers of elements of the sections as they stand, from those of the data source.
  func counts(_ counts: [Int]) -> [Int] {
    var counts = counts
    counts[original.section] -= 1
    counts[current.section] += 1
    return counts
  }

  private static func shift(_ path: IndexPath, removing gap: IndexPath, inserting place: IndexPath) -> IndexPath {
    var item = path[1]
    if path.section == gap.section, item > gap[1] { item -= 1 }
    if path.section == place.section, item >= place[1] { item += 1 }
    return IndexPath(indexes: [path.section, item])
  }
}
