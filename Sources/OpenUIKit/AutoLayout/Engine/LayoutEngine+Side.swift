import Foundation

extension LayoutEngine {
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
