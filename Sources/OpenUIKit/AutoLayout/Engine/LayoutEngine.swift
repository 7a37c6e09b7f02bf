import Foundation

/// Lays out the views inside one host with one solver.
///
/// A host is the root of a tree of views, or a view marked as one, such as a table cell; its own size is given. Every
/// view or guide that a constraint speaks of has a node with four variables: its origin in the coordinates of its
/// superview, and its size. A constraint across levels adds the origins of the views between up, so that moving a view
/// changes nothing about the views inside it. Views that no constraint speaks of cost nothing.
@MainActor
final class LayoutEngine {
  unowned let host: UIView
  var solver = LayoutSolver()
  var nodes: [ObjectIdentifier: LayoutNode] = [:]
  var entries: [ObjectIdentifier: Entry] = [:]
  /// Who brought a required constraint into the solver, by its index there.
  var owners: [Owner?] = []

  /// Constraints that are active and not in the solver yet, in the order of their activation.
  var pending: [NSLayoutConstraint] = []
  /// Constraints that were given up because they contradict others.
  var broken: [NSLayoutConstraint] = []
  /// Constraints that depend on how far a view between their items has scrolled.
  var crossing: [NSLayoutConstraint] = []
  /// Nodes whose place follows from properties of views.
  var givenNodes: [LayoutNode] = []
  /// Nodes whose content size has to be asked for again.
  var nodesToMeasure: [LayoutNode] = []
  /// Nodes whose height depends on their width.
  var textNodes: [LayoutNode] = []
  var needsUpdate = true
  var isUpdating = false
  var hostSize: CGSize = .zero
  /// What is wished for instead of the host's own size while a fitting size is worked out.
  var fitting: Fitting?

  /// An active constraint as the engine knows it.
  struct Entry {
    let constraint: NSLayoutConstraint
    /// Its counterpart; `nil` while it is given up, and for one that is always true.
    var handle: SolverConstraint?
    var nodes: [LayoutNode]
    /// What the solver's constant is beside the constraint's own.
    var offset: Double
    /// The views between the items, and how far they had scrolled.
    var scrolled: [ScrolledView] = []
  }

  /// A view and the origin of its bounds at some time.
  struct ScrolledView {
    private weak var view: UIView?
    private let origin: CGPoint

    init(_ view: UIView) {
      self.view = view
      origin = view.bounds.origin
    }

    var didMove: Bool { view.map { $0.bounds.origin != origin } ?? false }
  }

  enum Owner {
    case constraint(NSLayoutConstraint)
    case node(LayoutNode)
  }

  /// Creates the engine of a host and takes in all constraints inside it.
  init(host: UIView) {
    self.host = host
    insertConstraints(below: host)
  }

  // MARK: - Constraints

  func insert(_ constraint: NSLayoutConstraint) {
    pending.append(constraint)
    needsUpdate = true
    host.layoutInsideDidChange()
  }

  func remove(_ constraint: NSLayoutConstraint) {
    // It may still be active, elsewhere, and is not this engine's to try again.
    broken.removeAll { $0 === constraint }
    if entries[ObjectIdentifier(constraint)] != nil {
      drop(constraint)
      // What was given up for its sake may hold again.
      retryBroken()
    } else {
      pending.removeAll { $0 === constraint }
    }
    needsUpdate = true
    host.layoutInsideDidChange()
  }

  func constantDidChange(_ constraint: NSLayoutConstraint) {
    guard let entry = entries[ObjectIdentifier(constraint)] else { return }
    if let handle = entry.handle {
      solver.setConstant(entry.offset + effectiveConstant(of: constraint), of: handle)
    } else {
      setNeedsReinsertion(constraint)
    }
    setNeedsUpdate()
    host.markNeedsLayout()
    host.layoutInsideDidChange()
  }

  /// Lengths beyond this one, in points, would cost all others their precision.
  static let lengthLimit = 1e7

  /// The constant of a constraint, within limits.
  func effectiveConstant(of constraint: NSLayoutConstraint) -> Double {
    let constant = constraint.constant
    guard abs(constant) > Self.lengthLimit else { return constant }
    if !constraint.wasReported {
      constraint.wasReported = true
      Self.report(
        """
        This NSLayoutConstraint is being configured with a constant that exceeds internal limits.  A smaller value \
        will be substituted, but this problem should be fixed. \(constraint.layoutDescription)
        """
      )
    }
    return constant < 0 ? -Self.lengthLimit : Self.lengthLimit
  }

  /// Has a constraint taken in anew at the next update, because more than its constant changed.
  func setNeedsReinsertion(_ constraint: NSLayoutConstraint) {
    guard entries[ObjectIdentifier(constraint)] != nil else { return }
    broken.removeAll { $0 === constraint }
    drop(constraint)
    pending.append(constraint)
    setNeedsUpdate()
    host.markNeedsLayout()
    host.layoutInsideDidChange()
  }

  /// Takes in the constraints held by a view and the views inside it, short of other hosts.
  func insertConstraints(below view: UIView) {
    guard let state = view.storedLayoutState, state.mayHoldConstraintsBelow else { return }
    pending.append(contentsOf: state.constraints)
    for subview in view.subviews where !subview.isLayoutHost { insertConstraints(below: subview) }
    needsUpdate = true
  }

  func setNeedsUpdate() { needsUpdate = true }

  func retryBroken() {
    for constraint in broken where entries[ObjectIdentifier(constraint)]?.handle == nil {
      drop(constraint)
      if constraint.isActive { pending.append(constraint) }
    }
    broken.removeAll()
  }

  // MARK: - Results

  func hasNode(for item: any LayoutItem) -> Bool { nodes[ObjectIdentifier(item)] != nil }

  /// The frame of a view or guide as of the last update, its edges on whole points; `nil` where no constraint speaks
  /// of it.
  func frame(of item: any LayoutItem) -> CGRect? {
    nodes[ObjectIdentifier(item)].map { frame(of: $0) }
  }

  func frame(of node: LayoutNode) -> CGRect {
    let x = node.x.map(solver.value(of:)) ?? 0
    let y = node.y.map(solver.value(of:)) ?? 0
    let rect = CGRect(x: x, y: y, width: solver.value(of: node.width), height: solver.value(of: node.height))
    return Self.aligned((node.item as? UIView)?.frame(forAlignmentRect: rect) ?? rect)
  }

  /// A rectangle with its edges, not its size, on whole points, so that neighbours meet.
  static func aligned(_ rect: CGRect) -> CGRect {
    // Nudged, so that a rounding error cannot turn a half the other way.
    func edge(_ value: CGFloat) -> CGFloat { (value + 1e-6).rounded() }
    let (left, top) = (edge(rect.minX), edge(rect.minY))
    return CGRect(x: left, y: top, width: edge(rect.maxX) - left, height: edge(rect.maxY) - top)
  }

  /// The size of an item as far as constraints decide it; `nil` where no constraint speaks of it.
  func decidedSize(of item: any LayoutItem) -> (width: CGFloat?, height: CGFloat?)? {
    guard let node = nodes[ObjectIdentifier(item)] else { return nil }
    let size = frame(of: node).size
    return (
      solver.isAmbiguous(node.width) ? nil : size.width,
      solver.isAmbiguous(node.height) ? nil : size.height
    )
  }

  func isAmbiguous(_ item: any LayoutItem) -> Bool {
    guard let node = nodes[ObjectIdentifier(item)] else { return false }
    return [node.x, node.y, node.width, node.height].compactMap { $0 }.contains { solver.isAmbiguous($0) }
  }
}
