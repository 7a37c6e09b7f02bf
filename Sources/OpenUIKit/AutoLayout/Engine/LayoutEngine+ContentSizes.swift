import Foundation

extension LayoutEngine {
  func constrainContent(of view: UIView, _ node: LayoutNode) {
    let size = contentSize(of: view)
    if size.width >= 0 {
      node.contentWidth = addContent(node.width, size.width, view.contentPriorities(for: .horizontal), node)
    }
    if view.intrinsicHeight(forWidth: max(0, size.width)) != nil {
      textNodes.append(node)
      node.measuredWidth = size.width
    }
    if size.height >= 0 {
      node.contentHeight = addContent(node.height, size.height, view.contentPriorities(for: .vertical), node)
    }
  }

  private func addContent(
    _ variable: LayoutVariable,
    _ value: CGFloat,
    _ priorities: ViewLayoutState.ContentPriorities,
    _ node: LayoutNode
  ) -> SolverConstraint {
    addToSolver(
      [.init(1, variable)],
      value,
      above: LayoutPenalty(priority: priorities.hugging.rawValue),
      below: LayoutPenalty(priority: priorities.compressionResistance.rawValue),
      owner: .node(node)
    )
  }

  private func contentSize(of view: UIView) -> CGSize {
    let size = view.intrinsicContentSize
    precondition(
      !size.width.isNaN && !size.height.isNaN,
      "intrinsicContentSize of \(type(of: view)) contains NaN: \(size)."
    )
    return CGSize(width: min(size.width, Self.lengthLimit), height: min(size.height, Self.lengthLimit))
  }

  func invalidateContentSize(of view: UIView) -> Bool {
    guard let node = nodes[ObjectIdentifier(view)], node.contentWidth != nil || node.horizontalRule == nil else {
      return false
    }
    if !nodesToMeasure.contains(where: { $0 === node }) { nodesToMeasure.append(node) }
    setNeedsUpdate()
    return true
  }

  /// Asks again for the content sizes that are out of date.
  func refreshContentSizes() {
    let outdated = nodesToMeasure
    nodesToMeasure.removeAll()
    for node in outdated {
      guard let view = node.item as? UIView else { continue }
      let size = contentSize(of: view)
      let isText = view.intrinsicHeight(forWidth: max(0, size.width)) != nil
      if (size.width >= 0) == (node.contentWidth != nil), (size.height >= 0) == (node.contentHeight != nil),
        isText == textNodes.contains(where: { $0 === node })
      {
        node.measuredWidth = nil
        node.unwrappedWidth = nil
        if let handle = node.contentWidth { solver.setConstant(size.width, of: handle) }
        // The height of text follows from its width, further below.
        if let handle = node.contentHeight, !isText { solver.setConstant(size.height, of: handle) }
      } else {
        replaceNode(node)
      }
    }
  }

  /// Lets texts that were wrapped want their whole width again, for there may be room now.
  func unwrapTexts() {
    for node in textNodes {
      guard let width = node.unwrappedWidth, let handle = node.contentWidth else { continue }
      node.unwrappedWidth = nil
      solver.setConstant(width, of: handle)
    }
  }

  /// Has texts that had to be wrapped want no more width than their longest line takes.
  ///
  /// - Returns: Whether one of them wants less now.
  func narrowWrappedTexts() -> Bool {
    var didChange = false
    for node in textNodes {
      guard let handle = node.contentWidth, let view = node.item as? UIView else { continue }
      let width = (solver.value(of: node.width) + 1e-6).rounded(.down)
      let wanted = solver.constant(of: handle)
      guard width > 0, width < wanted, let wrapped = view.intrinsicWidth(forWidth: width), wrapped < width else {
        continue
      }
      node.unwrappedWidth = wanted
      solver.setConstant(wrapped, of: handle)
      didChange = true
    }
    return didChange
  }

  /// Measures the heights of texts for the widths they now have.
  ///
  /// - Returns: Whether one of them changed.
  func measureTexts() -> Bool {
    var didChange = false
    for node in textNodes {
      guard let handle = node.contentHeight, let view = node.item as? UIView else { continue }
      let width = (solver.value(of: node.width) + 1e-6).rounded(.down)
      guard width != node.measuredWidth else { continue }
      node.measuredWidth = width
      guard let height = view.intrinsicHeight(forWidth: width), height != solver.constant(of: handle) else { continue }
      solver.setConstant(height, of: handle)
      didChange = true
    }
    return didChange
  }
}
