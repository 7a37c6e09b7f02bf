import Foundation

/// What a navigation bar shows for one screen.
@MainActor
open class UINavigationItem: NSObject {
  var changed: (() -> Void)?

  /// Creates an item.
  ///
  /// - Parameter title: The title in the middle of the bar.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The title in the middle of the bar.
  open var title: String? {
    didSet { if title != oldValue { changed?() } }
  }

  /// What the back button of the next screen is called; the title of this one unless set.
  open var backButtonTitle: String? {
    didSet { if backButtonTitle != oldValue { changed?() } }
  }

  /// Whether the back button is missing while this screen is on top.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { changed?() } }
  }
}
