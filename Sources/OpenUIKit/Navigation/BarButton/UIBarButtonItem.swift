import Foundation

/// A button in a bar, or a view of one's own, or space.
///
///     navigationItem.rightBarButtonItem = UIBarButtonItem(
///       systemItem: .add, primaryAction: UIAction { [unowned self] _ in addItem() })
@MainActor
open class UIBarButtonItem: UIBarItem {
  final var systemItem: SystemItem?

  /// Creates a button that shows nothing.
  public override init() {
    super.init()
  }

  /// Creates a button from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  /// Creates a button whose title or image follows from what it is there for.
  ///
  /// - Parameters:
  ///   - systemItem: What it is there for.
  ///   - primaryAction: What it does; its title and image do not count.
  ///   - menu: What it offers: at once without an action, else with a secondary click.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init()
    self.systemItem = systemItem
    if systemItem == .done || systemItem == .save { style = .done }
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Creates a button with a title or an image.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - image: The image, which is shown instead of the title.
  ///   - primaryAction: What the button does; its title and image count where none are given.
  ///   - menu: What it offers: at once without an action, else with a secondary click.
  public convenience init(
    title: String? = nil,
    image: UIImage? = nil,
    primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    // Observers do not run in an initializer of their class.
    takeTexts(from: primaryAction)
    if let title { self.title = title }
    if let image { self.image = image }
    self.menu = menu
  }

  /// Creates an item that is a view.
  ///
  /// - Parameter customView: The view; its size is that of its frame, or else what it asks for.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Space between the items beside it.
  ///
  /// - Parameter width: The width, in points.
  open class func fixedSpace(_ width: CGFloat) -> Self {
    let item = makeSpace(.fixedSpace)
    item.width = width
    return item
  }

  /// Space that takes what is left.
  open class func flexibleSpace() -> Self {
    makeSpace(.flexibleSpace)
  }

  private class func makeSpace(_ systemItem: SystemItem) -> Self {
    guard let item = MetatypeInitializer.makeObject(of: self) as? Self else {
      preconditionFailure("\(self) could not be created.")
    }
    item.systemItem = systemItem
    return item
  }

  /// How the button looks.
  open var style = Style.plain {
    didSet { if style != oldValue { changed?() } }
  }

  /// The width of space, in points.
  open var width: CGFloat = 0 {
    didSet { if width != oldValue { changed?() } }
  }

  /// The view that is shown instead of a button.
  open var customView: UIView? {
    didSet { if customView !== oldValue { changed?() } }
  }

  /// What the button does; unless the button is a system item, it takes title and image from here.
  open var primaryAction: UIAction? {
    didSet {
      guard primaryAction !== oldValue else { return }
      takeTexts(from: primaryAction)
      changed?()
    }
  }

  private func takeTexts(from action: UIAction?) {
    guard let action, systemItem == nil else { return }
    if !action.title.isEmpty { title = action.title }
    if let image = action.image { self.image = image }
  }

  /// What the button offers: at once without an action, else with a secondary click.
  open var menu: UIMenu? {
    didSet { if menu !== oldValue { changed?() } }
  }

  /// Whether the bar leaves the item out.
  open var isHidden = false {
    didSet { if isHidden != oldValue { visibilityChanged?() } }
  }

  /// Called when the bar has to take the item in or leave it out.
  final var visibilityChanged: (() -> Void)?

  /// Done before the action of the button, for buttons of the system.
  final var ownAction: (() -> Void)?

  /// What a press does.
  final func press() {
    ownAction?()
    primaryAction?.performWithSender(self, target: nil)
  }
}
