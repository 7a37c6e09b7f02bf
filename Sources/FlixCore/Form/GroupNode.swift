/// A node made of other nodes: the providers of a section, or of a group within one.
@MainActor
package final class GroupNode<Provider>: FormNode<Provider>, NodeParent {
  private struct Replacement {
    var children: [FormNode<Provider>]
    /// For each child its index among the children before, or -1 if it is new.
    var oldIndices: [Int]
  }

  private(set) var children: [FormNode<Provider>] = []

  private let listed: () -> Set<String>?
  private let providers: () -> [Provider]
  private let factory: NodeFactory<Provider>
  private var counts = FenwickTree([])
  private var dirtyChildren: [Int] = []
  private var requested: (providers: [Provider], identities: [String])?
  private var replacement: Replacement?

  /// Creates the node of a group.
  ///
  /// - Parameters:
  ///   - object: The group.
  ///   - identity: Its identity, which the caller has claimed.
  ///   - listed: The identities of the providers that the group may give; `nil` for whatever it likes. Runs after
  ///     `providers`.
  ///   - providers: The providers of the group. Runs again when `@Observable` state changes that it read.
  package init(
    object: AnyObject,
    identity: String,
    context: FormContext,
    factory: NodeFactory<Provider>,
    listed: @escaping () -> Set<String>? = { nil },
    providers: @escaping () -> [Provider]
  ) {
    self.listed = listed
    self.providers = providers
    self.factory = factory
    super.init(object: object, identity: identity, context: context)
  }

  // MARK: NodeParent

  package func childNeedsUpdate(at index: Int) {
    dirtyChildren.append(index)
    setNeedsUpdate()
  }

  package func firstIndex(ofChildAt index: Int) -> Int? {
    firstIndex.map { $0 + counts.prefixSum(index) }
  }

  package var containingSection: AnyObject? { parent?.containingSection }

  override func leaf(at index: Int) -> (node: LeafNode<Provider>, index: Int) {
    let (child, offset) = counts.locate(index)
    return children[child].leaf(at: offset)
  }

  // MARK: Updates

  override func prepareContent() {
    if raised.contains(.content) {
      let (providers, listed) = track(.content) { (self.providers(), self.listed()) }
      let identities = providers.map(factory.identity)
      if let listed { reportProviders(of: identities, notIn: listed) }
      requested = (providers, identities)
      let kept = Set(identities)
      for child in children where !kept.contains(child.identity) { child.releaseIdentities() }
      for child in children where kept.contains(child.identity) { child.prepare() }
    } else {
      for index in dirtyChildren { children[index].prepare() }
    }
  }

  private func reportProviders(of identities: [String], notIn listed: Set<String>) {
    for provider in identities where !listed.contains(provider) {
      context.report(.unlistedProvider(group: identity, provider: provider))
    }
  }

  override func evaluateContent() {
    // A node that joins in this update was not there to be prepared.
    if requested == nil, raised.contains(.content) { prepareContent() }
    if let requested {
      self.requested = nil
      let next = makeReplacement(for: requested.providers, identities: requested.identities)
      replacement = next
      for child in next.children { child.evaluate() }
    } else {
      for index in dirtyChildren { children[index].evaluate() }
    }
  }

  private func makeReplacement(for providers: [Provider], identities: [String]) -> Replacement {
    var remaining = Dictionary(uniqueKeysWithValues: children.map { ($0.identity, $0) })
    var next = Replacement(children: [], oldIndices: [])
    for (provider, identity) in zip(providers, identities) {
      if let old = remaining.removeValue(forKey: identity) {
        // An old node belongs to the provider it was made for; another provider of the same identity continues it.
        if old.object === provider as AnyObject {
          next.children.append(old)
          next.oldIndices.append(old.indexInParent)
        } else {
          let node = factory.makeNode(provider, context)
          next.children.append(node)
          next.oldIndices.append(node.takeOver(old) ? old.indexInParent : -1)
        }
      } else if context.claim(identity) {
        next.children.append(factory.makeNode(provider, context))
        next.oldIndices.append(-1)
      }
    }
    return next
  }

  override func commitContent(_ mode: CommitMode, before: Int, after: Int, into changes: inout ListChanges) {
    if let replacement {
      self.replacement = nil
      commit(replacement, mode, before: before, after: after, into: &changes)
    } else {
      commitChildren(mode, before: before, after: after, into: &changes)
    }
    dirtyChildren = []
    count = counts.total
  }

  private func commitChildren(_ mode: CommitMode, before: Int, after: Int, into changes: inout ListChanges) {
    let visited = mode == .moving ? Array(children.indices) : dirtyChildren.sorted()
    context.didVisit(visited.count)
    var growth = 0
    var differences: [(index: Int, difference: Int)] = []
    for index in visited {
      let child = children[index]
      let shownBefore = child.shownCount
      let offset = counts.prefixSum(index)
      child.commit(mode, before: before + offset, after: after + offset + growth, into: &changes)
      let difference = child.shownCount - shownBefore
      guard difference != 0 else { continue }
      growth += difference
      differences.append((index, difference))
    }
    for (index, difference) in differences { counts.add(difference, at: index) }
  }

  private func commit(
    _ replacement: Replacement,
    _ mode: CommitMode,
    before: Int,
    after: Int,
    into changes: inout ListChanges
  ) {
    context.didVisit(children.count + replacement.children.count)
    var isKept = [Bool](repeating: false, count: children.count)
    for index in replacement.oldIndices where index >= 0 { isKept[index] = true }
    if mode != .silent {
      for (index, child) in children.enumerated() where !isKept[index] {
        let first = before + counts.prefixSum(index)
        changes.deletes.append(contentsOf: first..<(first + child.shownCount))
      }
    }
    for (index, child) in children.enumerated() where !isKept[index] { child.parent = nil }

    let stays = longestIncreasingSubsequence(of: replacement.oldIndices.filter { $0 >= 0 })
    var survivor = 0
    var first = after
    for (child, oldIndex) in zip(replacement.children, replacement.oldIndices) {
      if oldIndex < 0 {
        child.commit(.silent, before: 0, after: 0, into: &changes)
        if mode != .silent { changes.inserts.append(contentsOf: first..<(first + child.shownCount)) }
      } else {
        let childMode: CommitMode = mode == .inPlace && !stays[survivor] ? .moving : mode
        child.commit(childMode, before: before + counts.prefixSum(oldIndex), after: first, into: &changes)
        survivor += 1
      }
      first += child.shownCount
    }

    children = replacement.children
    for (index, child) in children.enumerated() {
      child.parent = self
      child.indexInParent = index
    }
    counts = FenwickTree(children.map(\.shownCount))
  }

  // MARK: Structure

  override func takeOver(_ old: FormNode<Provider>) -> Bool {
    guard let old = old as? GroupNode<Provider> else { return false }
    children = old.children
    counts = old.counts
    count = old.count
    dirtyChildren = old.dirtyChildren
    for child in children { child.parent = self }
    return super.takeOver(old)
  }

  override func releaseIdentities() {
    super.releaseIdentities()
    for child in children { child.releaseIdentities() }
  }

  package override func forEachLeaf(_ body: (LeafNode<Provider>) -> Void) {
    for child in children { child.forEachLeaf(body) }
  }

  override func checkInvariants() {
    assert(count == counts.total, "the row count of \(identity) is not the sum of its children's")
    for (index, child) in children.enumerated() {
      assert(child.indexInParent == index && child.parent === self, "\(child.identity) is not where it thinks it is")
      assert(
        counts.prefixSum(index + 1) - counts.prefixSum(index) == child.shownCount,
        "\(identity) counts the rows of \(child.identity) wrong"
      )
      child.checkInvariants()
    }
  }
}
