/// When calls and notifications are silenced.
nonisolated enum Silence: CaseIterable {
  case always
  case whileLocked

  var title: String {
    switch self {
    case .always: "Always"
    case .whileLocked: "While iPhone is locked"
    }
  }

  var comment: String {
    switch self {
    case .always:
      "Incoming calls and notifications will be silenced, whether iPhone is locked or in use. An app that is open still "
        + "shows what arrives for it."
    case .whileLocked: "Incoming calls and notifications will be silenced while iPhone is locked."
    }
  }
}
