import Observation

/// Part of a form that looks again at what its signals speak of.
///
/// A signal fires when state changes that was read while tracking, or when it is told to. Firing only notes the change
/// in the form's inbox; the signal is raised, and the observer hears of it, when the next update begins.
@MainActor
package class ChangeObserver {
  let inbox: ChangeInbox
  private var fired: ChangeSignals = []
  /// What has to be looked at again.
  private(set) var raised: ChangeSignals

  init(inbox: ChangeInbox, raised: ChangeSignals = []) {
    self.inbox = inbox
    self.raised = raised
  }

  /// Lowers a signal and runs a body; the signal fires when `@Observable` state changes that the body read.
  final func track<Result>(_ signal: ChangeSignals, _ body: () -> Result) -> Result {
    raised.remove(signal)
    return withObservationTracking(body) { [weak self, inbox] in
      inbox.post(ChangeInbox.Entry(observer: self, signal: signal))
    }
  }

  /// Lets a signal fire without a change of observed state. Any number of calls before the next update are one.
  final func fire(_ signal: ChangeSignals) {
    guard !fired.contains(signal) else { return }
    fired.insert(signal)
    inbox.post(ChangeInbox.Entry(observer: self, signal: signal))
  }

  /// Lowers a signal.
  final func lower(_ signal: ChangeSignals) {
    raised.remove(signal)
  }

  fileprivate final func raise(_ signal: ChangeSignals) {
    fired.remove(signal)
    guard !raised.contains(signal) else { return }
    raised.insert(signal)
    changeWasSignalled()
  }

  /// Called when an update begins, for each signal that fired since the last one.
  func changeWasSignalled() {}
}

extension ChangeInbox.Entry {
  /// Raises the signal, if what it speaks of is still there.
  @MainActor
  func deliver() {
    observer?.raise(signal)
  }
}
