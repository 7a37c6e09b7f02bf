/// A section's place in the form tree: its rows, its header and its footer.
@MainActor
package final class SectionNode<Provider, Part>: NodeParent {
  /// What an update did to a section.
  struct Outcome {
    var existed: Bool
    var exists: Bool
    var rows: ListChanges
    var isHeaderChanged: Bool
    var isFooterChanged: Bool
  }

  private enum ChildIndex {
    static var rows: Int { 0 }
    static var header: Int { 1 }
    static var footer: Int { 2 }
  }

  package let identity: String
  /// The section provider.
  package let object: AnyObject
  package let rows: GroupNode<Provider>
  package let header: LeafNode<Part>?
  package let footer: LeafNode<Part>?
  /// Whether the view has this section.
  package private(set) var exists = false

  weak var tree: FormTree<Provider, Part>?
  var indexInTree = 0
  private let keepsEmpty: Bool
  private(set) var needsUpdate = true

  init(
    _ section: FormSection<Provider, Part>,
    identity: String,
    context: FormContext,
    rows: NodeFactory<Provider>,
    parts: NodeFactory<Part>
  ) {
    self.identity = identity
    object = section.object
    keepsEmpty = section.keepsEmpty
    self.rows = GroupNode(
      object: section.object,
      identity: identity,
      context: context,
      factory: rows,
      providers: section.providers
    )
    header = section.header.flatMap { Self.makePart($0, context, parts) }
    footer = section.footer.flatMap { Self.makePart($0, context, parts) }
    adopt(self.rows, at: ChildIndex.rows)
    if let header { adopt(header, at: ChildIndex.header) }
    if let footer { adopt(footer, at: ChildIndex.footer) }
  }

  private static func makePart(_ part: Part, _ context: FormContext, _ factory: NodeFactory<Part>) -> LeafNode<Part>? {
    guard context.claim(factory.identity(part)) else { return nil }
    return factory.makeNode(part, context) as? LeafNode<Part>
  }

  private func adopt<Child>(_ child: FormNode<Child>, at index: Int) {
    child.parent = self
    child.indexInParent = index
  }

  // MARK: NodeParent

  package func childNeedsUpdate(at index: Int) {
    guard !needsUpdate else { return }
    needsUpdate = true
    tree?.sectionNeedsUpdate(at: indexInTree)
  }

  package func firstIndex(ofChildAt index: Int) -> Int? { exists ? 0 : nil }

  package var containingSection: AnyObject? { self }

  // MARK: Updates

  func prepare() {
    if needsUpdate { rows.prepare() }
  }

  func evaluate() {
    guard needsUpdate else { return }
    rows.evaluate()
    header?.evaluate()
    footer?.evaluate()
  }

  func commit() -> Outcome {
    var outcome = Outcome(
      existed: exists,
      exists: exists,
      rows: ListChanges(),
      isHeaderChanged: false,
      isFooterChanged: false
    )
    guard needsUpdate else { return outcome }
    needsUpdate = false

    // Where the view does not have the section, before or after, its rows come and go with it and need not be told.
    let mode: FormNode<Provider>.CommitMode = exists && !rows.nextIsHidden ? .inPlace : .silent
    rows.commit(mode, before: 0, after: 0, into: &outcome.rows)
    outcome.rows.sort()
    outcome.isHeaderChanged = commit(header)
    outcome.isFooterChanged = commit(footer)

    let hasContent = rows.count > 0 || (header?.shownCount ?? 0) > 0 || (footer?.shownCount ?? 0) > 0
    exists = !rows.isHidden && (keepsEmpty || hasContent)
    outcome.exists = exists
    return outcome
  }

  private func commit(_ part: LeafNode<Part>?) -> Bool {
    var changes = ListChanges()
    part?.commit(.inPlace, before: 0, after: 0, into: &changes)
    return !changes.isEmpty
  }

  func releaseIdentities() {
    rows.releaseIdentities()
    header?.releaseIdentities()
    footer?.releaseIdentities()
  }

  func checkInvariants() {
    rows.checkInvariants()
    header?.checkInvariants()
    footer?.checkInvariants()
    assert(exists || rows.isHidden || (!keepsEmpty && rows.count == 0), "\(identity) has rows and does not exist")
  }
}
