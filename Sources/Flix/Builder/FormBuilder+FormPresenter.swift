extension FormBuilder: FormPresenter {
  package func formWillUpdate() {
    // A batch counts from what the view knows, so that has to be what it was told last.
    if let view, view.window != nil { view.layoutIfNeeded() }
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
    guard let view, let batchView = view as? any BatchView else { return }
    switch decideViewTransition(view, changes) {
    case .animated:
      apply(changes, to: batchView)
    case .nonAnimated:
      UIView.performWithoutAnimation { apply(changes, to: batchView) }
    case .reload:
      batchView.reloadData()
    }
  }

  private func apply(_ changes: Changeset, to view: any BatchView) {
    view.apply(changes, with: animation)
    for section in changes.headers {
      if let header = form.tree.section(at: section).header { reconfigure(header, .header, inSection: section) }
    }
    for section in changes.footers {
      if let footer = form.tree.section(at: section).footer { reconfigure(footer, .footer, inSection: section) }
    }
  }
}
