/// A provider's place in the form tree: the run of rows it shows, and what has to be looked at again.
///
/// An update visits the nodes that need it three times. `prepare()` asks groups for their providers and lets go of those
/// that leave, so that each is free for another place; `evaluate()` runs the providers' code and changes nothing that a
/// view can see; `commit` then makes the results visible and says what changed. Nodes that do not need it are not
/// visited.
@MainActor
package class FormNode<Provider>: ChangeObserver {
  /// How the rows of a node change from one state of the view to the next.
  enum CommitMode {
    /// Rows keep their places but for what the node itself changes.
    case inPlace
    /// The node moves among its siblings, and its rows with it.
    case moving
    /// Nobody sees the rows before or nobody sees them after: nothing is to be said.
    case silent
  }

  /// The provider that the node stands for, as an object.
  package let object: AnyObject
  /// The provider's identity.
  package let identity: String

  let context: FormContext
  weak var parent: (any NodeParent)?
  var indexInParent = 0
  /// The number of rows, counted as if the node were shown.
  package internal(set) var count = 0
  /// Whether the provider hides its rows, as far as the view knows.
  package private(set) var isHidden = false

  private let hiding: (any ProviderHiddenable)?
  /// Whether the provider hides its rows, as far as it was evaluated.
  private(set) var nextIsHidden = false
  private(set) var needsUpdate = true

  init(object: AnyObject, identity: String, context: FormContext) {
    self.object = object
    self.identity = identity
    self.context = context
    hiding = object as? any ProviderHiddenable
    super.init(inbox: context.inbox, raised: [.hiding, .content])
  }

  /// The number of rows that the view shows of the node, if it shows what holds the node.
  package var shownCount: Int { isHidden ? 0 : count }

  /// Whether the view shows anything of the node, if it shows what holds the node.
  package var isShown: Bool { shownCount > 0 }

  /// The index, in its section, of the node's first row, or `nil` if it is not shown.
  ///
  /// - Complexity: O(log *n*) for *n* providers, at each level of groups.
  package var firstIndex: Int? {
    isHidden ? nil : parent?.firstIndex(ofChildAt: indexInParent)
  }

  // MARK: Updates

  final func setNeedsUpdate() {
    guard !needsUpdate else { return }
    needsUpdate = true
    parent?.childNeedsUpdate(at: indexInParent)
  }

  final override func changeWasSignalled() {
    setNeedsUpdate()
  }

  /// Finds out which nodes leave, before any node joins.
  final func prepare() {
    if needsUpdate { prepareContent() }
  }

  /// Runs what the provider has to say again. Nothing of the result is visible before `commit`.
  final func evaluate() {
    guard needsUpdate else { return }
    context.didVisit()
    if let hiding, raised.contains(.hiding) {
      nextIsHidden = track(.hiding) { hiding.isHidden }
    }
    evaluateContent()
  }

  /// Makes the results visible.
  ///
  /// - Parameters:
  ///   - mode: What happens to the rows that stay.
  ///   - before: The index, in its section, at which the node's rows began.
  ///   - after: The index at which they begin now.
  ///   - changes: Takes what changed.
  final func commit(_ mode: CommitMode, before: Int, after: Int, into changes: inout ListChanges) {
    guard needsUpdate || mode == .moving else { return }
    context.didVisit()
    let countBefore = count
    switch (isHidden, nextIsHidden) {
    case (false, false):
      commitContent(mode, before: before, after: after, into: &changes)
    case (false, true):
      commitContent(.silent, before: before, after: after, into: &changes)
      if mode != .silent {
        context.didVisit(countBefore)
        changes.deletes.append(contentsOf: before..<(before + countBefore))
      }
    case (true, false):
      commitContent(.silent, before: before, after: after, into: &changes)
      if mode != .silent {
        context.didVisit(count)
        changes.inserts.append(contentsOf: after..<(after + count))
      }
    case (true, true):
      commitContent(.silent, before: before, after: after, into: &changes)
    }
    isHidden = nextIsHidden
    needsUpdate = false
  }

  // MARK: For subclasses

  func prepareContent() {}

  func evaluateContent() {}

  func commitContent(_ mode: CommitMode, before: Int, after: Int, into changes: inout ListChanges) {}

  /// The leaf that shows a row, and the row's index in it.
  func leaf(at index: Int) -> (node: LeafNode<Provider>, index: Int) {
    preconditionFailure("\(identity) shows no row \(index)")
  }

  /// Takes the place of a node with the same identity: what that one shows is what this one showed before.
  ///
  /// - Returns: Whether the nodes are of a kind.
  func takeOver(_ old: FormNode) -> Bool {
    isHidden = old.isHidden
    return true
  }

  /// Gives up the identities that the node holds in the form.
  func releaseIdentities() {
    context.release(identity)
  }

  /// Calls a body with each node that shows rows of its own, hidden or not.
  package func forEachLeaf(_ body: (LeafNode<Provider>) -> Void) {}

  /// Stops the program, in debug builds, where the tree contradicts itself.
  func checkInvariants() {}
}
