extension UIControl {
  /// What a person does with a control.
  nonisolated public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A touch went down inside.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch went down inside again, in quick succession.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A touch moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A touch moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A touch moved back inside.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A touch moved out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch went up inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch went up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The system took the touch over.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The control did what it is there for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu is about to appear.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The edited text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every event of a touch.
    public static let allTouchEvents = Event(rawValue: 0x0000_0fff)
    /// Every event of editing.
    public static let allEditingEvents = Event(rawValue: 0x000f_0000)
    /// Events that an app may define.
    public static let applicationReserved = Event(rawValue: 0x0f00_0000)
    /// Events that the system keeps for itself.
    public static let systemReserved = Event(rawValue: 0xf000_0000)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xffff_ffff)
  }
}
