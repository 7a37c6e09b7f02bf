/// What a menu shows, section by section.
@MainActor
struct MenuContent {
  struct Section {
    /// The text above the items; empty for none.
    var title: String
    var items: [UIMenuElement]
    /// The menu that holds the items.
    var menu: UIMenu
    /// The menu in which one action at a time is chosen, if the items are its.
    var singleSelection: UIMenu?
  }

  private(set) var sections: [Section] = []

  init(_ menu: UIMenu) {
    append(menu, singleSelection: nil)
    sections.removeAll(where: \.items.isEmpty)
  }

  /// Whether there is anything to show.
  var hasItems: Bool { !sections.isEmpty }

  private mutating func append(_ menu: UIMenu, singleSelection: UIMenu?) {
    let group = menu.options.contains(.singleSelection) ? menu : singleSelection
    func section(_ title: String) -> Section {
      Section(title: title, items: [], menu: menu, singleSelection: group)
    }
    sections.append(section(menu.title))
    for child in menu.children where MenuContent.isShown(child) {
      if let inline = child as? UIMenu, inline.options.contains(.displayInline) {
        append(inline, singleSelection: group)
        sections.append(section(""))
      } else {
        sections[sections.count - 1].items.append(child)
      }
    }
  }

  private static func isShown(_ element: UIMenuElement) -> Bool {
    if let menu = element as? UIMenu { return menu.children.contains(where: isShown) }
    return (element as? UIAction)?.attributes.contains(.hidden) != true
  }
}
