import Foundation

extension LayoutEngine {
  /// How often texts are measured again because their heights changed widths.
  private static let textRoundLimit = 4

  /// Solves what changed since the last time, and marks the views whose subviews or guides have to move.
  ///
  /// - Parameter view: A view that is going to place its subviews anyway and is not marked.
  func update(for view: UIView? = nil) {
    guard needsUpdate, !isUpdating else { return }
    isUpdating = true
    defer { isUpdating = false }
    // Views asked for their content sizes may change constraints.
    for _ in 0..<Self.textRoundLimit where needsUpdate {
      needsUpdate = false
      takeInChanges()
      solveWithTexts()
    }
    announceFrames(placing: view)
  }

  private func takeInChanges() {
    refreshHost()
    refreshGivenNodes()
    refreshContentSizes()
    refreshCrossing()
    let batch = pending
    pending.removeAll()
    for constraint in batch { insertIntoSolver(constraint) }
  }

  /// Solves for the widths, measures texts with these, and solves again.
  private func solveWithTexts() {
    unwrapTexts()
    solveBreakingConflicts()
    solveWithHeights()
    if narrowWrappedTexts() {
      solveBreakingConflicts()
      solveWithHeights()
    }
  }

  private func solveWithHeights() {
    var rounds = 0
    while rounds < Self.textRoundLimit, measureTexts() {
      solveBreakingConflicts()
      rounds += 1
    }
  }

  private func announceFrames(placing view: UIView?) {
    for node in nodes.values {
      let frame = frame(of: node)
      if let item = node.item as? UIView {
        if item === host {
          if host.superview == nil, !host.translatesAutoresizingMaskIntoConstraints, frame.size != host.bounds.size {
            hostSize = frame.size
            host.setFrame(CGRect(origin: host.frame.origin, size: frame.size), fromConstraints: true)
          }
        } else if frame != item.storedFrame, node.horizontalRule == nil, item.superview !== view {
          item.superview?.markNeedsLayout()
        }
      } else if frame != node.lastFrame {
        node.lastFrame = frame
        if let owner = node.item?.layoutView, owner !== view { owner.markNeedsLayout() }
      }
    }
  }

  // MARK: - Fitting

  /// A view whose fitting size is worked out, and the size that it is wished to have.
  struct Fitting {
    var view: UIView
    var size: CGSize
    var horizontalPriority: UILayoutPriority
    var verticalPriority: UILayoutPriority
  }

  /// The size that the constraints give a view when it is wished to have a size, in whole points.
  func fittingSize(_ wish: Fitting) -> CGSize {
    isUpdating = true
    defer { isUpdating = false }
    let node = node(for: wish.view)
    retain(node)
    fitting = wish
    replaceNode(node)
    if wish.view !== host, let hostNode = nodes[ObjectIdentifier(host)] { replaceNode(hostNode) }
    takeInChanges()
    solveWithTexts()
    func whole(_ variable: LayoutVariable) -> CGFloat { (solver.value(of: variable) - 1e-6).rounded(.up) }
    let size = CGSize(width: max(0, whole(node.width)), height: max(0, whole(node.height)))
    let insets = wish.view.alignmentRectInsets
    fitting = nil
    replaceNode(node)
    if wish.view !== host, let hostNode = nodes[ObjectIdentifier(host)] { replaceNode(hostNode) }
    release(node)
    retryBroken()
    needsUpdate = true
    return CGSize(width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }
}
