extension UIView {
  /// The nearest view that contains both this view and another, or is one of them.
  final func commonAncestor(with other: UIView) -> UIView? {
    if self === other { return self }
    var depth = 0
    var otherDepth = 0
    var view = self
    while let parent = view.superview {
      depth += 1
      view = parent
    }
    view = other
    while let parent = view.superview {
      otherDepth += 1
      view = parent
    }
    var (left, right): (UIView?, UIView?) = (self, other)
    while depth > otherDepth {
      left = left?.superview
      depth -= 1
    }
    while otherDepth > depth {
      right = right?.superview
      otherDepth -= 1
    }
    while left !== right {
      left = left?.superview
      right = right?.superview
    }
    return left
  }

  /// The view whose engine lays out the subviews of this one: itself where it is a host or has no superview.
  final var layoutHost: UIView {
    var view = self
    while !view.isLayoutHost, let parent = view.superview { view = parent }
    return view
  }

  /// The view whose engine places this one.
  final var enclosingLayoutHost: UIView { superview?.layoutHost ?? self }

  /// The engine that lays out the subviews of this view, where there is one.
  final var activeLayoutEngine: LayoutEngine? { layoutHost.storedLayoutState?.engine }

  final func didInstallConstraint(_ constraint: NSLayoutConstraint) {
    noteConstraintsBelow()
    let host = layoutHost
    host.storedLayoutState?.engine?.insert(constraint)
    host.markNeedsLayout()
  }

  final func didUninstallConstraint(_ constraint: NSLayoutConstraint) {
    let host = layoutHost
    host.storedLayoutState?.engine?.remove(constraint)
    host.markNeedsLayout()
  }

  /// Leaves the mark on the way up to the host by which its engine finds the constraints of this view.
  final func noteConstraintsBelow() {
    var view: UIView? = self
    while let current = view, !current.layoutState.mayHoldConstraintsBelow {
      current.layoutState.mayHoldConstraintsBelow = true
      if current.isLayoutHost { return }
      view = current.superview
    }
  }

  /// The active constraints that speak of an item of this view, in the order of their activation.
  final func activeConstraints(
    mentioning item: any LayoutItem,
    along axis: NSLayoutConstraint.Axis? = nil
  ) -> [NSLayoutConstraint] {
    guard let references = storedLayoutState?.references.values else { return [] }
    return references.filter { constraint in
      let isFirst = constraint.firstItem === item && matches(constraint.firstAttribute, axis)
      return constraint.isActive
        && (isFirst || constraint.secondItem === item && matches(constraint.secondAttribute, axis))
    }.sorted { $0.activation < $1.activation }
  }

  private func matches(_ attribute: NSLayoutConstraint.Attribute, _ axis: NSLayoutConstraint.Axis?) -> Bool {
    axis == nil || LayoutAttribute(attribute)?.axis == axis
  }

  /// The active constraints that speak of the view along one axis.
  ///
  /// - Parameter axis: The axis.
  public final func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    activeConstraints(mentioning: self, along: axis)
  }

  /// Whether another frame would satisfy the constraints as well.
  public final var hasAmbiguousLayout: Bool {
    guard let engine = enclosingLayoutHost.storedLayoutState?.engine else { return false }
    engine.update()
    return engine.isAmbiguous(self)
  }

  /// Activates a constraint in a view.
  final func install(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.isActive = false
    let views = constraint.itemViews
    precondition(
      !views.isEmpty && views.allSatisfy { $0.isDescendant(of: self) },
      """
      The view hierarchy is not prepared for the constraint: \(constraint.layoutDescription)
      When added to a view, the constraint's items must be descendants of that view (or the view itself). This will \
      crash if the constraint needs to be resolved before the view hierarchy is assembled.
      """
    )
    constraint.install(in: self)
  }
}
