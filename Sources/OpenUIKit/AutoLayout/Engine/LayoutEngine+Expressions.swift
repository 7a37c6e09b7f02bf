import Foundation

extension LayoutEngine {
  /// Puts an active constraint into the solver.
  func insertIntoSolver(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard constraint.isActive, entries[key] == nil, let first = constraint.firstItem as? any LayoutItem,
      let firstView = first.layoutView, let firstAttribute = LayoutAttribute(constraint.firstAttribute)
    else { return }
    let second = constraint.secondItem as? any LayoutItem
    let secondAttribute = LayoutAttribute(constraint.secondAttribute)
    guard (second == nil) == (secondAttribute == nil) else { return }
    guard let common = second?.layoutView.map({ firstView.commonAncestor(with: $0) }) ?? firstView else { return }

    var side = Side(engine: self, common: common)
    side.isMirrored = isMirrored(first, firstAttribute, second, secondAttribute)
    var sum = side.expression(first, firstAttribute, other: second)
    if let second, let secondAttribute {
      sum.add(-constraint.multiplier, times: side.expression(second, secondAttribute, other: first))
    }
    for node in side.nodes { retain(node) }
    let penalty = LayoutPenalty(priority: constraint.priority.rawValue)
    var entry = Entry(constraint: constraint, handle: nil, nodes: side.nodes, offset: -sum.constant)
    if !sum.terms.isEmpty {
      entry.handle = addToSolver(
        sum.terms,
        effectiveConstant(of: constraint) + entry.offset,
        above: constraint.relation == .greaterThanOrEqual ? .none : penalty,
        below: constraint.relation == .lessThanOrEqual ? .none : penalty,
        owner: .constraint(constraint)
      )
    }
    entry.scrolled = side.scrolled.map(ScrolledView.init)
    entries[key] = entry
    if !side.scrolled.isEmpty { crossing.append(constraint) }
  }

  /// Takes a constraint out of the solver.
  func drop(_ constraint: NSLayoutConstraint) {
    let key = ObjectIdentifier(constraint)
    guard let entry = entries.removeValue(forKey: key) else { return }
    if !entry.scrolled.isEmpty { crossing.removeAll { $0 === constraint } }
    if let handle = entry.handle { removeFromSolver(handle) }
    for node in entry.nodes { release(node) }
  }

  /// Takes constraints in anew that a scrolled view lies between.
  func refreshCrossing() {
    for constraint in crossing where entries[ObjectIdentifier(constraint)]?.scrolled.contains(where: \.didMove) == true
    {
      drop(constraint)
      insertIntoSolver(constraint)
    }
  }

