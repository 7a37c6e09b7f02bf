import Foundation

/// A button of an alert.
@MainActor
open class UIAlertAction: NSObject {
  /// What kind of action it is.
  public nonisolated enum Style: Int, Sendable {
    /// One like any other.
    case `default` = 0
    /// Leaves everything as it is; Escape does the same.
    case cancel = 1
    /// Changes or deletes something.
    case destructive = 2
  }

  private let storedTitle: String?
  private let storedStyle: Style
  private let handler: ((UIAlertAction) -> Void)?
  weak var alert: UIAlertController?

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - title: The title of the button.
  ///   - style: What kind of action it is.
  ///   - handler: Called when a person chose it, after the alert has gone.
  public convenience init(title: String?, style: UIAlertAction.Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init(storedTitle: title, storedStyle: style, handler: handler)
  }

  private init(storedTitle: String?, storedStyle: Style, handler: ((UIAlertAction) -> Void)?) {
    self.storedTitle = storedTitle
    self.storedStyle = storedStyle
    self.handler = handler
    super.init()
  }

  /// The title of the button.
  open var title: String? { storedTitle }

  /// What kind of action it is.
  open var style: UIAlertAction.Style { storedStyle }

  /// Whether a person can choose it.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { alert?.actionDidChange(self) } }
  }

  final func perform() {
    handler?(self)
  }
}
