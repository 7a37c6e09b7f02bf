/// How a cell takes part in the drawing of its section.
nonisolated struct TableSectionEdges: Equatable, Sendable {
  /// Whether the section is a box with rounded corners.
  var isInset = false
  /// Whether the section is drawn apart from the background.
  var isGrouped = false
  var isFirst = false
  var isLast = false
  /// Whether a line below parts the cell from the next one.
  var hasSeparator = false
}
