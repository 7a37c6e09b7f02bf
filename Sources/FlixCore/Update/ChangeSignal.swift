import Observation

/// Says that one thing a form shows has to be looked at again.
///
/// A signal fires when state changes that was read while tracking, or when it is told to. Firing only notes the change
/// in the form's inbox; the signal is raised, and its owner hears of it, when the next update begins.
@MainActor
final class ChangeSignal {
  private let inbox: ChangeInbox
  private weak var owner: (any ChangeSignalOwner)?
  private var hasFired = false
  /// Whether the thing has to be looked at again.
  private(set) var isRaised: Bool

  init(inbox: ChangeInbox, owner: any ChangeSignalOwner, isRaised: Bool = false) {
    self.inbox = inbox
    self.owner = owner
    self.isRaised = isRaised
  }

  /// Lowers the signal and runs a body; the signal fires when `@Observable` state changes that the body read.
  func track<Result>(_ body: () -> Result) -> Result {
    isRaised = false
    return withObservationTracking(body) { [weak self, inbox] in
      inbox.post(ChangeInbox.Entry(signal: self))
    }
  }

  /// Fires without a change of observed state. Any number of calls before the next update are one.
  func fire() {
    guard !hasFired else { return }
    hasFired = true
    inbox.post(ChangeInbox.Entry(signal: self))
  }

  /// Lowers the signal.
  func lower() {
    isRaised = false
  }

  fileprivate func raise() {
    hasFired = false
    guard !isRaised else { return }
    isRaised = true
    owner?.changeSignalWasRaised()
  }
}

extension ChangeInbox.Entry {
  /// Raises the signal, if what it speaks of is still there.
  @MainActor
  func deliver() {
    signal?.raise()
  }
}
