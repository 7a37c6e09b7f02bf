/// Where a presented controller is shown.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  /// In place of everything else in the window.
  case fullScreen = 0
  /// In a window of its own in front.
  case pageSheet = 1
  /// In a smaller window of its own in front.
  case formSheet = 2
  /// In place of everything else in the window.
  case currentContext = 3
  /// In front of everything else in the window, which stays there.
  case custom = 4
  /// In front of everything else in the window, which stays there.
  case overFullScreen = 5
  /// In front of everything else in the window, which stays there.
  case overCurrentContext = 6
  /// In a window of its own in front.
  case popover = 7
  /// As `overFullScreen`; no place of a presentation in use today.
  case blurOverFullScreen = 8
  /// Nowhere; a controller is presented as with `automatic`.
  case none = -1
  /// As the system chooses: `pageSheet`.
  case automatic = -2
}
