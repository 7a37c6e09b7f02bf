import CGTK
import Foundation

extension UITableView {
  /// How many rows without anything to focus Tab passes over before it gives up.
  private static let tabReach = 200

  /// Listens to keys before the scrolled window does, which would scroll by them.
  final func installKeyController() {
    guard let controller = gtk_event_controller_key_new() else { return }
    Signal.connectKeyPressed(controller) { [weak self] key, modifiers in
      self?.keyWasPressed(key, modifiers) ?? false
    }
    gtk_widget_add_controller(contentWidget, controller)
  }

  /// The cell whose row has the keyboard focus; nil while the focus is on something inside a cell or elsewhere.
  private var focusedCell: UITableViewCell? {
    guard let root = gtk_widget_get_root(gtkWidget), let focus = gtk_root_get_focus(root) else { return nil }
    return rows.values.first { $0.gtkWidget == focus || $0.editing.control?.nativeWidget == focus }
  }

  final func keyWasPressed(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
    let shift = modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0
    let others = GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue
    guard modifiers.rawValue & others == 0 else { return false }
    switch Int32(bitPattern: key) {
    case GDK_KEY_Tab, GDK_KEY_KP_Tab, GDK_KEY_ISO_Left_Tab:
      return moveOutOfSight(forward: !(shift || Int32(bitPattern: key) == GDK_KEY_ISO_Left_Tab))
    default: break
    }
    if !shift, swipe.isOpen, actionKeyWasPressed(key) { return true }
    if shift, Int32(bitPattern: key) == GDK_KEY_F10, let cell = focusedCell { return menuKeyWasPressed(on: cell) }
    guard !shift, let cell = focusedCell, let indexPath = indexPath(for: cell) else { return false }
    let ordinal = extents.ordinal(of: indexPath)
    switch Int32(bitPattern: key) {
    case GDK_KEY_Down, GDK_KEY_KP_Down: return focusRow(from: ordinal + 1, step: 1)
    case GDK_KEY_Up, GDK_KEY_KP_Up: return focusRow(from: ordinal - 1, step: -1)
    case GDK_KEY_Home, GDK_KEY_KP_Home: return focusRow(from: 0, step: 1)
    case GDK_KEY_End, GDK_KEY_KP_End: return focusRow(from: extents.numberOfRows - 1, step: -1)
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: return focusPage(from: indexPath, forward: true)
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: return focusPage(from: indexPath, forward: false)
    case GDK_KEY_Delete, GDK_KEY_KP_Delete: return deleteKeyWasPressed(on: cell, indexPath)
    case GDK_KEY_Menu: return menuKeyWasPressed(on: cell)
    case GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter:
      guard cell.editing.control?.isFocused != true else { return false }
      if delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true { choose(indexPath) }
      return true
    default: return false
    }
  }

  /// Moves the focus to the first row from a place on, in a direction, that takes it.
  @discardableResult final func focusRow(from ordinal: Int, step: Int, isVisible: Bool = true) -> Bool {
    var ordinal = ordinal
    for _ in 0..<UITableView.tabReach {
      guard let indexPath = extents.indexPath(ordinal: ordinal) else { return true }
      if extents[.row(indexPath)].length > 0 {
        scrollToRow(at: indexPath, at: .none, animated: false)
        layoutIfNeeded()
        if let cell = rows[indexPath], cell.rowFocusWidget != nil {
          focus(cell, isVisible: isVisible)
          return true
        }
      }
      ordinal += step
    }
    return true
  }

  /// The row that gets the focus when the one that shows it goes: the next that stays, else the one before.
  ///
  /// - Returns: Its place after the batch; nil when no row shows the focus, or that row stays.
  final func heirOfFocus(after update: ListUpdate) -> IndexPath? {
    guard let cell = focusedCell, cell.holdsKeyboardFocus, let old = indexPath(for: cell) else { return nil }
    if let new = update.newIndexPath(old) { return update.isRenewed(.row(old)) ? new : nil }
    let ordinal = extents.ordinal(of: old)
    for distance in 1...UITableView.tabReach {
      if let next = extents.indexPath(ordinal: ordinal + distance).flatMap(update.newIndexPath) { return next }
    }
    for distance in 1...UITableView.tabReach {
      if let previous = extents.indexPath(ordinal: ordinal - distance).flatMap(update.newIndexPath) { return previous }
    }
    return nil
  }

  private func focusPage(from indexPath: IndexPath, forward: Bool) -> Bool {
    let frame = frame(of: .row(indexPath))
    let target = forward ? frame.minY + bounds.height : frame.minY - bounds.height
    let y = min(max(target, sectionsOrigin), sectionsOrigin + CGFloat(extents.length).nextDown)
    let part = extents.part(at: Double(y - sectionsOrigin))
    switch part {
    case .row(let found): return focusRow(from: extents.ordinal(of: found), step: forward ? -1 : 1)
    case .header(let section), .footer(let section):
      let first = IndexPath(row: 0, section: section)
      var ordinal = extents.ordinal(of: first)
      if case .footer = part { ordinal += max(0, extents.numberOfRows(in: section) - 1) }
      return focusRow(from: min(ordinal, extents.numberOfRows - 1), step: forward ? -1 : 1)
    case nil: return true
    }
  }

  /// Takes Tab on to rows that have no cell yet; everything else GTK does by itself.
  private func moveOutOfSight(forward: Bool) -> Bool {
    guard let cell = rows.values.first(where: \.containsKeyboardFocus), let indexPath = indexPath(for: cell) else {
      return false
    }
    let direction = forward ? GTK_DIR_TAB_FORWARD : GTK_DIR_TAB_BACKWARD
    let step = forward ? 1 : -1
    var ordinal = extents.ordinal(of: indexPath) + step
    guard let next = extents.indexPath(ordinal: ordinal), rows[next] == nil else { return false }
    if gtk_widget_child_focus(cell.gtkWidget, direction) != 0 { return true }
    for _ in 0..<UITableView.tabReach {
      guard let next = extents.indexPath(ordinal: ordinal) else { return false }
      scrollToRow(at: next, at: .none, animated: false)
      layoutIfNeeded()
      if let cell = rows[next], gtk_widget_child_focus(cell.gtkWidget, direction) != 0 {
        scrollToRow(at: next, at: .none, animated: false)
        return true
      }
      ordinal += step
    }
    return false
  }

  /// Gives a cell the keyboard focus.
  ///
  /// - Parameters:
  ///   - cell: A cell in sight.
  ///   - isVisible: Whether a ring shows where the focus is, as after a key press.
  final func focus(_ cell: UITableViewCell, isVisible: Bool) {
    guard let widget = cell.rowFocusWidget, gtk_widget_get_mapped(widget) != 0 else { return }
    gtk_widget_grab_focus(widget)
    if isVisible, let root = window?.gtkWindow { gtk_window_set_focus_visible(root.as(GtkWindow.self), 1) }
  }
}
