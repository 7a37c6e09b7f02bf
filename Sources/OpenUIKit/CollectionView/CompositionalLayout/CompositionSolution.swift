import Foundation

/// Where the cells of one group lie, and the views beside them.
nonisolated struct CompositionSolution: Sendable {
  struct Cell: Sendable {
    var frame: CGRect
    var zIndex = 0
    /// The axes along which the content has no say.
    var fixedAxes: CollectionAxes
  }

  struct Badge: Sendable {
    var frame: CGRect
    var kind: String
    var zIndex: Int
    /// The cell that it goes with.
    var cell: Int
  }

  var size: CGSize
  var cells: [Cell] = []
  var badges: [Badge] = []

  mutating func offset(x: Double, y: Double) {
    for index in cells.indices { cells[index].frame = cells[index].frame.offsetBy(dx: x, dy: y) }
    for index in badges.indices { badges[index].frame = badges[index].frame.offsetBy(dx: x, dy: y) }
  }

  /// Puts another solution behind, and keeps its badges with its cells.
  mutating func append(_ other: CompositionSolution) {
    let count = cells.count
    cells += other.cells
    badges += other.badges.map { badge in
      var badge = badge
      badge.cell += count
      return badge
    }
  }
}
