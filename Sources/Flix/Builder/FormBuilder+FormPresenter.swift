extension FormBuilder: FormPresenter {
  package var isHoldingUpdates: Bool {
    (view as? any BatchView)?.hasUncommittedUpdates ?? false
  }

  package func formWillUpdate() {
    guard !isReplaced, let view, let batchView = view as? any BatchView else { return }
    // A batch counts from what the view knows, so that has to be what it was told last.
    if view.window != nil {
      view.layoutIfNeeded()
      isReloadPending = false
    } else if !isReloadPending {
      batchView.loadCounts()
    }
    adapter?.forgetGoneProviders { identities }
  }

  /// The identities of all providers of rows, headers and footers.
  private var identities: Set<String> {
    var found: Set<String> = []
    form.tree.forEachLeaf { found.insert($0.identity) }
    for section in form.tree.sections {
      for part in [section.header, section.footer] {
        if let part { found.insert(part.identity) }
      }
    }
    return found
  }

  package func formDidChange(_ changes: Changeset) {
    guard !isReplaced, let view, let batchView = view as? any BatchView else { return }
    // What waits to be told of everything is not to be told of changes.
    guard !isReloadPending else { return reload(batchView, after: changes) }
    switch decideViewTransition(view, changes) {
    case .animated:
      apply(changes, to: batchView)
    case .nonAnimated:
      applyAtOnce(changes, to: batchView)
    case .reload:
      reload(batchView, after: changes)
    }
  }

  private func apply(_ changes: Changeset, to view: any BatchView) {
    view.apply(changes, with: animation)
    if !changes.headers.isEmpty || !changes.footers.isEmpty { updateParts { self.reconfigureParts(changes) } }
  }

  /// Shows what changed inside of headers and footers.
  private func reconfigureParts(_ changes: Changeset) {
    for section in changes.headers {
      if let header = form.tree.section(at: section).header { reconfigure(header, .header, inSection: section) }
    }
    for section in changes.footers {
      if let footer = form.tree.section(at: section).footer { reconfigure(footer, .footer, inSection: section) }
    }
  }

  private func applyAtOnce(_ changes: Changeset, to view: any BatchView) {
    UIView.performWithoutAnimation { apply(changes, to: view) }
  }

  /// Has the view ask for everything anew, and keeps what it shows in its place.
  private func reload(_ view: any BatchView, after changes: Changeset) {
    // A reload may give the cell that is typed in to another row; a batch takes it along.
    if view.window != nil, view.containsFirstResponder { return applyAtOnce(changes, to: view) }
    let anchor = isReloadPending ? anchor?.moved(by: changes) : ScrollAnchor(in: view, after: changes)
    UIView.performWithoutAnimation {
      view.reloadData()
      // Twice: what is in sight may turn out to be of another size than was thought.
      anchor?.restore(in: view)
      if view.window != nil, anchor != nil {
        view.layoutIfNeeded()
        anchor?.restore(in: view)
      }
    }
    self.anchor = anchor
    isReloadPending = view.window == nil
  }
}
