/// What all nodes of a form share.
@MainActor
package final class FormContext {
  let inbox: ChangeInbox
  private let reporter: ProblemReporter
  private var reported: Set<FormProblem> = []
  private var usedIdentities: Set<String> = []

  init(inbox: ChangeInbox, reporter: ProblemReporter) {
    self.inbox = inbox
    self.reporter = reporter
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
