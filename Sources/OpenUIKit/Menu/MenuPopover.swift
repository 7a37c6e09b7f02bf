import CGTK
import Foundation

/// A menu on the screen: a popover of the desktop.
///
/// The window keeps it while it is shown.
@MainActor
final class MenuPopover {
  private let popover: GTKWidgetPointer
  /// The visible menu, preceded by those that led to it.
  private var path: [UIMenu]
  private(set) var items: [MenuItem] = []
  private var isShown = false
  private weak var window: UIWindow?

  /// What actions are told to be their sender.
  weak var sender: UIView?
  /// Called once when the menu goes.
  var didClose: (() -> Void)?

  init(_ menu: UIMenu) {
    guard let popover = gtk_popover_new() else { preconditionFailure("GTK could not create a popover.") }
    self.popover = popover
    path = [menu]
    g_object_ref_sink(popover)
    gtk_widget_add_css_class(popover, "menu")
    gtk_popover_set_has_arrow(popover.as(GtkPopover.self), 0)
    Signal.connect(popover, "closed") { [weak self] in self?.wasClosed() }
    guard let keys = gtk_event_controller_key_new() else { return }
    gtk_event_controller_set_propagation_phase(keys, GTK_PHASE_CAPTURE)
    Signal.connectKeyPressed(keys) { [weak self] key, _ in self?.keyWasPressed(key) ?? false }
    gtk_widget_add_controller(popover, keys)
  }

  isolated deinit {
    g_object_unref(popover)
  }

  /// Shows the menu.
  ///
  /// - Parameters:
  ///   - window: The window.
  ///   - area: What the menu is about, in the coordinates of the window, in points.
  func show(in window: UIWindow, at area: CGRect) {
    guard !isShown else { return }
    window.menu?.close()
    isShown = true
    self.window = window
    window.menu = self
    gtk_widget_set_parent(popover, window.gtkWidget)
    var rectangle = GdkRectangle(
      x: gint(area.minX.rounded()),
      y: gint(area.minY.rounded()),
      width: max(1, area.width.widgetLength),
      height: max(1, area.height.widgetLength)
    )
    gtk_popover_set_pointing_to(popover.as(GtkPopover.self), &rectangle)
    gtk_popover_set_position(popover.as(GtkPopover.self), GTK_POS_BOTTOM)
    gtk_widget_set_halign(popover, GTK_ALIGN_START)
    rebuild()
    gtk_popover_popup(popover.as(GtkPopover.self))
    focusItem(from: -1, step: 1)
  }

  /// Takes the menu away.
  func close() {
    guard isShown else { return }
    gtk_popover_popdown(popover.as(GtkPopover.self))
    wasClosed()
  }

  /// Lets the popover follow a change of the window.
  func windowDidAllocate() {
    if isShown { gtk_popover_present(popover.as(GtkPopover.self)) }
  }

  /// Replaces the visible menus.
  func update(_ block: (UIMenu) -> UIMenu) {
    path = path.map(block)
    rebuild()
  }

  private func wasClosed() {
    guard isShown else { return }
    isShown = false
    if window?.menu === self { window?.menu = nil }
    // GTK may be in the midst of closing it.
    MainLoop.beforeNextFrame { self.leaveWindow() }
    let didClose = didClose
    self.didClose = nil
    didClose?()
  }

  private func leaveWindow() {
    gtk_popover_set_child(popover.as(GtkPopover.self), nil)
    if gtk_widget_get_parent(popover) != nil { gtk_widget_unparent(popover) }
  }

  /// Takes the popovers out of a window that is about to go, also those that were closed just now.
  static func leave(_ parent: GTKWidgetPointer) {
    var child = gtk_widget_get_first_child(parent)
    while let widget = child {
      child = gtk_widget_get_next_sibling(widget)
      if cgtk_is_a(widget, gtk_popover_get_type()) != 0 { gtk_widget_unparent(widget) }
    }
  }

  // MARK: Content

