@testable import FlixCore

/// A form on a model of a view: each batch is replayed, and the outcome compared with the form.
@MainActor
final class TestForm: FormPresenter {
  private(set) var form: Form<AnyObject, TestProvider>
  private(set) var batches: [Changeset] = []
  private(set) var model = BatchModel(sections: [])
  private(set) var violations: [String] = []
  var onApply: () -> Void = {}

  init(_ sections: [TestSection]) {
    let problems = ProblemCollector()
    form = Form(
      sections: sections.map(\.formSection),
      rows: Self.rowFactory,
      parts: NodeFactory(
        identity: { $0._flix_identity },
        makeNode: { ValueNode(provider: $0, source: $0, context: $1) }
      ),
      reporter: ProblemReporter { problems.problems.append($0) }
    )
    collector = problems
    form.presenter = self
    model.sections = shown
  }

  private let collector: ProblemCollector

  var reported: [FormProblem] { collector.problems }

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

  /// What a view of the form shows, read through the tree's own look-up.
  var shown: [[String]] {
    (0..<form.tree.numberOfSections).map { section in
      (0..<form.tree.numberOfItems(inSection: section)).map { item in
        text(at: NodePosition(section: section, item: item))
      }
    }
  }

  func text(at position: NodePosition) -> String {
    let (node, index) = form.tree.node(at: position)
    if let node = node as? ValueNode<AnyObject, TestValue> { return "\(node.values[index])" }
    if let node = node as? ValueNode<AnyObject, Int> { return "\(node.values[index])" }
    return "?"
  }

  /// Replaces the sections.
  func setSections(_ sections: [TestSection]) {
    form.setSections(sections.map(\.formSection))
  }

  /// Updates the form now.
  ///
  /// - Returns: The batches that this took.
  @discardableResult
  func update() -> [Changeset] {
    batches = []
    form.updateIfNeeded()
    return batches
  }

  func formWillUpdate() {}

  func formDidChange(_ changes: Changeset) {
    batches.append(changes)
    do {
      try model.apply(changes, data: shown)
    } catch {
      violations.append("\(error) in \(changes)")
    }
    onApply()
  }

  /// Whether the replayed batches lead to what the form shows, without breaking a rule on the way.
  var isConsistent: Bool {
    form.tree.checkInvariants()
    return violations.isEmpty && model.sections == shown
  }
}
