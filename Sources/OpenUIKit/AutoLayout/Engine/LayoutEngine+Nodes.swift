import Foundation

extension LayoutEngine {
  // MARK: - Making nodes

  /// The node of an item, made when first asked for. The caller counts its use.
  func node(for item: any LayoutItem) -> LayoutNode {
    if let node = nodes[ObjectIdentifier(item)] { return node }
    let isHost = item === host
    let node = LayoutNode(
      item: item,
      x: isHost ? nil : solver.makeVariable(isNonNegative: false),
      y: isHost ? nil : solver.makeVariable(isNonNegative: false),
      width: solver.makeVariable(isNonNegative: true),
      height: solver.makeVariable(isNonNegative: true)
    )
    nodes[node.key] = node
    constrain(node)
    return node
  }

  func retain(_ node: LayoutNode) { node.useCount += 1 }

  func release(_ node: LayoutNode) {
    node.useCount -= 1
    guard node.useCount == 0 else { return }
    unconstrain(node)
    nodes[node.key] = nil
    for variable in [node.x, node.y, node.width, node.height] {
      if let variable { solver.removeVariable(variable) }
    }
  }

  /// Gives a node the constraints that follow from what it is.
  private func constrain(_ node: LayoutNode) {
    guard let item = node.item else { return }
    if let fitting, item === fitting.view {
      constrainContent(of: fitting.view, node)
      let width = LayoutPenalty(priority: fitting.horizontalPriority.rawValue)
      let height = LayoutPenalty(priority: fitting.verticalPriority.rawValue)
      addSize(node, fitting.size, fitting.view.alignmentRectInsets, width, height)
      return
    }
    if item === host {
      if fitting == nil { constrainHost(node) }
      return
    }
    node.horizontalRule = rule(for: item, along: .horizontal)
    node.verticalRule = rule(for: item, along: .vertical)
    if node.horizontalRule != nil || node.verticalRule != nil { givenNodes.append(node) }
    if let owner = item is UIView ? (item as? UIView)?.superview : item.layoutView,
      [node.horizontalRule, node.verticalRule].contains(where: { $0.map { $0.needsOuter } ?? false })
    {
      let outer = self.node(for: owner)
      retain(outer)
      node.outer = outer
    }
    add(node.horizontalRule, node, node.x, node.width, node.outer?.width)
    add(node.verticalRule, node, node.y, node.height, node.outer?.height)
    if let view = item as? UIView, node.horizontalRule == nil { constrainContent(of: view, node) }
  }

  private func unconstrain(_ node: LayoutNode) {
    for handle in node.handles { removeFromSolver(handle) }
    node.handles.removeAll()
    for handle in [node.contentWidth, node.contentHeight] {
      if let handle { removeFromSolver(handle) }
    }
    node.contentWidth = nil
    node.contentHeight = nil
    node.measuredWidth = nil
    node.horizontalRule = nil
    node.verticalRule = nil
    givenNodes.removeAll { $0 === node }
    textNodes.removeAll { $0 === node }
    nodesToMeasure.removeAll { $0 === node }
    if let outer = node.outer {
      node.outer = nil
      release(outer)
    }
  }

  /// Takes up anew what follows from the properties of a view: what it is placed by, and how strongly.
  func replaceNode(of view: UIView) -> Bool {
    guard let node = nodes[ObjectIdentifier(view)] else { return false }
    replaceNode(node)
    setNeedsUpdate()
    return true
  }

  func replaceNode(_ node: LayoutNode) {
    unconstrain(node)
    constrain(node)
  }

  // MARK: - Given places

  /// How the place of an item follows from properties of views; `nil` where constraints decide.
  private func rule(for item: any LayoutItem, along axis: NSLayoutConstraint.Axis) -> PlacementRule? {
    if let guide = item as? UILayoutGuide { return rule(for: guide, along: axis) }
    guard let view = item as? UIView else { return nil }
    // The views inside another host are laid out there; here they stand where they stand.
    guard view.translatesAutoresizingMaskIntoConstraints || isInsideAnotherHost(view) else { return nil }
    let rect = view.alignmentRect(forFrame: view.frame)
    let outer = view.superview?.bounds.size ?? .zero
    let shares = view.autoresizingShares(along: axis)
    var rule =
      axis == .horizontal
      ? PlacementRule(rect.minX, rect.width, in: outer.width, shares)
      : PlacementRule(rect.minY, rect.height, in: outer.height, shares)
    // A length of 0 is one that was never given, and a cell may not have the height of its new content yet.
    rule.isSizeGuess =
      axis == .horizontal
      ? view.frame.width == 0 : view.frame.height == 0 || view.superview?.isLayoutHost == true
    return rule
  }

  private func isInsideAnotherHost(_ view: UIView) -> Bool {
    var outer = view.superview
    while let view = outer, view !== host {
      if view.isLayoutHost { return true }
      outer = view.superview
    }
    return false
  }

