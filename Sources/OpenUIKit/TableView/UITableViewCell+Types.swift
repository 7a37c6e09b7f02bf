extension UITableViewCell {
  /// How a cell arranges its texts.
  public nonisolated enum CellStyle: Int, Sendable {
    /// A text and an optional image.
    case `default` = 0
    /// A text, and a detail at the other end of the line.
    case value1 = 1
    /// A short text in the tint colour, and a detail next to it.
    case value2 = 2
    /// A text, and a smaller detail below it.
    case subtitle = 3
  }

  /// How a selected cell looks.
  public nonisolated enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none = 0
    /// As with `default`.
    case blue = 1
    /// As with `default`.
    case gray = 2
    /// Shaded.
    case `default` = 3
  }

  /// What the control of a row does that is being edited.
  public nonisolated enum EditingStyle: Int, Sendable {
    /// The row has no control.
    case none = 0
    /// It deletes the row.
    case delete = 1
    /// It inserts a row.
    case insert = 2
  }

  /// What a row shows besides its content.
  public nonisolated struct StateMask: OptionSet, Sendable {
    public let rawValue: UInt

    /// Creates a set of states.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// The row is edited.
    public static let showingEditControl = StateMask(rawValue: 1)
    /// The row shows the action that deletes it, or others.
    public static let showingDeleteConfirmation = StateMask(rawValue: 2)
  }

  /// The sign at the trailing edge of a cell.
  public nonisolated enum AccessoryType: Int, Sendable {
    /// None.
    case none = 0
    /// An arrow: choosing the row opens something.
    case disclosureIndicator = 1
    /// A button for details, and an arrow.
    case detailDisclosureButton = 2
    /// A tick.
    case checkmark = 3
    /// A button for details.
    case detailButton = 4
  }

  /// The line between two cells.
  public nonisolated enum SeparatorStyle: Int, Sendable {
    /// None.
    case none = 0
    /// One thin line.
    case singleLine = 1
  }
}
