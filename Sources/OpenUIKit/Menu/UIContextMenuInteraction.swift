import Foundation

/// Shows a menu for a view: at a press of the secondary button, at a finger that stays, and at the Menu key or Shift+F10
/// while the view or something in it has the keyboard.
@MainActor
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// How a menu looks.
  nonisolated public enum Appearance: Int, Sendable {
    /// No menu is shown.
    case unknown = 0
    /// With a preview.
    case rich = 1
    /// Without a preview.
    case compact = 2
  }

  private weak var storedDelegate: (any UIContextMenuInteractionDelegate)?
  private weak var storedView: UIView?
  private let press = ContextMenuPressRecognizer()
  private var location: CGPoint = .zero
  private(set) var popover: MenuPopover?
  private var configuration: UIContextMenuConfiguration?

  /// Creates an interaction.
  ///
  /// - Parameter delegate: Who says what menu to show.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    storedDelegate = delegate
    super.init()
    press.interaction = self
  }

  isolated deinit {
    popover?.close()
  }

  /// Who says what menu to show.
  open weak var delegate: (any UIContextMenuInteractionDelegate)? { storedDelegate }

  /// How the visible menu looks: compact, without a preview; unknown while there is none.
  open var menuAppearance: Appearance { popover == nil ? .unknown : .compact }

  /// Where the menu was asked for.
  ///
  /// - Parameter view: The view in whose coordinates to answer; nil for the window.
  /// - Returns: The place, in points.
  open func location(in view: UIView?) -> CGPoint {
    guard let storedView else { return location }
    return storedView.convert(location, to: view)
  }

  /// Replaces what the visible menu and the visible menus in it show.
  ///
  /// - Parameter block: Called with each visible menu; it returns the one to show instead.
  open func updateVisibleMenu(_ block: (UIMenu) -> UIMenu) {
    popover?.update(block)
  }

  /// Takes the visible menu away.
  open func dismissMenu() {
    popover?.close()
  }

  // MARK: UIInteraction

  /// The view that the interaction was added to.
  open var view: UIView? { storedView }

  open func willMove(to view: UIView?) {
    dismissMenu()
    storedView?.removeGestureRecognizer(press)
  }

  open func didMove(to view: UIView?) {
    storedView = view
    view?.addGestureRecognizer(press)
  }

  // MARK: Showing

  /// Shows the menu for a place.
  ///
  /// - Parameters:
  ///   - location: The place, in the coordinates of the view, in points.
  ///   - area: What the menu is about, in the coordinates of the view, where it was not asked for with the pointer; the
  ///     menu stands beside it.
  /// - Returns: Whether there is one.
  final func show(at location: CGPoint, beside area: CGRect? = nil) -> Bool {
    guard let view, let window = view.window, let storedDelegate else { return false }
    dismissMenu()
    let former = self.location
    self.location = location
    guard
      let configuration = storedDelegate.contextMenuInteraction(self, configurationForMenuAtLocation: location),
      let menu = configuration.actionProvider?([]), MenuContent(menu).hasItems
    else {
      self.location = former
      return false
    }
    self.configuration = configuration
    let animator = MenuAnimator()
    storedDelegate.contextMenuInteraction(self, willDisplayMenuFor: configuration, animator: animator)
    let popover = MenuPopover(menu)
    self.popover = popover
    popover.sender = view
    popover.didClose = { [weak self] in self?.menuDidClose() }
    popover.show(in: window, at: view.convert(area ?? CGRect(origin: location, size: .zero), to: window))
    animator.run()
    return true
  }

  private func menuDidClose() {
    guard let configuration else { return }
    popover = nil
    self.configuration = nil
    let animator = MenuAnimator()
    storedDelegate?.contextMenuInteraction(self, willEndFor: configuration, animator: animator)
    animator.run()
  }
}
