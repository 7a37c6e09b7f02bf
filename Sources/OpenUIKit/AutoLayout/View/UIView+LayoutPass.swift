import Foundation

extension UIView {
  // MARK: - Updating constraints

  final func markNeedsUpdateConstraints() {
    needsUpdateConstraintsFlag = true
    markAncestorsNeedUpdateConstraints()
    markAncestorsNeedLayout()
  }

  private func markAncestorsNeedUpdateConstraints() {
    var view = self
    while let parent = view.superview, !parent.subtreeNeedsUpdateConstraints {
      parent.subtreeNeedsUpdateConstraints = true
      view = parent
    }
  }

  /// Whether `updateConstraints()` is going to be called before the next layout.
  public final func needsUpdateConstraints() -> Bool { needsUpdateConstraintsFlag }

  /// Has the view and the views inside it update their constraints where that is due, the innermost first.
  final func updateConstraintsOfSubtree() {
    if subtreeNeedsUpdateConstraints {
      subtreeNeedsUpdateConstraints = false
      for subview in subviews
      where subview.needsUpdateConstraintsFlag || subview.subtreeNeedsUpdateConstraints {
        subview.updateConstraintsOfSubtree()
      }
    }
    if needsUpdateConstraintsFlag {
      needsUpdateConstraintsFlag = false
      if let viewController {
        viewController.updateViewConstraints()
      } else {
        updateConstraints()
      }
    }
  }

  // MARK: - Layout

  /// Prepares a layout pass: constraints are updated and solved, and the views whose subviews move are marked.
  final func updateConstraintsForSubtree() {
    updateConstraintsOfSubtree()
    solvingEngine()?.update()
  }

  /// The engine that lays out the subviews of this view; made where there are constraints and no engine yet.
  private func solvingEngine() -> LayoutEngine? {
    let host = layoutHost
    guard let state = host.storedLayoutState, state.mayHoldConstraintsBelow else { return nil }
    if let engine = state.engine { return engine }
    let engine = LayoutEngine(host: host)
    state.engine = engine
    return engine
  }

  /// Places the subviews that constraints speak of.
  final func applyLayoutFromConstraints() {
    guard let engine = solvingEngine() else { return }
    // Guides and constraints may follow the scrolling.
    if self is UIScrollView { engine.setNeedsUpdate() }
    engine.update(for: self)
    for subview in subviews where !subview.translatesAutoresizingMaskIntoConstraints {
      if let frame = engine.frame(of: subview) { subview.setFrame(frame, fromConstraints: true) }
    }
    if let scrollView = self as? UIScrollView, let guide = storedLayoutState?.systemGuides[.scrollContent],
      let size = engine.decidedSize(of: guide)
    {
      // What no constraint decides stays as the app set it.
      scrollView.contentSize = CGSize(
        width: size.width ?? scrollView.contentSize.width,
        height: size.height ?? scrollView.contentSize.height
      )
    }
  }

  /// Takes note of a frame or bounds that changed by other means than constraints.
  final func layoutGeometryDidChange() {
    if superview?.storedLayoutState != nil { updateSafeArea() }
    guard let state = storedLayoutState else { return }
    if let engine = state.engine, engine.hostSize != bounds.size {
      engine.setNeedsUpdate()
      markNeedsLayout()
    }
    guard superview != nil, !state.references.isEmpty || state.mayHoldConstraintsBelow else { return }
    let host = enclosingLayoutHost
    // Cells move whenever their table scrolls: only what this engine places, or places others by, is its concern.
    guard let engine = host.storedLayoutState?.engine, engine.hasNode(for: self) else { return }
    engine.setNeedsUpdate()
    // A view of a new size is going to be laid out, and that brings the engine up to date.
    if !needsLayoutFlag { host.markNeedsLayout() }
  }

  /// Takes note of margins or a safe area that changed.
  final func layoutGuidesDidChange() {
    markNeedsLayout()
    guard let engine = activeLayoutEngine else { return }
    engine.setNeedsUpdate()
    layoutHost.markNeedsLayout()
  }

  // MARK: - Hierarchy

  final func layoutHierarchyDidAdd(_ subview: UIView) {
    if subview.needsUpdateConstraintsFlag || subview.subtreeNeedsUpdateConstraints {
      subview.markAncestorsNeedUpdateConstraints()
    }
    subview.updateSafeArea()
    guard let state = subview.storedLayoutState, state.mayHoldConstraintsBelow else { return }
    if !subview.isLayoutHost {
      state.engine = nil
      noteConstraintsBelow()
      let host = layoutHost
      if let engine = host.storedLayoutState?.engine {
        engine.insertConstraints(below: subview)
        host.markNeedsLayout()
      }
    }
  }

  /// Removes the constraints between a subview that leaves, with all inside it, and what stays.
  final func layoutHierarchyWillRemove(_ subview: UIView) {
    let engine = layoutHost.storedLayoutState?.engine
    subview.detachConstraints(from: subview, engine: engine, isInsideHost: false)
  }

  private func detachConstraints(from root: UIView, engine: LayoutEngine?, isInsideHost: Bool) {
    if let state = storedLayoutState {
      for constraint in Array(state.references.values) {
        guard let holder = constraint.holder else {
          state.references[ObjectIdentifier(constraint)] = nil
          continue
        }
        if !holder.isDescendant(of: root) { constraint.isActive = false }
      }
      if !isInsideHost, !isLayoutHost, let engine {
        for constraint in state.constraints { engine.remove(constraint) }
      }
    }
    for subview in subviews {
      subview.detachConstraints(from: root, engine: engine, isInsideHost: isInsideHost || isLayoutHost)
    }
  }

  final func layoutVisibilityDidChange() {
    (superview as? UIStackView)?.arrangedSubviewVisibilityDidChange(self)
  }
}
