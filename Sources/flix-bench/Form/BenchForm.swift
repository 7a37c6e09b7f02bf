import FlixCore

/// A form without a view, as a builder holds it.
@MainActor
final class BenchForm: FormPresenter {
  let form: Form<BenchProvider, BenchProvider>
  /// The number of single changes presented so far.
  private(set) var changeCount = 0

  init(sections: [BenchSection]) {
    let factory = NodeFactory<BenchProvider>(identity: { $0._flix_identity }) {
      ValueNode(provider: $0, source: $0, context: $1)
    }
    form = Form(sections: sections.map(\.formSection), rows: factory, parts: factory, reporter: .standardError)
    form.presenter = self
  }

  func update() {
    form.updateIfNeeded()
  }

  func formWillUpdate() {}

  func formDidChange(_ changes: Changeset) {
    changeCount += changes.count
  }
}
