extension UIButton {
  /// What a button looks like.
  nonisolated public enum ButtonType: Int, Sendable {
    /// Title and image without anything else.
    case custom = 0
    /// The desktop's button without background until the pointer is over it.
    case system = 1
  }

  /// What a button means.
  nonisolated public enum Role: Int, Sendable {
    /// Nothing special.
    case normal = 0
    /// The one to press in most cases.
    case primary = 1
    /// It leaves without doing anything.
    case cancel = 2
    /// It destroys something.
    case destructive = 3
  }
}
