public import Foundation

/// A place between two characters of a text.
@MainActor
open class UITextPosition: NSObject {
  /// Creates a place; those of a text come from the view that shows it.
  public override init() {
    super.init()
  }
}
