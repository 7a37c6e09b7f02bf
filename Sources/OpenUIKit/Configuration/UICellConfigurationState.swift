/// The state of a cell.
nonisolated public struct UICellConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection

  /// Whether the cell takes no events of a person.
  public var isDisabled = false
  /// Whether the cell is being pressed.
  public var isHighlighted = false
  /// Whether the cell is selected.
  public var isSelected = false
  /// Whether the cell has the keyboard focus.
  public var isFocused = false
  /// Whether the cell stays in sight while other content passes behind it.
  public var isPinned = false
  /// Whether the cell is being edited.
  public var isEditing = false
  /// Whether the items below that of the cell are seen, where it is in an outline.
  public var isExpanded = false
  /// Whether the cell shows the actions that a swipe reveals.
  public var isSwiped = false
  /// Whether a person has lifted the cell to move it.
  public var isReordering = false

  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}
