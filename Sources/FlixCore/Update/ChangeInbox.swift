/// Where changes wait for the next update. Any thread may post.
nonisolated final class ChangeInbox: Sendable {
  /// A change that waits.
  struct Entry: Sendable {
    weak var observer: ChangeObserver?
    let signal: ChangeSignals
  }

  private struct State {
    var entries: [Entry] = []
    var isWaking = false
  }

  private let state = Locked(State())
  private let wake: @Sendable () -> Void

  /// Creates an inbox.
  ///
  /// - Parameter wake: Called when the first change comes in; it is to arrange for an update and call `didWake()` then.
  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  /// Whether no change waits.
  var isEmpty: Bool {
    state.withLock { $0.entries.isEmpty }
  }

  /// Adds a change.
  func post(_ entry: Entry) {
    let isFirst = state.withLock { state in
      state.entries.append(entry)
      defer { state.isWaking = true }
      return !state.isWaking
    }
    if isFirst { wake() }
  }

  /// From now on the next change wakes again.
  func didWake() {
    state.withLock { $0.isWaking = false }
  }

  /// Takes all changes out.
  func drain() -> [Entry] {
    state.withLock { state in
      defer { state.entries = [] }
      return state.entries
    }
  }
}
