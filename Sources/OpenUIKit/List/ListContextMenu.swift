import Foundation

/// A view of rows or items that have context menus.
@MainActor
protocol ContextMenuList: UIView {
  /// The row or item at a point of the content; nil where there is none.
  func contextMenuIndexPath(at point: CGPoint) -> IndexPath?
  /// The delegate's answer.
  func contextMenuConfiguration(at indexPath: IndexPath?, point: CGPoint) -> UIContextMenuConfiguration?
  /// Shows which row or item the menu is about, or no longer.
  func showContextMenu(_ isShown: Bool, at indexPath: IndexPath)
  /// Tells the delegate.
  func contextMenuWillDisplay(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
  /// Tells the delegate.
  func contextMenuWillEnd(
    _ configuration: UIContextMenuConfiguration,
    _ animator: (any UIContextMenuInteractionAnimating)?
  )
}

/// The context menus of a table or collection view, which are its delegate's affair.
@MainActor
final class ListContextMenu: NSObject, UIContextMenuInteractionDelegate {
  private weak var list: (any ContextMenuList)?
  private var indexPath: IndexPath?
  private(set) lazy var interaction = UIContextMenuInteraction(delegate: self)

  init(of list: any ContextMenuList) {
    self.list = list
    super.init()
    list.addInteraction(interaction)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    indexPath = list?.contextMenuIndexPath(at: location)
    return list?.contextMenuConfiguration(at: indexPath, point: location)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willDisplayMenuFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let indexPath { list?.showContextMenu(true, at: indexPath) }
    list?.contextMenuWillDisplay(configuration, animator)
  }

  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    willEndFor configuration: UIContextMenuConfiguration,
    animator: (any UIContextMenuInteractionAnimating)?
  ) {
    if let indexPath { list?.showContextMenu(false, at: indexPath) }
    indexPath = nil
    list?.contextMenuWillEnd(configuration, animator)
  }
}
