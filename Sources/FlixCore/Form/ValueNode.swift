/// The node of a provider with values: one row for each.
@MainActor
package final class ValueNode<Provider, Value>: LeafNode<Provider> {
  /// The values that the view shows, or would show if the provider were not hidden.
  package private(set) var values: [Value] = []

  private let start: (@escaping @MainActor ([Value]) -> Void) -> ValueSubscription?
  private let comparison: ValueComparison<Value>
  private let reconfiguresCells: Bool
  private var subscription: ValueSubscription?
  /// Counts the sources, so that nothing is received from one that was replaced.
  private var sourceGeneration = 0
  private var isStarting = false
  private var arrived: [Value]?
  /// What the provider said last, while the view shows it in another order. It stands unless the provider says more.
  private var unmoved: [Value]?
  private var evaluated: [Value]?
  private var hasReportedDuplicate = false

  /// Creates the node of a provider.
  ///
  /// - Parameters:
  ///   - provider: The provider as the form knows it.
  ///   - source: The same provider, with its type.
  package init<Source: NodeProvider>(provider: Provider, source: Source, context: FormContext)
  where Source.Value == Value {
    start = { source.deliverValues(to: $0) }
    comparison = source.valueComparison
    reconfiguresCells = source.reconfiguresCells
    super.init(provider: provider, object: source, identity: source._flix_identity, context: context)
  }

  package override func value(at index: Int) -> Any { values[index] }

  // MARK: Moves by the view

  /// Takes note that the view moved a row by itself, as a person has it do.
  ///
  /// The next update compares what the provider says with the new order: a provider that took the move changes nothing,
  /// and one that did not has the row moved back.
  ///
  /// - Parameters:
  ///   - source: The index of the value among those that the view showed.
  ///   - destination: Its index among those that the view shows now.
  /// - Returns: The value and the same indices among the values that the provider has by now, which may not be shown yet,
  ///   as far as the form knows of its changes; `nil` if the value is no longer among them.
  package func moveValue(from source: Int, to destination: Int) -> (value: Value, from: Int, to: Int)? {
    if raised.contains(.content) { evaluateContent() }
    let shown = values
    let value = values.remove(at: source)
    values.insert(value, at: destination)
    fire(.arrival)
    guard let newest = arrived ?? evaluated else {
      unmoved = unmoved ?? shown
      return (value, source, destination)
    }
    return ListChanges.Move(from: source, to: destination)
      .carried(over: comparison.changes(from: shown, to: newest), from: shown.count, to: newest.count)
      .map { (newest[$0.from], $0.from, $0.to) }
  }

  // MARK: Updates

  override func evaluateContent() {
    if raised.contains(.content) {
      sourceGeneration += 1
      let generation = sourceGeneration
      subscription = nil
      isStarting = true
      subscription = track(.content) {
        start { [weak self] values in self?.receive(values, generation) }
      }
      isStarting = false
    }
    lower(.arrival)
    if let said = arrived ?? evaluated ?? unmoved {
      evaluated = said
      arrived = nil
      unmoved = nil
    }
  }

  private func receive(_ values: [Value], _ generation: Int) {
    guard generation == sourceGeneration else { return }
    arrived = values
    if !isStarting { fire(.arrival) }
  }

  override func commitContent(_ mode: CommitMode, before: Int, after: Int, into changes: inout ListChanges) {
    guard let new = evaluated else {
      if mode == .moving { changes.appendMoving(ListChanges(), count: count, before: before, after: after) }
      return
    }
    let old = values
    evaluated = nil
    values = new
    count = new.count
    guard mode != .silent else {
      context.didVisit(new.count)
      reportDuplicate(inserted: nil)
      return
    }
    context.didVisit(old.count + new.count)
    var difference = comparison.changes(from: old, to: new)
    reportDuplicate(inserted: difference.inserts)
    if !reconfiguresCells { difference.replaceChanged(count: old.count) }
    if mode == .moving {
      changes.appendMoving(difference, count: old.count, before: before, after: after)
    } else {
      changes.append(difference, before: before, after: after)
    }
  }

  override func takeOver(_ old: FormNode<Provider>) -> Bool {
    guard let old = old as? ValueNode<Provider, Value> else { return false }
    values = old.values
    count = old.count
    return super.takeOver(old)
  }

  override func checkInvariants() {
    assert(count == values.count, "the row count of \(identity) is not the number of its values")
  }

  private func reportDuplicate(inserted: [Int]?) {
    guard !hasReportedDuplicate, inserted?.isEmpty != true,
      let repeated = comparison.repeatedIdentity(in: values, inserted: inserted)
    else { return }
    hasReportedDuplicate = true
    context.report(.duplicateIdentity(provider: identity, identity: repeated))
  }
}
