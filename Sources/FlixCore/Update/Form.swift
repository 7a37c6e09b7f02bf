/// A form without a view: the tree of what is shown, and the cycle that keeps it up to date.
///
/// An update takes this way: a signal fires (`ChangeObserver`) and waits in the inbox; once in the main-loop turn the
/// cycle raises the signals (`UpdateCycle`), which marks the way to their nodes; the tree evaluates these nodes and commits them
/// (`FormTree`); and the presenter applies the batches.
@MainActor
package final class Form<Provider, Part> {
  /// What the view shows.
  package let tree: FormTree<Provider, Part>
  /// Applies the changes of the form.
  package weak var presenter: (any FormPresenter)?

  private let cycle: UpdateCycle

  /// Creates a form and evaluates it; there is nothing to present yet.
  package init(
    sections: [FormSection<Provider, Part>],
    rows: NodeFactory<Provider>,
    parts: NodeFactory<Part>,
    reporter: ProblemReporter
  ) {
    cycle = UpdateCycle()
    tree = FormTree(context: FormContext(inbox: cycle.inbox, reporter: reporter), rows: rows, parts: parts)
    tree.setSections(sections)
    cycle.update = { [weak self] in self?.update() }
    cycle.isHeld = { [weak self] in self?.presenter?.isHoldingUpdates ?? false }
    cycle.updateIfNeeded()
  }

  /// Replaces the sections with the next update. Sections and providers that stay keep their state.
  package func setSections(_ sections: [FormSection<Provider, Part>]) {
    tree.setSections(sections)
  }

  // MARK: When to update

  /// Holds updates back until the matching `endGroupUpdates()`; calls nest.
  package func beginGroupUpdates() {
    cycle.beginGroup()
  }

  /// Ends what `beginGroupUpdates()` began; the end of the outermost group applies all changes at once.
  package func endGroupUpdates() {
    cycle.endGroup()
  }

  /// Applies what is pending now.
  ///
  /// Within a group, while changes are applied, or while the presenter holds them, this does nothing: they follow when that
  /// ends.
  package func updateIfNeeded() {
    cycle.updateIfNeeded()
  }

  /// Runs a body during which changes of state wait for the next update.
  package func withoutUpdates<Result>(_ body: () -> Result) -> Result {
    cycle.withoutUpdates(body)
  }

  /// Has nodes know which of them changed, before the next update looks at them.
  package func raiseSignals() {
    cycle.raiseSignals()
  }

  private func update() {
    tree.evaluate()
    presenter?.formWillUpdate()
    tree.commit { changes in
      presenter?.formDidChange(changes)
    } settle: {
      presenter?.formWillUpdate()
    }
  }
}
