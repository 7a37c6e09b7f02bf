import FlixCore

/// A form on a model of a view: each batch is replayed, and the outcome compared with the form.
@MainActor
package final class TestForm: FormPresenter {
  package let form: Form<AnyObject, TestProvider>
  package private(set) var batches: [Changeset] = []
  package private(set) var model = BatchModel(sections: [])
  package private(set) var violations: [String] = []
  /// Called while a batch is applied, when the form is in the state after it.
  package var onApply: () -> Void = {}
  package var isHoldingUpdates = false

  private let collector = ProblemCollector()
  private let replaysBatches: Bool
  private var isPrepared = false
  private var isApplying = false

  /// Creates a form.
  ///
  /// - Parameter replaysBatches: Whether to keep a model of the view, which takes a copy of the whole form for each batch.
  package init(_ sections: [TestSection], replaysBatches: Bool = true) {
    self.replaysBatches = replaysBatches
    form = Form(
      sections: sections.map(\.formSection),
      rows: Self.rowFactory,
      parts: NodeFactory(
        identity: { $0._flix_identity },
        makeNode: { ValueNode(provider: $0, source: $0, context: $1) }
      ),
      reporter: ProblemReporter { [collector] in collector.problems.append($0) }
    )
    form.presenter = self
    if replaysBatches { model.sections = shownSections }
  }

  /// The problems reported so far.
  package var reported: [FormProblem] { collector.problems }

  private final class ProblemCollector {
    var problems: [FormProblem] = []
  }

  private static var rowFactory: NodeFactory<AnyObject> {
    NodeFactory(identity: { ProviderIdentity.of($0) }) { object, context in
      if let group = object as? TestGroup {
        return GroupNode(
          object: group,
          identity: ProviderIdentity.of(group),
          context: context,
          factory: Self.rowFactory
        ) { group.children }
      }
      guard let provider = object as? any NodeProvider else { preconditionFailure("not a provider") }
      @MainActor func node<Source: NodeProvider>(_ source: Source) -> FormNode<AnyObject> {
        ValueNode<AnyObject, Source.Value>(provider: source, source: source, context: context)
      }
      return node(provider)
    }
  }

  // MARK: What is shown

  /// The rows that a view of the form shows, read through the tree's own look-up.
  package var shown: [[String]] { shownSections.map(\.rows) }

  /// What a view of the form shows.
  package var shownSections: [ShownSection] {
    (0..<form.tree.numberOfSections).map { index in
      let section = form.tree.section(at: index)
      return ShownSection(
        rows: (0..<form.tree.numberOfItems(inSection: index)).map { item in
          text(at: NodePosition(section: index, item: item))
        },
        header: section.header.flatMap(text),
        footer: section.footer.flatMap(text)
      )
    }
  }

  private func text(at position: NodePosition) -> String {
    let (node, index) = form.tree.node(at: position)
    if let node = node as? ValueNode<AnyObject, TestValue> { return "\(node.values[index])" }
    if let node = node as? ValueNode<AnyObject, Int> { return "\(node.values[index])" }
    return "?"
  }

  private func text(of part: LeafNode<TestProvider>) -> String? {
    guard !part.isHidden, let node = part as? ValueNode<TestProvider, TestValue> else { return nil }
    return node.values.first.map { "\($0)" }
  }

  // MARK: Updates

  /// Replaces the sections.
  package func setSections(_ sections: [TestSection]) {
    form.setSections(sections.map(\.formSection))
  }

  /// Updates the form now.
  ///
  /// - Returns: The batches that this took.
  @discardableResult
  package func update() -> [Changeset] {
    batches = []
    form.updateIfNeeded()
    return batches
  }

  package func formWillUpdate() {
    isPrepared = true
  }

  package func formDidChange(_ changes: Changeset) {
    if isApplying { violations.append("a batch is applied within another: \(changes)") }
    if !isPrepared { violations.append("the view could not prepare for \(changes)") }
    if changes.isEmpty { violations.append("an empty batch") }
    isPrepared = false
    isApplying = true
    defer { isApplying = false }
    batches.append(changes)
    if replaysBatches {
      do {
        try model.apply(changes, data: shownSections)
      } catch {
        violations.append("\(error) in \(changes)")
      }
    }
    onApply()
  }

  /// Whether the replayed batches lead to what the form shows, without breaking a rule on the way.
  package var isConsistent: Bool {
    form.tree.checkInvariants()
    return violations.isEmpty && model.sections == shownSections
  }
}
