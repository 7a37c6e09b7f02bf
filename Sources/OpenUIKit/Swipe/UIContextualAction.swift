import Foundation

/// What a person can do with a row by swiping it.
@MainActor
open class UIContextualAction: NSObject {
  /// What an action does.
  ///
  /// It gets the action, the view that shows it, and a closure to call when it is done: with true when it did what it is
  /// for, with false when it did not. The row shows its action until then.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// Whether an action takes its row away.
  public nonisolated enum Style: Int, Sendable {
    /// It does something else.
    case normal = 0
    /// It deletes the row, or what the row stands for.
    case destructive = 1
  }

  /// Creates an action.
  ///
  /// - Parameters:
  ///   - style: Whether it takes its row away.
  ///   - title: Its title.
  ///   - handler: What it does.
  public convenience init(style: Style, title: String?, handler: @escaping Handler) {
    self.init(style, title, handler)
  }

  private init(_ style: Style, _ title: String?, _ handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// Whether the action takes its row away.
  open private(set) var style: Style

  /// What the action does.
  open private(set) var handler: Handler

  /// The title; also the name of an action that shows only its image.
  open var title: String?

  /// The colour behind title and image; `nil` stands for grey, or red where the action is destructive.
  open var backgroundColor: UIColor! {
    get { storedBackgroundColor ?? (style == .destructive ? .systemRed : .systemGray) }
    set { storedBackgroundColor = newValue }
  }
  private var storedBackgroundColor: UIColor?

  /// The image, drawn in white.
  open var image: UIImage?
}
