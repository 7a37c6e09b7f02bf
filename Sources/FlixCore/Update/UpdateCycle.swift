/// Decides when a form is updated: once for all changes of a main-loop turn, or when asked to.
@MainActor
package final class UpdateCycle {
  /// How long to wait before looking again whether updates are still held: about a frame.
  private static let pause = Duration.milliseconds(16)

  /// Applies the changes that are pending. Called with all signals raised, and never while it runs already.
  var update: () -> Void = {}

  /// Whether what shows the form takes no update now. Nobody says when that ends, so it is asked from time to time while
  /// changes wait.
  var isHeld: () -> Bool = { false }

  private(set) lazy var inbox = ChangeInbox { [weak self] in
    Task { @MainActor in self?.wake() }
  }
  private var openGroups = 0
  private var isUpdating = false
  private var hasRaisedSignals = false
  private var willLookAgain = false

  package init() {}

  /// Holds updates back until the matching `endGroup()`.
  package func beginGroup() {
    openGroups += 1
  }

  /// Ends what `beginGroup()` began; the end of the outermost group applies all changes at once.
  package func endGroup() {
    precondition(openGroups > 0, "endGroupUpdates() was called without a matching beginGroupUpdates()")
    openGroups -= 1
    updateIfNeeded()
  }

  /// Applies pending changes now, unless a group is open, updates are held, or one is under way, which then is followed by
  /// another.
  package func updateIfNeeded() {
    guard openGroups == 0, !isUpdating, hasRaisedSignals || !inbox.isEmpty else { return }
    guard !isHeld() else { return lookAgainLater() }
    isUpdating = true
    defer { isUpdating = false }
    raiseSignals()
    hasRaisedSignals = false
    update()
  }

  /// Raises the signals of all changes that wait, and leaves the rest to the next update.
  func raiseSignals() {
    let entries = inbox.drain()
    guard !entries.isEmpty else { return }
    hasRaisedSignals = true
    for entry in entries { entry.deliver() }
  }

  /// Runs a body during which updates wait, as they do while one is applied.
  func withoutUpdates<Result>(_ body: () -> Result) -> Result {
    let wasUpdating = isUpdating
    isUpdating = true
    defer { isUpdating = wasUpdating }
    return body()
  }

  private func wake() {
    inbox.didWake()
    updateIfNeeded()
  }

  private func lookAgainLater() {
    guard !willLookAgain else { return }
    willLookAgain = true
    Task { @MainActor [weak self] in
      try? await Task.sleep(for: Self.pause)
      self?.willLookAgain = false
      self?.updateIfNeeded()
    }
  }
}