  private func isMirrored(
    _ first: any LayoutItem,
    _ firstAttribute: LayoutAttribute,
    _ second: (any LayoutItem)?,
    _ secondAttribute: LayoutAttribute?
  ) -> Bool {
    let view =
      firstAttribute.direction == .leadingToTrailing
      ? first.layoutView : secondAttribute?.direction == .leadingToTrailing ? second?.layoutView : nil
    return view?.effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  // MARK: - Solver constraints and their owners

  func addToSolver(
    _ terms: [LayoutSolver.Term],
    _ constant: Double,
    above: LayoutPenalty,
    below: LayoutPenalty,
    owner: Owner
  ) -> SolverConstraint {
    let handle = solver.add(terms, constant: constant, above: above, below: below)
    let index = Int(handle.index)
    while owners.count <= index { owners.append(nil) }
    owners[index] = owner
    return handle
  }

  func removeFromSolver(_ handle: SolverConstraint) {
    solver.remove(handle)
    owners[Int(handle.index)] = nil
  }

  /// Writes the sides of a constraint as expressions, in the coordinates of the nearest view around both items.
  @MainActor
  struct Side {
    let engine: LayoutEngine
    let common: UIView
    /// Distances count from the right edge of `common`.
    var isMirrored = false
    /// The nodes that were spoken of, once for each mention.
    var nodes: [LayoutNode] = []
    /// The views between the items that have scrolled, or can.
    var scrolled: [UIView] = []

    init(engine: LayoutEngine, common: UIView) {
      self.engine = engine
      self.common = common
    }
  }
}

extension LayoutEngine.Side {
  mutating func expression(
    _ item: any LayoutItem,
    _ attribute: LayoutAttribute,
    other: (any LayoutItem)?
  ) -> LayoutExpression {
    let isHorizontal = attribute.axis == .horizontal
    var item = item
    if attribute.isMargin, let view = item as? UIView { item = view.layoutMarginsGuide }
    if attribute.part == .size {
      var result = LayoutExpression()
      let node = use(item)
      result.add(1, isHorizontal ? node.width : node.height)
      return result
    }
    // The edges of a scroll view are those of its content to what is inside it.
    if let scrollView = item as? UIScrollView, let view = other?.layoutView, other !== scrollView,
      other !== scrollView.frameLayoutGuide, view.isDescendant(of: scrollView)
    {
      item = scrollView.contentLayoutGuide
    }
    if attribute.part == .firstBaseline || attribute.part == .lastBaseline, let view = item as? UIView {
      return baseline(of: view, attribute)
    }
    let node = use(item)
    var result = origin(of: item, isHorizontal)
    let size = isHorizontal ? node.width : node.height
    switch attribute.part {
    case .maximum, .lastBaseline: result.add(1, size)
    case .middle: result.add(0.5, size)
    case .minimum, .firstBaseline, .size: break
    }
    guard isMirrored, isHorizontal else { return result }
    // The leading edge is the right one here, and what is added leads to the left.
    switch attribute.part {
    case .minimum where attribute.direction == .leadingToTrailing: result.add(1, size)
    case .maximum where attribute.direction == .leadingToTrailing: result.add(-1, size)
    default: break
    }
    var mirrored = LayoutExpression()
    mirrored.add(1, use(common).width)
    mirrored.constant += common.bounds.minX + common.alignmentRectInsets.left
    mirrored.add(-1, times: result)
    return mirrored
  }

  /// Where a baseline lies, in the coordinates of `common`.
  private mutating func baseline(of view: UIView, _ attribute: LayoutAttribute) -> LayoutExpression {
    let isFirst = attribute.part == .firstBaseline
    let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    if text !== view, text.isDescendant(of: view) { return baseline(of: text, attribute) }
    let node = use(view)
    var result = origin(of: view, false)
    let offsets = view.baselineOffsets
    if isFirst, let offsets {
      result.constant += offsets.firstFromTop
    } else {
      result.add(1, node.height)
      if let offsets { result.constant -= offsets.lastFromBottom }
    }
    return result
  }

  /// Where the left or top edge of an item lies, in the coordinates of `common`.
  private mutating func origin(of item: any LayoutItem, _ isHorizontal: Bool) -> LayoutExpression {
    var result = LayoutExpression()
    var outer: UIView?
    if let view = item as? UIView {
      if view === common {
        let insets = view.alignmentRectInsets
        result.constant = isHorizontal ? view.bounds.minX + insets.left : view.bounds.minY + insets.top
        noteScrolling(of: view)
        return result
      }
      result.add(1, isHorizontal ? use(view).x : use(view).y)
      outer = view.superview
    } else {
      result.add(1, isHorizontal ? use(item).x : use(item).y)
      outer = item.layoutView
    }
    while let view = outer, view !== common {
      let insets = view.alignmentRectInsets
      let node = use(view)
      result.add(1, isHorizontal ? node.x : node.y)
      result.constant -= isHorizontal ? view.bounds.minX + insets.left : view.bounds.minY + insets.top
      noteScrolling(of: view)
      outer = view.superview
    }
    return result
  }

  private mutating func noteScrolling(of view: UIView) {
    if view is UIScrollView || view.bounds.origin != .zero { scrolled.append(view) }
  }

  private mutating func use(_ item: any LayoutItem) -> LayoutNode {
    let node = engine.node(for: item)
    if !nodes.contains(where: { $0 === node }) { nodes.append(node) }
    return node
  }
}