  private func rebuild() {
    guard let menu = path.last, let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0) else { return }
    let content = MenuContent(menu)
    items = []
    if path.count > 1 { append(MenuItem(backTo: menu.title), to: box) { [weak self] in self?.goBack() } }
    for (index, section) in content.sections.enumerated() {
      if index > 0, let line = gtk_separator_new(GTK_ORIENTATION_HORIZONTAL) {
        gtk_box_append(box.as(GtkBox.self), line)
      }
      if !section.title.isEmpty, index > 0 || path.count == 1, let title = MenuItem.label(section.title, isSmall: true)
      {
        gtk_widget_add_css_class(title, "menu-title")
        gtk_widget_set_margin_start(title, 12)
        gtk_widget_set_margin_end(title, 12)
        gtk_widget_set_margin_top(title, 4)
        gtk_widget_set_margin_bottom(title, 4)
        gtk_box_append(box.as(GtkBox.self), title)
      }
      let hasMarks =
        section.singleSelection != nil || section.items.contains { ($0 as? UIAction).map { $0.state != .off } ?? false }
      for element in section.items {
        let item = MenuItem(element, hasMarks: hasMarks, isRadio: section.singleSelection != nil)
        append(item, to: box) { [weak self] in self?.wasChosen(element, in: section) }
      }
    }
    gtk_popover_set_child(popover.as(GtkPopover.self), box)
  }

  private func append(_ item: MenuItem, to box: GTKWidgetPointer, _ pressed: @escaping @MainActor () -> Void) {
    items.append(item)
    item.wasPressed = pressed
    Signal.connect(item.widget, "clicked") { [weak item] in item?.wasPressed?() }
    gtk_box_append(box.as(GtkBox.self), item.widget)
  }

  private func goBack() {
    guard path.count > 1 else { return }
    let menu = path.removeLast()
    rebuild()
    let index = items.firstIndex { ($0.element as? UIMenu)?.identifier == menu.identifier } ?? 0
    focusItem(from: index - 1, step: 1)
  }

  private func wasChosen(_ element: UIMenuElement, in section: MenuContent.Section) {
    if let menu = element as? UIMenu {
      path.append(menu)
      rebuild()
      // The first line leads back.
      return focusItem(from: 0, step: 1)
    }
    guard let action = element as? UIAction else { return }
    if let group = section.singleSelection { MenuPopover.select(action, in: group) }
    if action.attributes.contains(.keepsMenuPresented) {
      let index = items.firstIndex { $0.element === action } ?? 0
      action.performWithSender(sender, target: nil)
      guard isShown else { return }
      rebuild()
      return focusItem(from: index - 1, step: 1)
    }
    close()
    action.performWithSender(sender, target: nil)
  }

  private static func select(_ action: UIAction, in menu: UIMenu) {
    for child in menu.children {
      if let other = child as? UIAction { other.state = other === action ? .on : .off }
      if let inline = child as? UIMenu, inline.options.contains(.displayInline) { select(action, in: inline) }
    }
  }

  // MARK: Keys

  private func keyWasPressed(_ key: UInt32) -> Bool {
    let focused = items.firstIndex { gtk_widget_has_focus($0.widget) != 0 }
    let isMirrored = UITraitCollection.system.layoutDirection == .rightToLeft
    switch Int32(bitPattern: key) {
    case GDK_KEY_Down, GDK_KEY_KP_Down: focusItem(from: focused ?? -1, step: 1)
    case GDK_KEY_Up, GDK_KEY_KP_Up: focusItem(from: focused ?? 0, step: -1)
    case GDK_KEY_Home, GDK_KEY_KP_Home: focusItem(from: -1, step: 1)
    case GDK_KEY_End, GDK_KEY_KP_End: focusItem(from: 0, step: -1)
    case GDK_KEY_Left, GDK_KEY_KP_Left: isMirrored ? enter(focused) : goBack()
    case GDK_KEY_Right, GDK_KEY_KP_Right: isMirrored ? goBack() : enter(focused)
    case GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_space, GDK_KEY_KP_Space:
      // GTK's buttons stay pressed for a while before they act, which menus do not.
      guard let focused else { return false }
      items[focused].wasPressed?()
    default: return false
    }
    return true
  }

  private func enter(_ index: Int?) {
    guard let index, items[index].element is UIMenu else { return }
    items[index].wasPressed?()
  }

  /// Moves the keyboard focus to the next item that can be chosen, past the end to the other end.
  private func focusItem(from index: Int, step: Int) {
    for distance in 1...max(1, items.count) {
      let place = ((index + step * distance) % items.count + items.count) % items.count
      guard gtk_widget_get_sensitive(items[place].widget) != 0 else { continue }
      gtk_widget_grab_focus(items[place].widget)
      return
    }
  }
}
