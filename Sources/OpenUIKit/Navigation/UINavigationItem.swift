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

  /// The item whose title the back button of the next screen has.
  open var backBarButtonItem: UIBarButtonItem? {
    didSet { if backBarButtonItem !== oldValue { changed?() } }
  }

  /// Whether the back button is missing while this screen is on top.
  open var hidesBackButton = false {
    didSet { if hidesBackButton != oldValue { changed?() } }
  }

  /// Shows or hides the back button.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// A view in the middle of the bar instead of the title.
  open var titleView: UIView? {
    didSet { if titleView !== oldValue { changed?() } }
  }

  // MARK: Buttons

  /// The items at the leading side, the outermost first; they take the place of the back button.
  open var leftBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsDidChange(leftBarButtonItems) }
  }

  /// The items at the trailing side, the outermost first.
  open var rightBarButtonItems: [UIBarButtonItem]? {
    didSet { itemsDidChange(rightBarButtonItems) }
  }

  /// The outermost item at the leading side.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The outermost item at the trailing side.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Whether the items at the leading side stand beside the back button instead of taking its place.
  open var leftItemsSupplementBackButton = false {
    didSet { if leftItemsSupplementBackButton != oldValue { changed?() } }
  }

  /// Replaces the items at the leading side by one.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }

  /// Replaces the items at the trailing side by one.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }

  /// Replaces the items at the leading side.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }

  /// Replaces the items at the trailing side.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }

  private func itemsDidChange(_ items: [UIBarButtonItem]?) {
    for item in items ?? [] { item.visibilityChanged = { [weak self] in self?.changed?() } }
    changed?()
  }
}
