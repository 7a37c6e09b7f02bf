import CGTK

/// What a key means in a list.
nonisolated enum ListKey: Equatable, Sendable {
  case up
  case down
  case left
  case right
  case home
  case end
  case pageUp
  case pageDown
  case choose
  case delete
  case menu
  case tab(isForward: Bool)

  /// The meaning of a key press; nil for keys that mean nothing to a list, or are pressed with Control or Alt.
  init?(_ key: UInt32, _ modifiers: GdkModifierType) {
    let isShifted = modifiers.rawValue & GDK_SHIFT_MASK.rawValue != 0
    guard modifiers.rawValue & (GDK_CONTROL_MASK.rawValue | GDK_ALT_MASK.rawValue) == 0 else { return nil }
    let key = Int32(bitPattern: key)
    switch key {
    case GDK_KEY_Tab, GDK_KEY_KP_Tab: self = .tab(isForward: !isShifted)
    case GDK_KEY_ISO_Left_Tab: self = .tab(isForward: false)
    case GDK_KEY_Menu: self = .menu
    case GDK_KEY_F10 where isShifted: self = .menu
    case _ where isShifted: return nil
    case GDK_KEY_Up, GDK_KEY_KP_Up: self = .up
    case GDK_KEY_Down, GDK_KEY_KP_Down: self = .down
    case GDK_KEY_Left, GDK_KEY_KP_Left: self = .left
    case GDK_KEY_Right, GDK_KEY_KP_Right: self = .right
    case GDK_KEY_Home, GDK_KEY_KP_Home: self = .home
    case GDK_KEY_End, GDK_KEY_KP_End: self = .end
    case GDK_KEY_Page_Up, GDK_KEY_KP_Page_Up: self = .pageUp
    case GDK_KEY_Page_Down, GDK_KEY_KP_Page_Down: self = .pageDown
    case GDK_KEY_Delete, GDK_KEY_KP_Delete: self = .delete
    case GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_KP_Enter, GDK_KEY_ISO_Enter: self = .choose
    default: return nil
    }
  }
}
