import CGTK
import Foundation

extension UIView {
  /// Exchanges the places of two subviews.
  ///
  /// - Parameters:
  ///   - index1: A place in `subviews`.
  ///   - index2: Another place in `subviews`.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2 else { return }
    subviews.swapAt(index1, index2)
    // Back to front would place widgets beside siblings that are still to move.
    for index in subviews.indices.reversed() { placeWidget(of: subviews[index], at: index) }
  }

  final func leaveSuperview() {
    guard let parent = superview else { return }
    parent.willRemoveSubview(self)
    parent.layoutHierarchyWillRemove(self)
    let hadWindow = window != nil
    resignFirstResponderInside()
    willMove(toSuperview: nil)
    if hadWindow { announceWindow(nil) }
    parent.subviews.removeAll { $0 === self }
    gtk_widget_unparent(gtkWidget)
    storedSuperview = nil
    if hadWindow { windowDidChange(to: nil) }
    didMoveToSuperview()
    parent.markNeedsLayout()
  }

  /// Has the first responder resign where it is this view or inside it, before it leaves the window.
  private func resignFirstResponderInside() {
    guard let responder = window?.firstResponder as? UIView, responder.isDescendant(of: self) else { return }
    responder.resignFirstResponder()
  }

  /// Tells whether this view is another or stands somewhere inside it.
  public func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let candidate = current {
      if candidate === view { return true }
      current = candidate.superview
    }
    return false
  }

  /// Finds the first view with a tag, this one included, depth first.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  final func insert(_ view: UIView, nextTo sibling: UIView, offset: Int) {
    guard let index = subviews.firstIndex(where: { $0 === sibling }), view !== sibling else { return }
    let shift = subviews.firstIndex { $0 === view }.map { $0 < index ? -1 : 0 } ?? 0
    insert(view, at: index + offset + shift)
  }

  final func insert(_ view: UIView, at index: Int) {
    precondition(
      !isDescendant(of: view),
      "Can't add self as subview, nor a view that contains it: \(view) into \(self)."
    )
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: index)
      placeWidget(of: view, at: index)
      return
    }
    // A view that changes its superview inside one window is told of one move.
    let oldWindow = view.window
    let newWindow = window
    if let parent = view.superview {
      parent.willRemoveSubview(view)
      parent.layoutHierarchyWillRemove(view)
      if oldWindow !== newWindow { view.resignFirstResponderInside() }
      view.willMove(toSuperview: self)
      if oldWindow !== newWindow { view.announceWindow(newWindow) }
      parent.subviews.removeAll { $0 === view }
      gtk_widget_unparent(view.gtkWidget)
      parent.markNeedsLayout()
    } else {
      view.willMove(toSuperview: self)
      if oldWindow !== newWindow { view.announceWindow(newWindow) }
    }
    let place = min(index, subviews.count)
    subviews.insert(view, at: place)
    view.storedSuperview = self
    placeWidget(of: view, at: place)
    gtk_widget_set_child_visible(view.gtkWidget, view.isInLayoutTree ? 1 : 0)
    layoutHierarchyDidAdd(view)
    if oldWindow !== newWindow { view.windowDidChange(to: newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
    if view.storedTintColor == nil { view.propagateTintColorChange() }
    markNeedsLayout()
    if view.needsLayoutFlag || view.subtreeNeedsLayout { view.markAncestorsNeedLayout() }
  }

  /// Gives the widget of a subview its parent and its place among the widgets of its siblings.
  private func placeWidget(of view: UIView, at index: Int) {
    let above = index + 1 < subviews.count ? subviews[index + 1].gtkWidget : nil
    let sibling = above.flatMap { gtk_widget_get_parent($0) == contentWidget ? $0 : nil }
    gtk_widget_insert_before(view.gtkWidget, contentWidget, sibling)
  }

  /// Announces a coming change of window to the view and its subviews.
  private func announceWindow(_ window: UIWindow?) {
    willMove(toWindow: window)
    viewController?.viewWillMove(toWindow: window)
    for subview in subviews { subview.announceWindow(window) }
  }

  /// Carries a change of window through the tree.
  final func windowDidChange(to window: UIWindow?) {
    guard storedWindow !== window else { return }
    if let old = storedWindow, old.firstResponder === self { old.firstResponder = nil }
    storedWindow = window
    for interaction in contextMenuInteractions { interaction.dismissMenu() }
    for subview in subviews { subview.windowDidChange(to: window) }
    didMoveToWindow()
    viewController?.viewDidMove(toWindow: window)
  }

  final func visibilityDidChange() {
    if isInLayoutTree { ViewAnimation.current?.willShow(self) }
    gtk_widget_set_child_visible(gtkWidget, isInLayoutTree ? 1 : 0)
    accessibleVisibilityDidChange()
    superview?.setNeedsAllocation()
    layoutVisibilityDidChange()
  }

  /// Keeps assistive technologies from what is not seen: GTK hides only what is not visible by itself.
  final func accessibleVisibilityDidChange() {
    cgtk_accessible_set_hidden(gtkWidget, isInLayoutTree && !isDecorative ? 0 : 1)
  }
}
