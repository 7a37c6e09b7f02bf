extension UITableView {
  /// How a table view groups its sections.
  public nonisolated enum Style: Int, Sendable {
    /// One uninterrupted list, whose headers stay at the top while their section is in sight.
    case plain = 0
    /// Sections apart from each other, from edge to edge.
    case grouped = 1
    /// Sections apart from each other, as boxes with rounded corners.
    case insetGrouped = 2
  }

  /// How a row comes, goes or changes.
  public nonisolated enum RowAnimation: Int, Sendable {
    /// It fades in or out.
    case fade = 0
    /// It comes from, or goes to, the right.
    case right = 1
    /// It comes from, or goes to, the left.
    case left = 2
    /// It comes from, or goes to, the top.
    case top = 3
    /// It comes from, or goes to, the bottom.
    case bottom = 4
    /// It comes or goes at once, and the others with it.
    case none = 5
    /// It keeps to the middle of its space.
    case middle = 6
    /// The table view chooses.
    case automatic = 100
  }

  /// When rows get the height anew that their content asks for.
  public nonisolated enum SelfSizingInvalidation: Int, Sendable {
    /// When they come into sight, or are reloaded or reconfigured.
    case disabled = 0
    /// Also when the intrinsic size of the cell or its content view is invalidated.
    case enabled = 1
    /// Also when constraints or content sizes inside the content view change.
    case enabledIncludingConstraints = 2
  }

  /// Where a row is to stand after scrolling to it.
  public nonisolated enum ScrollPosition: Int, Sendable {
    /// Anywhere in sight, with the least movement.
    case none = 0
    /// At the top.
    case top = 1
    /// In the middle.
    case middle = 2
    /// At the bottom.
    case bottom = 3
  }
}
