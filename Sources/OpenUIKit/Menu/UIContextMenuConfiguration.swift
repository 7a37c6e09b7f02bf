public import Foundation

/// Gives a controller to show beside a menu; OpenUIKit's menus are compact and show none.
public typealias UIContextMenuContentPreviewProvider = () -> UIViewController?

/// Gives the menu, from the elements that the system suggests.
public typealias UIContextMenuActionProvider = ([UIMenuElement]) -> UIMenu?

/// What a context menu shows.
@MainActor
open class UIContextMenuConfiguration: NSObject {
  private let storedIdentifier: any NSCopying
  let actionProvider: UIContextMenuActionProvider?

  /// Creates a configuration.
  ///
  /// - Parameters:
  ///   - identifier: What the configuration is known by; unique when nil.
  ///   - previewProvider: Gives a preview for menus that have one, as those of a desktop do not.
  ///   - actionProvider: Gives the menu when it is about to be shown.
  public convenience init(
    identifier: (any NSCopying)? = nil,
    previewProvider: UIContextMenuContentPreviewProvider? = nil,
    actionProvider: UIContextMenuActionProvider? = nil
  ) {
    self.init(storedIdentifier: identifier ?? NSUUID(), actionProvider: actionProvider)
  }

  private init(storedIdentifier: any NSCopying, actionProvider: UIContextMenuActionProvider?) {
    self.storedIdentifier = storedIdentifier
    self.actionProvider = actionProvider
    super.init()
  }

  /// What the configuration is known by.
  open var identifier: any NSCopying { storedIdentifier }
}
