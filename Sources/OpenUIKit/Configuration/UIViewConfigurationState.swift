/// The state of a view such as a header.
nonisolated public struct UIViewConfigurationState: UIConfigurationState, Hashable {
  public var traitCollection: UITraitCollection

  /// Whether the view takes no events of a person.
  public var isDisabled = false
  /// Whether the view is being pressed.
  public var isHighlighted = false
  /// Whether the view is selected.
  public var isSelected = false
  /// Whether the view has the keyboard focus.
  public var isFocused = false
  /// Whether the view stays in sight while other content passes behind it.
  public var isPinned = false

  private var customValues: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) {
    self.traitCollection = traitCollection
  }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { customValues[key] }
    set { customValues[key] = newValue }
  }
}
