/// What all nodes of a form share.
@MainActor
package final class FormContext {
  let inbox: ChangeInbox
  private let reporter: ProblemReporter
  private var reported: Set<FormProblem> = []
  private var usedIdentities: Set<String> = []

  #if DEBUG
    /// How many values, nodes and sections updates have looked at.
    private(set) var visitCount = 0
  #endif

  init(inbox: ChangeInbox, reporter: ProblemReporter) {
    self.inbox = inbox
    self.reporter = reporter
  }

  /// Counts values, nodes or sections that an update looks at. Compiled in for tests only.
  @inline(__always)
  func didVisit(_ count: Int = 1) {
    #if DEBUG
      visitCount += count
    #endif
  }

  /// Reports a problem, the first time it is found.
  func report(_ problem: FormProblem) {
    if reported.insert(problem).inserted { reporter.report(problem) }
  }

  /// Takes an identity for a place in the form; reports and refuses one that is taken.
  func claim(_ identity: String) -> Bool {
    if usedIdentities.insert(identity).inserted { return true }
    report(.providerUsedTwice(provider: identity))
    return false
  }

  /// Gives an identity back when its provider leaves the form.
  func release(_ identity: String) {
    usedIdentities.remove(identity)
  }
}
