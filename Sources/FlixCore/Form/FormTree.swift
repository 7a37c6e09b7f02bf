/// Sections, their providers and the providers' values, as a view shows them.
///
/// Nothing here is a copy of the whole form: an update visits what changed, and counting and finding rows costs
/// O(log *n*) for *n* sections or providers.
@MainActor
package final class FormTree<Provider, Part>: ChangeObserver {
  private typealias Section = SectionNode<Provider, Part>

  private struct Replacement {
    var sections: [Section]
    /// For each section its index among the sections before, or -1 if it is new.
    var oldIndices: [Int]
  }

  /// All sections, also those that the view does not have.
  package private(set) var sections: [SectionNode<Provider, Part>] = []

  private let context: FormContext
  private let rowFactory: NodeFactory<Provider>
  private let partFactory: NodeFactory<Part>
  /// 1 for each section that the view has, 0 for the others.
  private var existence = FenwickTree([])
  private var dirtySections: [Int] = []
  private var requested: [FormSection<Provider, Part>]?
  private var replacement: Replacement?

  init(context: FormContext, rows: NodeFactory<Provider>, parts: NodeFactory<Part>) {
    self.context = context
    rowFactory = rows
    partFactory = parts
    super.init(inbox: context.inbox)
  }

  // MARK: What the view shows

  /// The number of sections that the view has.
  package var numberOfSections: Int { existence.total }

  /// The section with an index of the view.
  ///
  /// - Complexity: O(log *n*) for *n* sections.
  package func section(at index: Int) -> SectionNode<Provider, Part> {
    precondition(
      index >= 0 && index < numberOfSections,
      "the form has no section \(index): it shows \(numberOfSections) sections"
    )
    return sections[existence.locate(index).index]
  }

  /// The number of rows of a section.
  package func numberOfItems(inSection index: Int) -> Int {
    section(at: index).rows.shownCount
  }

  /// The node at a position and the index, among the node's values, of the value shown there.
  ///
  /// - Complexity: O(log *n*) for *n* providers in the section, at each level of groups.
  package func node(at position: NodePosition) -> (node: LeafNode<Provider>, index: Int) {
    let rows = section(at: position.section).rows
    precondition(
      position.item >= 0 && position.item < rows.shownCount,
      "the form has no row \(position.item) in section \(position.section): it shows \(rows.shownCount) rows there"
    )
    return rows.leaf(at: position.item)
  }

  /// The position of a node's first value, or `nil` if the view does not show the node.
  ///
  /// - Complexity: As `node(at:)`.
  package func firstPosition(of node: FormNode<Provider>) -> NodePosition? {
    guard let item = node.firstIndex, let section = node.parent?.containingSection as? Section, section.exists
    else { return nil }
    return NodePosition(section: existence.prefixSum(section.indexInTree), item: item)
  }

  /// Calls a body with each provider that has rows of its own, hidden or not.
  package func forEachLeaf(_ body: (LeafNode<Provider>) -> Void) {
    for section in sections { section.rows.forEachLeaf(body) }
  }

  // MARK: Updates

  /// Replaces the sections with the next update. Sections and providers that stay keep their state.
  func setSections(_ sections: [FormSection<Provider, Part>]) {
    requested = sections
    fire(.content)
  }

  func sectionNeedsUpdate(at index: Int) {
    dirtySections.append(index)
  }

  /// Runs what providers have to say again. Nothing of the result is visible before `commit`.
  func evaluate() {
    lower(.content)
    if let requested {
      self.requested = nil
      let next = makeReplacement(for: requested)
      replacement = next
      evaluate(next.sections)
    } else {
      evaluate(dirtySections.map { sections[$0] })
    }
  }

  private func evaluate(_ sections: [Section]) {
    for section in sections { section.prepare() }
    for section in sections { section.evaluate() }
  }

  private func makeReplacement(for requested: [FormSection<Provider, Part>]) -> Replacement {
    let identities = requested.map { ProviderIdentity.of($0.object) }
    let objects = Dictionary(zip(identities, requested.map { ObjectIdentifier($0.object) })) { first, _ in first }
    var remaining: [String: Section] = [:]
    for section in sections {
      if objects[section.identity] == ObjectIdentifier(section.object) {
        remaining[section.identity] = section
      } else {
        section.releaseIdentities()
      }
    }

    var next = Replacement(sections: [], oldIndices: [])
    for (section, identity) in zip(requested, identities) {
      if let old = remaining.removeValue(forKey: identity) {
        next.sections.append(old)
        next.oldIndices.append(old.indexInTree)
      } else if context.claim(identity) {
        next.sections.append(
          Section(section, identity: identity, context: context, rows: rowFactory, parts: partFactory)
        )
        next.oldIndices.append(-1)
      }
    }
    return next
  }

  /// Makes the results of `evaluate()` visible.
  ///
  /// - Parameters:
  ///   - apply: Called with each batch in turn, when the tree is in the state that the batch leads to. One batch does,
  ///     unless sections move or a node both moves and changes, which UIKit wants in batches of their own.
  ///   - settle: Called between two batches, when the tree is still in the state that the first one leads to.
  func commit(_ apply: (Changeset) -> Void, settle: () -> Void) {
    var changes = Changeset()
    var indicesBefore: [Int]?
    if let replacement {
      self.replacement = nil
      indicesBefore = commitOrder(replacement, into: &changes)
      if !changes.sectionMoves.isEmpty {
        apply(changes)
        settle()
        changes = Changeset()
        indicesBefore = nil
      }
      dirtySections = Array(sections.indices)
    }

    var late = Changeset()
    commitContents(indicesBefore, into: &changes, late: &late)
    if !changes.isEmpty { apply(changes) }
    if !late.isEmpty {
      settle()
      apply(late)
    }
    #if DEBUG
      checkInvariants()
    #endif
  }

  /// Takes sections out and puts the others in their new order; new ones do not exist yet.
  ///
  /// - Returns: For each section its index in the view before, or where it would have been.
  private func commitOrder(_ replacement: Replacement, into changes: inout Changeset) -> [Int] {
    context.didVisit(sections.count + replacement.sections.count)
    var isKept = [Bool](repeating: false, count: sections.count)
    for index in replacement.oldIndices where index >= 0 { isKept[index] = true }
    for (index, section) in sections.enumerated() where !isKept[index] {
      if section.exists { changes.sectionDeletes.append(existence.prefixSum(index)) }
      section.tree = nil
    }

    let indicesBefore = replacement.oldIndices.map { $0 < 0 ? -1 : existence.prefixSum($0) }
    let survivors = replacement.sections.indices.filter { replacement.sections[$0].exists }
    let stays = longestIncreasingSubsequence(of: survivors.map { indicesBefore[$0] })
    for (to, index) in survivors.enumerated() where !stays[to] {
      changes.sectionMoves.append(.init(from: indicesBefore[index], to: to))
    }

    sections = replacement.sections
    for (index, section) in sections.enumerated() {
      section.tree = self
      section.indexInTree = index
    }
    existence = FenwickTree(sections.map { $0.exists ? 1 : 0 })
    return indicesBefore
  }

  private func commitContents(_ indicesBefore: [Int]?, into changes: inout Changeset, late: inout Changeset) {
    var growth = 0
    var differences: [(index: Int, difference: Int)] = []
    context.didVisit(dirtySections.count)
    for index in dirtySections.sorted() {
      let current = existence.prefixSum(index)
      let before = indicesBefore?[index] ?? current
      let after = current + growth
      let outcome = sections[index].commit()
      switch (outcome.existed, outcome.exists) {
      case (true, true):
        changes.append(outcome.rows, sectionBefore: before, sectionAfter: after)
        late.reconfigures += outcome.rows.reconfiguresAfterMove.map { NodePosition(section: after, item: $0) }
        if outcome.isHeaderChanged { changes.headers.append(after) }
        if outcome.isFooterChanged { changes.footers.append(after) }
      case (true, false):
        changes.sectionDeletes.append(before)
        growth -= 1
        differences.append((index, -1))
      case (false, true):
        changes.sectionInserts.append(after)
        growth += 1
        differences.append((index, 1))
      case (false, false):
        break
      }
    }
    for (index, difference) in differences { existence.add(difference, at: index) }
    changes.sectionDeletes.sort()
    dirtySections = []
  }

  #if DEBUG
    /// How many values, nodes and sections updates have looked at, to prove what an update costs.
    package var visitCount: Int { context.visitCount }
  #endif

  /// Stops the program, in debug builds, where the tree contradicts itself.
  package func checkInvariants() {
    assert(existence.total == sections.count { $0.exists }, "the form counts its sections wrong")
    for (index, section) in sections.enumerated() {
      assert(section.indexInTree == index && section.tree === self, "\(section.identity) is not where it thinks it is")
      section.checkInvariants()
    }
  }
}
