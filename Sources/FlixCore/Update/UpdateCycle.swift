/// Decides when a form is updated: once for all changes of a main-loop turn, or when asked to.
@MainActor
package final class UpdateCycle {
  /// Applies the changes that are pending. Called with all signals raised, and never while it runs already.
  var update: () -> Void = {}

  private(set) lazy var inbox = ChangeInbox { [weak self] in
    Task { @MainActor in self?.wake() }
  }
  private var openGroups = 0
  private var isUpdating = false

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

  /// Applies pending changes now, unless a group is open or an update is under way, which then is followed by another.
  package func updateIfNeeded() {
    guard openGroups == 0, !isUpdating else { return }
    let entries = inbox.drain()
    guard !entries.isEmpty else { return }
    isUpdating = true
    defer { isUpdating = false }
    for entry in entries { entry.deliver() }
    update()
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
}
