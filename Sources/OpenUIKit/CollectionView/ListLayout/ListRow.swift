import Foundation

/// How a cell of a collection view takes part in the drawing of its list.
nonisolated struct ListRow: Equatable, Sendable {
  var edges = TableSectionEdges()
  /// What fills the cell; nil for nothing.
  var background: UIColor?
  /// The lines above and below; nil where there is none.
  var top: Line?
  var bottom: Line?

  struct Line: Equatable, Sendable {
    var color: UIColor
    var insets: NSDirectionalEdgeInsets
    /// Whether the line begins where the separator guide of the cell does.
    var followsGuide: Bool
  }
}
