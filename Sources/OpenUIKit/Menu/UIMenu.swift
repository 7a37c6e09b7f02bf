import Foundation

/// Actions and further menus under one title.
///
///     UIMenu(title: "", children: [
///       UIAction(title: "Rename") { _ in rename() },
///       UIMenu(options: .displayInline, children: [UIAction(title: "Delete", attributes: .destructive) { _ in delete() }]),
///     ])
@MainActor
open class UIMenu: UIMenuElement {
  private let storedIdentifier: Identifier
  private let storedOptions: Options
  private let storedChildren: [UIMenuElement]

  /// Creates a menu.
  ///
  /// - Parameters:
  ///   - title: The title, which stands above the elements.
  ///   - subtitle: A second line that explains the title where the menu is an element of another.
  ///   - image: The image beside the title.
  ///   - identifier: What the menu is known by; unique when nil.
  ///   - options: How the menu shows its elements.
  ///   - children: The elements, from top to bottom.
  public convenience init(
    title: String = "",
    subtitle: String? = nil,
    image: UIImage? = nil,
    identifier: UIMenu.Identifier? = nil,
    options: UIMenu.Options = [],
    children: [UIMenuElement] = []
  ) {
    self.init(
      title: title,
      subtitle: subtitle,
      image: image,
      storedIdentifier: identifier ?? Identifier(UUID().uuidString),
      options: options,
      children: children
    )
  }

  private init(
    title: String,
    subtitle: String?,
    image: UIImage?,
    storedIdentifier: Identifier,
    options: Options,
    children: [UIMenuElement]
  ) {
    self.storedIdentifier = storedIdentifier
    storedOptions = options
    storedChildren = children
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// What the menu is known by.
  open var identifier: UIMenu.Identifier { storedIdentifier }

  /// How the menu shows its elements.
  open var options: UIMenu.Options { storedOptions }

  /// The elements, from top to bottom.
  open var children: [UIMenuElement] { storedChildren }

  /// The actions that are marked as chosen, in the menu and in those it shows inline.
  open var selectedElements: [UIMenuElement] {
    children.flatMap { child -> [UIMenuElement] in
      if let menu = child as? UIMenu { return menu.options.contains(.displayInline) ? menu.selectedElements : [] }
      return (child as? UIAction)?.state == .on ? [child] : []
    }
  }

  /// A menu with the same title, identifier and options, and other elements.
  open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
    UIMenu(
      title: title,
      subtitle: subtitle,
      image: image,
      identifier: identifier,
      options: options,
      children: newChildren
    )
  }
}
