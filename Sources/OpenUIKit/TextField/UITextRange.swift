public import Foundation

/// A part of a text, from one place to another.
@MainActor
open class UITextRange: NSObject {
  /// Creates a part of a text; those of a text come from the view that shows it.
  public override init() {
    super.init()
  }

  /// Where the part begins.
  open var start: UITextPosition { UITextPosition() }

  /// Where the part ends.
  open var end: UITextPosition { UITextPosition() }

  /// Whether the part has no characters.
  open var isEmpty: Bool { true }
}
