import Foundation

/// The actions that a swipe over a row shows at one of its ends.
@MainActor
open class UISwipeActionsConfiguration: NSObject {
  /// Creates a configuration.
  ///
  /// - Parameter actions: The actions, beginning at the end of the row.
  public convenience init(actions: [UIContextualAction]) {
    self.init(storing: actions)
  }

  private init(storing actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }

  /// The actions, beginning at the end of the row.
  open private(set) var actions: [UIContextualAction]

  /// Whether a swipe over most of the row performs the first action.
  open var performsFirstActionWithFullSwipe = true
}