  private func rule(for guide: UILayoutGuide, along axis: NSLayoutConstraint.Axis) -> PlacementRule? {
    guard let owner = guide.owningView else { return nil }
    let isHorizontal = axis == .horizontal
    let origin = isHorizontal ? owner.bounds.minX : owner.bounds.minY
    let insets: UIEdgeInsets
    switch guide.role {
    case .custom: return nil
    case .scrollContent: return PlacementRule(position: 0, positionShare: 0, size: nil, sizeShare: 0)
    case .scrollFrame: insets = .zero
    case .layoutMargins: insets = owner.layoutMargins
    case .readableContent: insets = owner.readableContentInsets
    case .safeArea: insets = owner.safeAreaInsets
    }
    let before = isHorizontal ? insets.left : insets.top
    let after = isHorizontal ? insets.right : insets.bottom
    // The margins may be wider than a view that has no size yet.
    return PlacementRule(
      position: origin + before,
      positionShare: 0,
      size: -before - after,
      sizeShare: 1,
      isSizeGuess: true
    )
  }

  private func add(
    _ rule: PlacementRule?,
    _ node: LayoutNode,
    _ position: LayoutVariable?,
    _ size: LayoutVariable,
    _ outer: LayoutVariable?
  ) {
    guard let rule, let position else { return }
    addGiven([(1, position), (-rule.positionShare, outer)], rule.position, node, .required)
    let penalty = rule.isSizeGuess ? Self.nearlyRequired : .required
    if let value = rule.size { addGiven([(1, size), (-rule.sizeShare, outer)], value, node, penalty) }
  }

  private func addGiven(
    _ terms: [(Double, LayoutVariable?)],
    _ constant: Double,
    _ node: LayoutNode,
    _ penalty: LayoutPenalty
  ) {
    var expression = LayoutExpression()
    for (factor, variable) in terms where factor != 0 { expression.add(factor, variable) }
    node.handles.append(
      addToSolver(expression.terms, constant, above: penalty, below: penalty, owner: .node(node))
    )
  }

  /// Brings the given places up to date with the properties of their views.
  func refreshGivenNodes() {
    var didChange = false
    for node in givenNodes {
      // An earlier one may have been the last to speak of this one.
      guard let item = node.item, nodes[node.key] === node else { continue }
      let horizontal = rule(for: item, along: .horizontal)
      let vertical = rule(for: item, along: .vertical)
      guard horizontal != node.horizontalRule || vertical != node.verticalRule else { continue }
      didChange = true
      if let old = node.horizontalRule, let new = horizontal, let oldVertical = node.verticalRule,
        let newVertical = vertical, old.hasSameShape(as: new), oldVertical.hasSameShape(as: newVertical)
      {
        let constants = [new.position, new.size, newVertical.position, newVertical.size].compactMap { $0 }
        for (handle, constant) in zip(node.handles, constants) { solver.setConstant(constant, of: handle) }
        node.horizontalRule = horizontal
        node.verticalRule = vertical
      } else {
        replaceNode(node)
      }
    }
    if didChange { retryBroken() }
  }

  // MARK: - The host

  static let nearlyRequired = LayoutPenalty.weighted(999.99)

  private func constrainHost(_ node: LayoutNode) {
    hostSize = host.bounds.size
    let insets = host.alignmentRectInsets
    // A root that constraints place has the size that they give it.
    let isSizedByContent = host.superview == nil && !host.translatesAutoresizingMaskIntoConstraints
    if isSizedByContent { constrainContent(of: host, node) }
    let wish = isSizedByContent ? LayoutPenalty.weighted(0.5) : nil
    // A length of 0 is one that was never given. The height of a cell is often a guess until its content is measured.
    let width = wish ?? (hostSize.width > 0 ? .required : Self.nearlyRequired)
    let height = wish ?? (hostSize.height > 0 && !host.isLayoutHost ? .required : Self.nearlyRequired)
    addSize(node, hostSize, insets, width, height)
  }

  private func addSize(
    _ node: LayoutNode,
    _ size: CGSize,
    _ insets: UIEdgeInsets,
    _ horizontal: LayoutPenalty,
    _ vertical: LayoutPenalty
  ) {
    let width = max(0, size.width - insets.left - insets.right)
    let height = max(0, size.height - insets.top - insets.bottom)
    node.handles = [
      addToSolver([.init(1, node.width)], width, above: horizontal, below: horizontal, owner: .node(node)),
      addToSolver([.init(1, node.height)], height, above: vertical, below: vertical, owner: .node(node)),
    ]
  }

  /// Brings the size of the host up to date.
  func refreshHost() {
    guard fitting == nil, hostSize != host.bounds.size else { return }
    guard let node = nodes[ObjectIdentifier(host)] else {
      hostSize = host.bounds.size
      return
    }
    let old = hostSize
    let new = host.bounds.size
    if (old.width > 0) == (new.width > 0), (old.height > 0) == (new.height > 0), node.handles.count == 2 {
      hostSize = new
      let insets = host.alignmentRectInsets
      solver.setConstant(max(0, new.width - insets.left - insets.right), of: node.handles[0])
      solver.setConstant(max(0, new.height - insets.top - insets.bottom), of: node.handles[1])
    } else {
      replaceNode(node)
    }
    retryBroken()
  }
}
