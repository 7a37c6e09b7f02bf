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
    return rows.values.first { $0.showsFocus(on: focus) }
  }

  final func keyWasPressed(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
    let held = GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue
    if modifiers.rawValue & held == GDK_ALT_MASK.rawValue, let cell = focusedCell {
      switch ListKey(key, GdkModifierType(rawValue: 0)) {
      case .up: return moveKeyWasPressed(on: cell, down: false)
      case .down: return moveKeyWasPressed(on: cell, down: true)
      default: return false
      }
    }
    let meaning = ListKey(key, modifiers)
    if case .tab(let isForward) = meaning { return moveOutOfSight(forward: isForward) }
    if swipe.keyWasPressed(key, modifiers) { return true }
    if meaning == .menu, let cell = focusedCell { return menuKeyWasPressed(on: cell) }
    guard let meaning, let cell = focusedCell, let indexPath = indexPath(for: cell) else { return false }
    let ordinal = extents.ordinal(of: indexPath)
    switch meaning {
    case .down: return focusRow(from: ordinal + 1, step: 1)
    case .up: return focusRow(from: ordinal - 1, step: -1)
    case .home: return focusRow(from: 0, step: 1)
    case .end: return focusRow(from: extents.numberOfRows - 1, step: -1)
    case .pageDown: return focusPage(from: indexPath, forward: true)
    case .pageUp: return focusPage(from: indexPath, forward: false)
    case .delete: return deleteKeyWasPressed(on: cell, indexPath)
    case .choose:
      guard cell.editing.control?.isFocused != true else { return false }
      if cell.isUserInteractionEnabled, shouldHighlight(indexPath) { choose(indexPath) }
      return true
    case .left, .right, .menu, .tab: return false
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
    return update.heir(of: old, in: extents, reach: UITableView.tabReach)
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
}
