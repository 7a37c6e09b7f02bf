extension UITextField {
  /// What stands around a text field.
  nonisolated public enum BorderStyle: Int, Sendable {
    /// Nothing.
    case none = 0
    /// A thin line.
    case line = 1
    /// A frame that looks sunk in.
    case bezel = 2
    /// The desktop's look of a text field.
    case roundedRect = 3
  }

  /// When something in a text field is to be seen.
  nonisolated public enum ViewMode: Int, Sendable {
    /// At no time.
    case never = 0
    /// While the text is being edited.
    case whileEditing = 1
    /// While the text is not being edited.
    case unlessEditing = 2
    /// At any time.
    case always = 3

    /// Whether it is to be seen at present.
    ///
    /// - Parameter isEditing: Whether the text is being edited.
    func shows(whileEditing isEditing: Bool) -> Bool {
      switch self {
      case .never: false
      case .whileEditing: isEditing
      case .unlessEditing: !isEditing
      case .always: true
      }
    }
  }

  /// Why editing ended.
  nonisolated public enum DidEndEditingReason: Int, Sendable {
    /// The text is as it is wanted.
    case committed = 0
  }
}
