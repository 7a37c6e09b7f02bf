import CGTK

// What keys do in a list whose cells are swiped.
extension SwipeInteraction {
  /// Escape puts the row back that shows actions, and Delete once more performs the one that has the focus.
  ///
  /// - Returns: Whether the key was used.
  func keyWasPressed(_ key: UInt32, _ modifiers: GdkModifierType) -> Bool {
    let held = GDK_SHIFT_MASK.rawValue | GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue
    guard let row = current, modifiers.rawValue & held == 0 else { return false }
    switch Int32(bitPattern: key) {
    case GDK_KEY_Escape:
      close(animated: true)
      return true
    case GDK_KEY_Delete, GDK_KEY_KP_Delete:
      let button = row.actions.buttons.first { $0.isFocused && $0.action.style == .destructive }
      guard let button else { return false }
      perform(button, of: row)
      return true
    default: return false
    }
  }

  /// Shows the actions of a row, with the focus on them: those at its trailing end, or else those at the other.
  ///
  /// - Returns: Whether it has any.
  func openByKey(_ cell: any SwipeableCell) -> Bool {
    open(cell, at: .trailing, animated: true, takesFocus: true)
      || open(cell, at: .leading, animated: true, takesFocus: true)
  }

  /// Shows the actions at the trailing end of a row, or puts the row back that shows them, as the control of a row does
  /// that asks before it deletes.
  func toggle(_ cell: any SwipeableCell) {
    let isOpen = current?.cell === cell
    close(animated: true)
    if !isOpen { open(cell, at: .trailing, animated: true, takesFocus: true) }
  }
}
